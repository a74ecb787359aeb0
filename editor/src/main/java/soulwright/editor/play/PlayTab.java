package soulwright.editor.play;

import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.PlainKeys;
import soulwright.editor.widget.Tab;

/** A tab in which a game is played: it shows the moments of a table, and tells the table what the player does. Nothing but decisions is undone in it. */
public abstract class PlayTab implements Tab, GameScreen.Acts {
    private final GameTable table;
    private final Consumer<Pace> remember;
    private boolean closed;

    /**
     * Before the first moment.
     *
     * @param table makes the table at which is played; it shows its moments to what it is given
     * @param remember is told the pace that the player wants
     */
    protected PlayTab(Function<Consumer<Moment>, GameTable> table, Consumer<Pace> remember) {
        this.table = table.apply(moment -> SwingUtilities.invokeLater(() -> arrived(moment)));
        this.remember = remember;
    }

    /** Begins to play, or to go on. */
    public final void begin() {
        table.begin();
    }

    /** The table at which is played. */
    protected final GameTable table() {
        return table;
    }

    private void arrived(Moment moment) {
        if (!closed) {
            show(moment);
            commands().forEach(Command::refresh);
        }
    }

    /** Shows another moment; no longer called once the tab is closed. */
    protected abstract void show(Moment moment);

    /** Says what becomes of the game, now that its tab is closed. */
    protected abstract void left();

    /** Has the keys of all commands, and digits, work on a screen. */
    protected final void bindTo(JComponent screen, IntConsumer press) {
        commands().forEach(command -> command.bindTo(screen));
        IntStream.rangeClosed(1, OptionBar.MOST_NUMBERED)
                .forEach(digit -> PlainKeys.bind(screen, KeyEvent.VK_0 + digit, () -> press.accept(digit)));
    }

    @Override
    public final void choose(int moment, int option) {
        table.choose(moment, option);
    }

    @Override
    public final void sitDown(int moment) {
        table.sitDown(moment);
    }

    @Override
    public final void pace(Pace wanted) {
        remember.accept(wanted);
        table.pace(wanted);
    }

    @Override
    public final boolean edits() {
        return false;
    }

    @Override
    public final void closed() {
        if (!closed) {
            closed = true;
            table.close();
            left();
        }
    }
}

package soulwright.editor.shell;

import java.awt.Window;
import java.util.Arrays;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.MenuElement;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.DialogShot;

/** The list of all commands, opened by the command that opens it. */
public final class CommandsShot extends DialogShot {
    public CommandsShot() {
        super("commands");
    }

    @Override
    protected void open(Window window, Desk desk) {
        JMenuBar bar = ((JFrame) window).getJMenuBar();
        commands(bar)
                .filter(command -> command.name().startsWith("Find command"))
                .forEach(Command::run);
    }

    private static Stream<Command> commands(MenuElement menu) {
        Stream<Command> own = menu instanceof JMenuItem item
                        && !(menu instanceof JMenu)
                        && item.getAction() instanceof Command command
                ? Stream.of(command)
                : Stream.empty();
        return Stream.concat(own, Arrays.stream(menu.getSubElements()).flatMap(CommandsShot::commands));
    }
}

package soulwright.tools.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import soulwright.tools.terminal.StreamTerminal.Audience;

/** The terminal that the program was started from, with line editing and a screen that can be cleared. */
public final class SystemTerminal implements Terminal {
    /** Forgets what has scrolled away, too. */
    private static final String CLEAR_ALL = "\033[3J";

    /** What shells say of a program that ends because of Ctrl+C. Left to itself, it would end without a last word. */
    private static final int INTERRUPTED = 130;

    private final org.jline.terminal.Terminal device;
    private final LineReader reader;
    private final Colours colours;

    private SystemTerminal(org.jline.terminal.Terminal device, Colours colours) {
        this.device = device;
        this.colours = colours;
        device.handle(Signal.INT, signal -> System.exit(INTERRUPTED));
        this.reader = LineReaderBuilder.builder()
                .terminal(device)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    /**
     * Opens it; where no person sits at it, or it understands no commands, its streams.
     *
     * @param most as many colours are used as it shows, but not more than these
     * @param in where lines are typed where there is no terminal
     * @param out where they are printed then
     */
    public static Terminal open(Colours most, BufferedReader in, PrintWriter out) {
        Map<String, String> environment = System.getenv();
        Colours shown = Colours.of(environment);
        try {
            return Colours.isDumb(environment)
                    ? new StreamTerminal(in, out, Audience.PERSON)
                    : new SystemTerminal(device(), shown.compareTo(most) < 0 ? shown : most);
        } catch (IOException | IllegalStateException noTerminal) {
            return new StreamTerminal(in, out, Audience.PROGRAM);
        }
    }

    private static org.jline.terminal.Terminal device() throws IOException {
        return TerminalBuilder.builder()
                .system(true)
                .systemOutput(TerminalBuilder.SystemOutput.SysOut)
                .dumb(false)
                .build();
    }

    @Override
    public Size size() {
        int columns = device.getSize().getColumns() > 0 ? device.getSize().getColumns() : Size.USUAL.columns();
        int rows = device.getSize().getRows() > 0 ? device.getSize().getRows() : Size.USUAL.rows();
        return new Size(columns, rows);
    }

    @Override
    public void print(List<Line> lines) {
        lines.forEach(line -> device.writer().println(colours.print(line)));
        device.flush();
    }

    @Override
    public void printLast(List<Line> lines) {
        lines.forEach(line -> System.out.println(Colours.NONE.print(line)));
        System.out.flush();
    }

    @Override
    public void clear() {
        device.puts(Capability.clear_screen);
        device.writer().print(CLEAR_ALL);
        device.flush();
    }

    /** Also what the keys for earlier lines would bring back. */
    @Override
    public void hide() {
        clear();
        try {
            reader.getHistory().purge();
        } catch (IOException e) {
            throw new UncheckedIOException("there is no file of earlier lines that could fail", e);
        }
    }

    /** Ctrl+C and Ctrl+D both end it. */
    @Override
    public Optional<String> read(String prompt) {
        try {
            return Optional.of(reader.readLine(Harmless.line(prompt)));
        } catch (UserInterruptException | EndOfFileException ended) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            device.close();
        } catch (IOException gone) {
            return;
        }
    }
}

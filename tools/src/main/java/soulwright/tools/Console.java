package soulwright.tools;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import soulwright.tools.terminal.Colours;
import soulwright.tools.terminal.Output;
import soulwright.tools.terminal.Terminal;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The outer world as commands see it, so that tests can look on.
 *
 * @param colour whether a person reads this on a terminal that shows colours
 * @param progress whether a person looks at {@code err}, so that something may move there
 * @param display whether there is one to open windows on
 * @param terminal where people play: opens it, with no more colours than it is given
 * @param data where what belongs to the person is kept
 */
record Console(
        Output out,
        Output err,
        boolean colour,
        boolean progress,
        BooleanSupplier display,
        Function<Colours, Terminal> terminal,
        Home home,
        Path data) {
    /** Prints the same thing for a program or for a person. */
    void print(DataFormat format, Object data, String text) {
        switch (format) {
            case TEXT -> out.print(text);
            case JSON -> out.println(json(data));
        }
    }

    /** Data for a program, on several lines. */
    static String json(Object data) {
        return JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(data);
    }

    void flush() {
        out.flush();
        err.flush();
    }
}

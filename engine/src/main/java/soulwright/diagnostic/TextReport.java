package soulwright.diagnostic;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Findings for people:
 *
 * <pre>
 * monsters/water.yaml:41:14: error SW2101: unknown element "watre" in monster mud-crab
 *    41 |     element: watre
 *       |              ^^^^^
 *   help: did you mean "water"?
 * </pre>
 */
public final class TextReport implements Report {
    /** More than this nobody reads; programs get all. */
    private static final int MOST_SHOWN = 1_000;

    private final SourceTexts texts;
    private final Style style;

    public TextReport(SourceTexts texts, Style style) {
        this.texts = texts;
        this.style = style;
    }

    @Override
    public void write(Findings findings, Writer out) throws IOException {
        Map<String, Optional<Lines>> lines = new HashMap<>();
        List<Diagnostic> shown =
                findings.all().subList(0, Math.min(MOST_SHOWN, findings.all().size()));
        for (Diagnostic found : shown) {
            Optional<Lines> source = lines.computeIfAbsent(
                    found.place().file(), file -> texts.text(file).map(Lines::new));
            boolean whole = found.place().isWholeFile();
            out.write(headline(found, whole && source.isEmpty()));
            if (!whole) {
                out.write(source.map(text -> excerpt(found, text)).orElse(""));
            }
            out.write(advice(found));
        }
        int more = findings.all().size() - shown.size();
        if (more > 0) {
            out.write("... and %d more: mend these first, or see all with --format json\n".formatted(more));
        }
        out.write(summary(findings));
    }

    /** @param lineless whether there is no text, so that a line and a column would lead nowhere */
    private String headline(Diagnostic found, boolean lineless) {
        String where = lineless ? found.place().file() : found.place().toString();
        String what = found.severity().word() + " " + found.code().id();
        return style.bold(Glyphs.printable(where + ":"))
                + " "
                + style.severity(found.severity(), what)
                + ": "
                + Glyphs.printable(found.message())
                + "\n";
    }

    private String excerpt(Diagnostic found, Lines source) {
        Place place = found.place();
        String line = source.line(place.line());
        int endColumn = place.endLine() == place.line() ? place.endColumn() : Integer.MAX_VALUE;
        Excerpt excerpt = Excerpt.of(line, place.column(), endColumn);
        return style.quiet("%5d | ".formatted(place.line()))
                + excerpt.line()
                + "\n"
                + style.quiet("      | ")
                + style.severity(found.severity(), excerpt.underline())
                + "\n";
    }

    private String advice(Diagnostic found) {
        StringBuilder out = new StringBuilder();
        found.help()
                .ifPresent(help -> out.append(style.advice("  help: "))
                        .append(Glyphs.printable(help))
                        .append('\n'));
        for (Related related : found.related()) {
            out.append(style.advice("  note: "))
                    .append(Glyphs.printable(related.place() + ": " + related.message()))
                    .append('\n');
        }
        return out.toString();
    }

    private String summary(Findings findings) {
        if (findings.isEmpty()) {
            return "no findings\n";
        }
        List<String> counts = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            int count = findings.count(severity);
            if (count > 0) {
                counts.add(style.severity(severity, counted(count, severity.word())));
            }
        }
        long mendable = findings.all().stream()
                .filter(found -> found.fixes().size() == 1)
                .count();
        String mended = mendable == 0 ? "" : " (%d can be mended with --fix)".formatted(mendable);
        return String.join(", ", counts) + mended + "\n";
    }

    private static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}

package soulwright.diagnostic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Applies the fixes of findings to the texts of their files. A finding with more than one fix needs somebody to decide, so it is left. A fix
 * is applied whole or not at all; one that touches what an earlier one has changed is left for the next round.
 */
public final class Fixes {
    private final SourceTexts texts;
    private final Map<String, Optional<Lines>> lines = new HashMap<>();
    private final Map<String, List<Splice>> splices = new TreeMap<>();
    private final List<Change> changes = new ArrayList<>();
    private int applied;

    private Fixes(SourceTexts texts) {
        this.texts = texts;
    }

    /** The new texts of the files that change, and how many findings that mends. */
    public static Mended apply(Collection<Diagnostic> found, SourceTexts texts) {
        Fixes fixes = new Fixes(texts);
        Findings.of(found).all().stream()
                .filter(diagnostic -> diagnostic.fixes().size() == 1)
                .forEach(diagnostic -> fixes.take(diagnostic.fixes().get(0)));
        return fixes.mended();
    }

    /**
     * What became of it.
     *
     * @param texts the whole new text of each changed file, in the order of their names
     * @param applied how many findings have been mended
     * @param changes each change to a file
     */
    public record Mended(Map<String, String> texts, int applied, List<Change> changes) {
        public Mended {
            changes = List.copyOf(changes);
        }
    }

    /**
     * A stretch of a file that was replaced.
     *
     * @param before what stood there; nothing where text was put in
     * @param after what stands there now; nothing where text was taken out
     */
    public record Change(Place place, String before, String after) {}

    private void take(Fix fix) {
        Map<String, List<Splice>> wanted = new HashMap<>();
        for (TextEdit edit : fix.edits()) {
            String file = edit.place().file();
            Optional<Splice> splice = lines(file).map(text -> Splice.of(edit, text));
            List<Splice> others = wanted.computeIfAbsent(file, any -> new ArrayList<>());
            if (splice.isEmpty()
                    || splice.get().touchesAny(others)
                    || splice.get().touchesAny(splicesOf(file))) {
                return;
            }
            others.add(splice.get());
        }
        wanted.forEach((file, added) -> splicesOf(file).addAll(added));
        fix.edits().forEach(edit -> changes.add(change(edit)));
        applied++;
    }

    private Change change(TextEdit edit) {
        String file = edit.place().file();
        Splice splice = Splice.of(edit, lines(file).orElseThrow());
        String before = texts.text(file).orElseThrow().substring(splice.start(), splice.end());
        return new Change(edit.place(), before, edit.replacement());
    }

    private Mended mended() {
        Map<String, String> mended = new TreeMap<>();
        splices.forEach((file, all) -> {
            if (!all.isEmpty()) {
                mended.put(file, Splice.all(all, texts.text(file).orElseThrow()));
            }
        });
        return new Mended(mended, applied, changes);
    }

    private List<Splice> splicesOf(String file) {
        return splices.computeIfAbsent(file, any -> new ArrayList<>());
    }

    private Optional<Lines> lines(String file) {
        return lines.computeIfAbsent(file, any -> texts.text(file).map(Lines::new));
    }

    private record Splice(int start, int end, String replacement) {
        static Splice of(TextEdit edit, Lines lines) {
            Place place = edit.place();
            return new Splice(
                    lines.offset(place.line(), place.column()),
                    lines.offset(place.endLine(), place.endColumn()),
                    edit.replacement());
        }

        static String all(List<Splice> splices, String text) {
            StringBuilder out = new StringBuilder();
            int done = 0;
            List<Splice> inOrder = splices.stream()
                    .sorted(Comparator.comparingInt(Splice::start))
                    .toList();
            for (Splice splice : inOrder) {
                out.append(text, done, splice.start).append(splice.replacement);
                done = splice.end;
            }
            return out.append(text, done, text.length()).toString();
        }

        boolean touchesAny(List<Splice> others) {
            return others.stream().anyMatch(this::touches);
        }

        private boolean touches(Splice other) {
            return start == other.start || (start < other.end && other.start < end);
        }
    }
}

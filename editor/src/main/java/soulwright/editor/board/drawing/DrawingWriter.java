package soulwright.editor.board.drawing;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import soulwright.yaml.EditResult;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlScalar;
import soulwright.yaml.YamlText;

/** Writes what has changed between two drawings of a board into its text, and touches nothing else. */
public final class DrawingWriter {
    private static final Pattern SIGN = Pattern.compile("\\S+");

    private final YamlPath entry;
    private final YamlMap own;
    private final Drawing before;
    private final Drawing after;
    private final Steps steps;

    private DrawingWriter(YamlText text, YamlPath entry, YamlMap own, Drawing before, Drawing after) {
        this.steps = new Steps(text);
        this.entry = entry;
        this.own = own;
        this.before = before;
        this.after = after;
    }

    /**
     * Writes a drawing.
     *
     * @param entry where the board stands in the text
     * @param own what the board says itself now
     * @param before as {@link DrawingReader} read it
     * @return the new text, or why it cannot be written, in which case nothing is; splices do not tell all that changed
     */
    public static EditResult write(YamlText text, YamlPath entry, YamlMap own, Drawing before, Drawing after) {
        DrawingWriter writer = new DrawingWriter(text, entry, own, before, after);
        writer.write();
        return writer.steps.result();
    }

    private void write() {
        if (before.size() != after.size()) {
            steps.then(text -> text.put(entry, "size", after.size()));
        }
        legend();
        rows("lands", before.lands(), after.lands());
        if (!before.buildings().equals(after.buildings())) {
            buildings();
        }
        rows("elevation", before.elevation(), after.elevation());
    }

    private void legend() {
        Map<String, String> added = new TreeMap<>(after.legend());
        added.keySet().removeAll(before.legend().keySet());
        if (own.get("legend") instanceof YamlMap) {
            added.forEach((letter, word) -> steps.then(text -> text.put(entry.key("legend"), letter, word)));
        } else if (!added.isEmpty()) {
            steps.then(text -> text.add(entry, "legend", added));
        }
    }

    // ---- rows of signs

    private void rows(String key, List<List<String>> was, List<List<String>> is) {
        if (was.equals(is)) {
            return;
        }
        if (own.get(key) == null) {
            steps.then(text ->
                    text.add(entry, key, is.stream().map(DrawingWriter::row).toList()));
        } else if (is.isEmpty()) {
            steps.then(text -> text.remove(entry.key(key)));
        } else if (own.get(key) instanceof YamlList list
                && list.items().stream().allMatch(YamlScalar.class::isInstance)) {
            rows(entry.key(key), own.scalars(key), was, is);
        } else {
            steps.refuse("\"%s\" is no list of rows; mend that in the text first".formatted(key));
        }
    }

    private void rows(YamlPath rows, List<YamlScalar> written, List<List<String>> was, List<List<String>> is) {
        int both = Math.min(was.size(), is.size());
        for (int i = 0; i < both; i++) {
            if (!was.get(i).equals(is.get(i))) {
                YamlPath row = rows.item(i);
                String changed = changed(written.get(i).text(), is.get(i));
                steps.then(text -> text.set(row, changed));
            }
        }
        for (int i = was.size() - 1; i >= both; i--) {
            YamlPath row = rows.item(i);
            steps.then(text -> text.remove(row));
        }
        for (int i = both; i < is.size(); i++) {
            int index = i;
            steps.then(text -> text.insert(rows, index, row(is.get(index))));
        }
    }

    private static String row(List<String> signs) {
        return String.join(" ", signs);
    }

    /** A row with other signs, between which the spaces stay as they are. */
    private static String changed(String row, List<String> signs) {
        List<MatchResult> old = SIGN.matcher(row).results().toList();
        if (old.size() != signs.size()) {
            return row(signs);
        }
        StringBuilder changed = new StringBuilder(row);
        for (int i = old.size() - 1; i >= 0; i--) {
            changed.replace(old.get(i).start(), old.get(i).end(), signs.get(i));
        }
        return changed.toString();
    }

    // ---- dwellings

    private void buildings() {
        YamlPath path = entry.key("dwellings");
        YamlNode written = own.get("dwellings");
        if (written == null) {
            steps.then(text -> text.add(
                    entry,
                    "dwellings",
                    after.buildings().stream().map(Buildings::written).toList()));
        } else if (written instanceof YamlList list) {
            new Buildings(path, list, before.buildings(), after.buildings()).write(steps);
        } else if (written instanceof YamlScalar empty && empty.kind() == YamlScalar.Kind.NULL) {
            steps.then(text -> text.set(
                    path, after.buildings().stream().map(Buildings::written).toList()));
        } else {
            steps.refuse("the dwellings of this board change those of another board; edit them in the text");
        }
    }
}

package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import soulwright.yaml.EditResult;
import soulwright.yaml.YamlText;

/** Many entries of one file that are changed before the file is. Forms are those of the text as it was at first. */
public final class Drafts {
    private final YamlText before;
    private final LineStarts lines;
    private final List<Draft> apart = new ArrayList<>();
    private YamlText whole;

    /** Of a file as it is written. */
    public Drafts(YamlText file) {
        before = file;
        whole = file;
        lines = LineStarts.of(file.text());
    }

    /** Does some changes of one entry one after the other; what is refused is left out, and told. */
    public List<EditResult> change(Form form, List<BiFunction<Form, Writing, EditResult>> changes) {
        Piece piece = Piece.of(form.entry(), before, lines);
        Draft draft = piece.isWhole() ? new Draft(form, Piece.of(form.entry(), whole)) : new Draft(form, piece);
        List<EditResult> results = changes.stream().map(draft::change).toList();
        if (piece.isWhole()) {
            whole = draft.file();
        } else {
            apart.add(draft);
        }
        return results;
    }

    /** The file with all changes. */
    public YamlText file() {
        if (apart.isEmpty()) {
            return whole;
        }
        apart.sort(Comparator.comparingInt(Draft::start));
        String text = before.text();
        StringBuilder all = new StringBuilder(text.length() + text.length() / 16);
        int at = 0;
        for (Draft draft : apart) {
            all.append(text, at, draft.start()).append(draft.text());
            at = draft.end();
        }
        return new ShownText(before)
                .withText(all.append(text, at, text.length()).toString());
    }
}

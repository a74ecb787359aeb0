package soulwright.editor.entry.form;

import java.util.Optional;
import java.util.function.BiFunction;
import soulwright.editor.document.EntryOutline;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlText;

/** An entry that is changed at several places, one after the other, before its file is. */
final class Draft {
    private final Piece before;
    private Piece now;
    private Form form;

    Draft(Form form, Piece piece) {
        this.form = form;
        this.before = piece;
        this.now = piece;
    }

    /** Changes it; when that is refused, it stays as it was. */
    EditResult change(BiFunction<Form, Writing, EditResult> how) {
        EditResult result = how.apply(form, new Writing(form, now.alone()));
        if (result instanceof Edited edited
                && !edited.text().text().equals(now.text().text())) {
            now = now.with(edited.text());
            form = form.reread(outline());
        }
        return result;
    }

    /** The file with the entry as it is now. */
    YamlText file() {
        return now.inFile(before.text().text());
    }

    /** Where its text began in the file. */
    int start() {
        return before.start();
    }

    /** Where its text ended in the file. */
    int end() {
        return before.start() + before.text().text().length();
    }

    String text() {
        return now.text().text();
    }

    private EntryOutline outline() {
        EntryOutline old = form.entry();
        YamlNode root = YamlFile.read(old.file().shown(), now.text().bytes(), Limits.standard(), finding -> {})
                .root()
                .orElse(old.tree());
        Optional<YamlNode> entry = Piece.at(root, now.path());
        return entry.filter(YamlMap.class::isInstance)
                .map(map -> new EntryOutline(old.file(), old.name(), now.path(), (YamlMap) map))
                .orElse(old);
    }
}

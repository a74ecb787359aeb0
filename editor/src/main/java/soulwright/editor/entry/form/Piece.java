package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.editor.document.EntryOutline;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.Refused;
import soulwright.yaml.Refused.Reason;
import soulwright.yaml.YamlEdit;
import soulwright.yaml.YamlEdit.AddKey;
import soulwright.yaml.YamlEdit.InsertItem;
import soulwright.yaml.YamlEdit.MoveTo;
import soulwright.yaml.YamlEdit.Remove;
import soulwright.yaml.YamlEdit.RenameKey;
import soulwright.yaml.YamlEdit.SetValue;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/**
 * The part of a file that an entry is written in, for changing it. Where a file is a list, that is the entry's own lines: then a change takes
 * the same time however many entries the file has.
 *
 * @param file the whole text
 * @param start of the part, in chars
 * @param text of the part
 * @param path of the entry within the part
 */
record Piece(YamlText file, int start, YamlText text, YamlPath path) {
    static Piece of(EntryOutline entry, YamlText file) {
        return of(entry, file, LineStarts.of(file.text()));
    }

    static Piece of(EntryOutline entry, YamlText file, LineStarts lines) {
        String own = entry.tree().source().text();
        int start = lines.of(entry.tree().source().place(0, 0).line());
        boolean alone =
                !entry.path().isRoot() && own.startsWith("-") && file.text().startsWith(own, start);
        return alone
                ? new Piece(file, start, YamlText.of(own), YamlPath.ROOT.item(0))
                : new Piece(file, 0, file, entry.path());
    }

    /** Whether it is the file itself. */
    boolean isWhole() {
        return text.text().length() == file.text().length();
    }

    /** The part as if it were a file of its own. */
    Piece alone() {
        return new Piece(text, 0, text, path);
    }

    static Optional<YamlNode> at(YamlNode root, YamlPath path) {
        YamlNode node = root;
        for (YamlPath.Step step : path.steps()) {
            int index = step instanceof YamlPath.Index item ? item.index() : 0;
            if (!(node instanceof YamlList list) || index >= list.items().size()) {
                return Optional.empty();
            }
            node = list.items().get(index);
        }
        return Optional.of(node);
    }

    /** The same part after a change. */
    Piece with(YamlText changed) {
        return new Piece(file, start, changed, path);
    }

    /** Does some edits one after another, all or none; their paths begin at the entry. The result is the text of the part. */
    EditResult apply(List<YamlEdit> steps) {
        YamlText now = text;
        for (YamlEdit step : steps) {
            EditResult result = now.apply(inPiece(step));
            if (result instanceof Refused) {
                return result;
            }
            now = result.orThrow();
        }
        return new Edited(now, List.of());
    }

    /** Whether it cannot be read without the rest of the file, because it repeats a value of another entry. */
    boolean leansOnOthers(EditResult result) {
        return start > 0 && result instanceof Refused refused && refused.reason() == Reason.BROKEN_TEXT;
    }

    /** The whole file with the part as it was changed. */
    YamlText inFile(String before) {
        String all = file.text();
        return new ShownText(file)
                .withText(all.substring(0, start) + text.text() + all.substring(start + before.length()));
    }

    private YamlEdit inPiece(YamlEdit edit) {
        if (edit instanceof SetValue set) {
            return new SetValue(join(set.path()), set.value());
        }
        if (edit instanceof AddKey add) {
            return new AddKey(join(add.map()), add.key(), add.value(), add.after());
        }
        if (edit instanceof InsertItem insert) {
            return new InsertItem(join(insert.list()), insert.index(), insert.value());
        }
        if (edit instanceof Remove remove) {
            return new Remove(join(remove.path()));
        }
        if (edit instanceof RenameKey rename) {
            return new RenameKey(join(rename.path()), rename.name());
        }
        MoveTo move = (MoveTo) edit;
        return new MoveTo(join(move.path()), move.index());
    }

    private YamlPath join(YamlPath below) {
        List<YamlPath.Step> steps = new ArrayList<>(path.steps());
        steps.addAll(below.steps());
        return new YamlPath(steps);
    }
}

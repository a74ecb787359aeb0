package soulwright.editor.document;

import java.util.Optional;
import soulwright.pack.Kind;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlScalar;

/**
 * An entry as it stands in the text of its file at this moment, whatever the checks say of it.
 *
 * @param path of the entry in the document; add keys to it to get at its values
 * @param tree what is written: nothing inherited, no patches
 */
public record EntryOutline(FileId file, EntryName name, YamlPath path, YamlMap tree) {
    /** What players call it, as far as that is written here; else its id without the pack. A patch is called by what it changes. */
    public String title() {
        if (name.kind() == Kind.PATCHES) {
            return "Patch of " + text("target").filter(EntryOutline::isSaid).orElse("nothing yet");
        }
        return text("name").filter(EntryOutline::isSaid).orElse(isSaid(name.local()) ? name.local() : "Without a name");
    }

    private static boolean isSaid(String words) {
        return !words.isBlank();
    }

    /** Whether others can name it: it has an id of its own. */
    public boolean hasId() {
        return name.kind().hasEntries();
    }

    public boolean isAbstract() {
        return text("abstract").filter("true"::equals).isPresent();
    }

    /** The id of its parent, as written. */
    public Optional<String> parent() {
        return text("extends");
    }

    /** The word or number under a key, as written. */
    public Optional<String> text(String key) {
        YamlNode value = tree.get(key);
        return value instanceof YamlScalar scalar ? Optional.of(scalar.text()) : Optional.empty();
    }
}

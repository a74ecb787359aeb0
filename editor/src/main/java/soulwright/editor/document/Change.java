package soulwright.editor.document;

import java.util.Optional;
import soulwright.yaml.YamlText;

/** What an edit does to one file: its text before and after, none where the file does not exist. */
public record Change(FileId file, Optional<YamlText> before, Optional<YamlText> after) {
    public static Change of(FileId file, YamlText before, YamlText after) {
        return new Change(file, Optional.of(before), Optional.of(after));
    }

    /** A new file. */
    public static Change create(FileId file, YamlText text) {
        return new Change(file, Optional.empty(), Optional.of(text));
    }

    /** A file that goes. */
    public static Change delete(FileId file, YamlText text) {
        return new Change(file, Optional.of(text), Optional.empty());
    }

    Change reversed() {
        return new Change(file, after, before);
    }

    boolean changesNothing() {
        return Texts.same(before, after);
    }
}

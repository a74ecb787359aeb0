package soulwright.editor.board.drawing;

import java.util.List;
import java.util.function.Function;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.Refused;
import soulwright.yaml.Refused.Reason;
import soulwright.yaml.YamlText;

/** Edits of a text one after another; when one is refused, none counts. */
final class Steps {
    private EditResult result;

    Steps(YamlText text) {
        result = new Edited(text, List.of());
    }

    void then(Function<YamlText, EditResult> edit) {
        if (result instanceof Edited edited) {
            result = edit.apply(edited.text());
        }
    }

    void refuse(String message) {
        then(text -> new Refused(Reason.NOT_POSSIBLE, message));
    }

    /** The text in the end; its splices are those of the last edit only. */
    EditResult result() {
        return result;
    }
}

package soulwright.editor.play;

import java.util.List;
import java.util.Optional;
import soulwright.editor.widget.Agreement;
import soulwright.editor.widget.Desk;
import soulwright.game.Recording;
import soulwright.game.SaveFile;

/** What was found in a saved game that is to go on. The list that named it may be older than the file, so it is read again before. */
public final class WholeSave {
    private WholeSave() {}

    /**
     * The game, or the one saved before it if the user agrees; if there is none, he is told why.
     *
     * @param refusal what cannot be done then
     */
    public static Optional<Recording> of(SaveFile.Opened opened, Desk desk, String refusal) {
        if (opened instanceof SaveFile.Whole whole) {
            return Optional.of(whole.recording());
        }
        SaveFile.Damaged damaged = (SaveFile.Damaged) opened;
        Optional<Recording> agreed = damaged.before()
                .filter(before -> Agreement.to(
                        "The saved game is damaged", List.of(damaged.message(), damaged.help()), "Go on with it"));
        if (agreed.isEmpty()) {
            desk.sayWhyNot(refusal, damaged.message());
        }
        return agreed;
    }
}

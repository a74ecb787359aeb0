package soulwright.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A saved game, taken up again. Where packs have changed since, the game may have gone another way: then it is for the players to say whether
 * they go on from where it could be played again, in a copy ({@link SaveFile#unusedCopy}), so that the save stays as it is for when the packs
 * are as they were.
 *
 * @param changes how the packs differ from those it was saved with
 * @param replay how far it could be played again
 */
public record Resumption(List<PackChange> changes, Replay replay) {
    public Resumption {
        changes = List.copyOf(changes);
    }

    /**
     * Plays a saved game again as far as it goes.
     *
     * @param fresh a session in which nothing has been decided; its set-up has the choices and the seed of the save, and the packs that are there
     *     now
     */
    public static Resumption of(Recording saved, Session fresh) {
        List<PackChange> changes =
                PackChange.between(saved.setup().packs(), fresh.setup().packs());
        return new Resumption(changes, Replay.of(saved, fresh));
    }

    /** Whether it is the very game that was saved, so that it can be played on and saved in its file. */
    public boolean isExact() {
        return changes.isEmpty() && replay instanceof Replay.Same;
    }

    /** What changed and how far the game could be played again, a line each, for people. */
    public List<String> words() {
        List<String> words = new ArrayList<>();
        changes.forEach(change -> words.add(change.words()));
        words.add(replay.words());
        return words;
    }
}

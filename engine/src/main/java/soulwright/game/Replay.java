package soulwright.game;

import java.util.List;
import java.util.Optional;

/** What came of playing a recording again. */
public sealed interface Replay {
    /** The game as far as it could be played again, with its decisions; it can be played on. */
    Session session();

    /** What came of it, in words for people. */
    String words();

    /** How many decisions could be made again. */
    default int replayed() {
        return session().game().decisions();
    }

    /** Plays a recording again on a game that was started with its set-up. */
    static Replay of(Recording recording, Game fresh) {
        return of(recording, new Session(recording.setup(), fresh));
    }

    /**
     * The same for a session that somebody may listen to already, so that he hears the whole game.
     *
     * @param fresh one in which nothing has been decided
     */
    static Replay of(Recording recording, Session fresh) {
        List<String> keys = recording.decisions();
        for (int i = 0; i < keys.size(); i++) {
            Optional<Integer> option = find(fresh.game(), keys.get(i));
            if (option.isEmpty()) {
                return new NotOffered(fresh, keys.get(i), keys.size());
            }
            fresh.choose(option.get());
        }
        long found = fresh.game().hash();
        return found == recording.hash() ? new Same(fresh) : new OtherState(fresh, recording.hash(), found);
    }

    private static Optional<Integer> find(Game game, String key) {
        return game.over() ? Optional.empty() : game.decision().find(key);
    }

    /** Every decision could be made again, and the game stands exactly where it stood. */
    record Same(Session session) implements Replay {
        @Override
        public String words() {
            return "all " + replayed() + " decisions give the same game";
        }
    }

    /**
     * The game went another way: what was decided next is not offered, or the game is over.
     *
     * @param key what was decided next
     * @param recorded how many decisions the recording has
     */
    record NotOffered(Session session, String key, int recorded) implements Replay {
        @Override
        public String words() {
            String why = session.game().over()
                    ? "the game is over before the next, \"" + key + "\""
                    : "the next, \"" + key + "\", is not offered to player "
                            + (session.game().decision().player() + 1);
            return replayed() + " of " + recorded + " decisions could be made again: " + why;
        }
    }

    /** Every decision could be made again, but the game stands elsewhere. */
    record OtherState(Session session, long recorded, long found) implements Replay {
        @Override
        public String words() {
            return "all " + replayed() + " decisions could be made again, but the game stands elsewhere: its hash is "
                    + RecordingText.hex(found) + ", not " + RecordingText.hex(recorded);
        }
    }
}

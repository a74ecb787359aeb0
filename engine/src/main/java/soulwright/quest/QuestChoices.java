package soulwright.quest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;
import soulwright.game.Setup;
import soulwright.quest.QuestSetup.Seat;

/**
 * What is chosen before a board game begins; saves hold it as words.
 *
 * @param pack a word that finds it
 * @param ruleset its id with its pack
 * @param players for each seat who plays there: {@link #PERSON}, or the name of a computer player
 */
public record QuestChoices(String pack, String ruleset, QuestSetup setup, List<String> players) {
    /** What a seat says where a person plays. */
    public static final String PERSON = "human";

    public QuestChoices {
        players = List.copyOf(players);
    }

    /** The same as words, to be read again by {@link #of}. */
    public Map<String, String> written() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("pack", pack);
        words.put("ruleset", ruleset);
        words.put("board", setup.board().text());
        for (int i = 0; i < setup.seats().size(); i++) {
            Seat seat = setup.seats().get(i);
            String prefix = "seat-" + (i + 1);
            words.put(prefix, players.get(i));
            words.put(prefix + "-name", seat.name());
            seat.character().ifPresent(character -> words.put(prefix + "-character", character.text()));
        }
        return words;
    }

    /**
     * Reads what a save says.
     *
     * @throws NoBoardGame if it is no save of a board game
     */
    public static QuestChoices of(Setup saved) {
        QuestChoices read = read(saved.choices(), saved.seed());
        if (!read.written().equals(saved.choices())) {
            throw new NoBoardGame("its set-up says more than one does");
        }
        return read;
    }

    private static QuestChoices read(Map<String, String> words, long seed) {
        List<String> players = new ArrayList<>();
        List<Seat> seats = new ArrayList<>();
        for (int i = 1; words.containsKey("seat-" + i); i++) {
            String prefix = "seat-" + i;
            players.add(word(words, prefix));
            seats.add(new Seat(
                    word(words, prefix + "-name"),
                    Optional.ofNullable(words.get(prefix + "-character")).map(GameCharacter.KIND::id),
                    word(words, prefix).equals(PERSON)));
        }
        QuestSetup setup = new QuestSetup(Board.KIND.id(word(words, "board")), seats, seed);
        return new QuestChoices(word(words, "pack"), word(words, "ruleset"), setup, players);
    }

    /** How many people play. */
    public int people() {
        return Collections.frequency(players, PERSON);
    }

    /** The names of the computer players. */
    public List<String> computers() {
        return players.stream().filter(player -> !player.equals(PERSON)).toList();
    }

    private static String word(Map<String, String> words, String key) {
        return Optional.ofNullable(words.get(key)).orElseThrow(() -> new NoBoardGame("it does not say its " + key));
    }

    /** What was saved is no board game; the message says so. */
    public static final class NoBoardGame extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NoBoardGame(String why) {
            super("this is no saved board game: " + why);
        }
    }
}

package soulwright.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.battle.Carried;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.content.story.Campaign;
import soulwright.game.Setup;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestSetup;

/**
 * What is chosen before a battle between two card stocks begins; saves hold it as words, the stocks with it.
 *
 * @param pack a word that finds it
 * @param campaign from which the stocks are
 * @param players for each seat who plays there: {@link #PERSON}, or the name of a computer player
 */
public record VersusChoices(String pack, EntryId<Campaign> campaign, VersusSetup setup, List<String> players) {
    /** What a seat says where a person plays. */
    public static final String PERSON = "human";

    private static final String PACK = "pack";
    private static final String VERSUS = "versus";
    private static final String KIND = "kind";

    public VersusChoices {
        if (players.size() != BoutSetup.SEATS) {
            throw new IllegalArgumentException("%d players of two card stocks".formatted(players.size()));
        }
        players = List.copyOf(players);
    }

    /** Whether a save says that it is of a battle between card stocks. */
    public static boolean isIn(Setup saved) {
        return saved.choices().containsKey(VERSUS);
    }

    /** The same as words, to be read again by {@link #of}. */
    public Map<String, String> written() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(PACK, pack);
        words.put(VERSUS, campaign.text());
        words.put(KIND, setup.kind());
        for (int i = 0; i < BoutSetup.SEATS; i++) {
            BoutSetup.Seat seat = setup.seats().get(i);
            String prefix = "seat-" + (i + 1);
            words.put(prefix, players.get(i));
            words.put(prefix + "-name", seat.who().name());
            seat.who().character().ifPresent(character -> words.put(prefix + "-character", character.text()));
            words.put(prefix + "-stock", seat.carried().written());
        }
        return words;
    }

    /**
     * Reads what a save says.
     *
     * @throws NoVersus if it is no save of a battle between card stocks
     */
    public static VersusChoices of(Setup saved) {
        Map<String, String> words = saved.choices();
        List<BoutSetup.Seat> seats = new ArrayList<>();
        List<String> players = new ArrayList<>();
        for (int i = 1; i <= BoutSetup.SEATS; i++) {
            players.add(word(words, "seat-" + i));
            seats.add(seat(words, "seat-" + i));
        }
        VersusSetup setup = new VersusSetup(word(words, KIND), seats, saved.seed());
        VersusChoices read =
                new VersusChoices(word(words, PACK), Campaign.KIND.id(word(words, VERSUS)), setup, players);
        if (!read.written().equals(words)) {
            throw new NoVersus("its set-up says more than one does");
        }
        return read;
    }

    private static BoutSetup.Seat seat(Map<String, String> words, String prefix) {
        QuestSetup.Seat who = new QuestSetup.Seat(
                word(words, prefix + "-name"),
                Optional.ofNullable(words.get(prefix + "-character")).map(GameCharacter.KIND::id),
                word(words, prefix).equals(PERSON));
        return new BoutSetup.Seat(who, stock(word(words, prefix + "-stock")));
    }

    private static Carried stock(String written) {
        try {
            return Carried.read(written);
        } catch (IllegalArgumentException none) {
            throw new NoVersus("its cards cannot be read");
        }
    }

    private static String word(Map<String, String> words, String key) {
        return Optional.ofNullable(words.get(key)).orElseThrow(() -> new NoVersus("it does not say its " + key));
    }

    /** What was saved is no battle between card stocks; the message says so. */
    public static final class NoVersus extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NoVersus(String why) {
            super("this is no saved battle between card stocks: " + why);
        }
    }
}

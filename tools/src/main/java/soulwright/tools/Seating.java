package soulwright.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.Range;
import soulwright.content.piece.GameCharacter;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestSetup.Seat;
import soulwright.tools.terminal.Count;

/**
 * Who sits where, as somebody says it.
 *
 * @param players for each seat who plays there: {@link QuestChoices#PERSON}, or the name of a computer player
 */
record Seating(List<Seat> seats, List<String> players) {
    private static final String NAMED = QuestChoices.PERSON + ":";
    private static final String COMPUTER = "greedy";

    Seating {
        seats = List.copyOf(seats);
        players = List.copyOf(players);
    }

    /**
     * Seats those who are named, and computer players where nobody is. Everybody plays one of the characters that the pack does not say how the
     * computer plays, in the order of the pack.
     *
     * @param words `human`, `human:` with a name, or the name of a computer player
     * @throws WrongUse if there are more players than seats, or other people than the rules allow
     */
    static Seating of(QuestPack pack, List<String> words) {
        List<GameCharacter> characters = pack.catalog().all(GameCharacter.KIND).stream()
                .filter(character -> character.ai().isEmpty())
                .toList();
        List<Seat> seats = new ArrayList<>();
        List<String> players = new ArrayList<>();
        for (String word : filled(words, pack.ruleset())) {
            Optional<GameCharacter> character =
                    characters.stream().skip(seats.size()).findFirst();
            boolean person = isPerson(word);
            seats.add(new Seat(name(word, character, seats.size()), character.map(GameCharacter::id), person));
            players.add(person ? QuestChoices.PERSON : word);
        }
        return new Seating(seats, players);
    }

    private static List<String> filled(List<String> words, QuestRuleset rules) {
        if (words.size() > rules.seats()) {
            throw new WrongUse(
                    "--players names %d, but there %s".formatted(words.size(), Count.are(rules.seats(), "seat")));
        }
        int people = (int) words.stream().filter(Seating::isPerson).count();
        Range allowed = rules.humans();
        int most = Math.min(rules.seats(), allowed.greatest().orElse(rules.seats()));
        if (people < allowed.least() || people > most) {
            throw new WrongUse("--players names %s, and the rules are for %s"
                    .formatted(
                            Count.of(people, "person", "people"),
                            allowed.least() == most ? most : allowed.least() + " to " + most));
        }
        List<String> all = new ArrayList<>(words);
        while (all.size() < rules.seats()) {
            all.add(COMPUTER);
        }
        return all;
    }

    private static boolean isPerson(String word) {
        return word.equals(QuestChoices.PERSON) || word.startsWith(NAMED);
    }

    private static String name(String word, Optional<GameCharacter> character, int seat) {
        return word.startsWith(NAMED)
                ? word.substring(NAMED.length())
                : character.map(GameCharacter::name).orElse("Player " + (seat + 1));
    }
}

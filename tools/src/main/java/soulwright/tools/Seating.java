package soulwright.tools;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import soulwright.content.Range;
import soulwright.content.piece.GameCharacter;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestSetup.Seat;
import soulwright.quest.SeatName;
import soulwright.tools.terminal.Count;

/**
 * Who sits where, as somebody says it.
 *
 * @param players for each seat who plays there: {@link QuestChoices#PERSON}, or the name of a computer player
 */
record Seating(List<Seat> seats, List<String> players) {
    private static final String COMPUTER = "greedy";

    Seating {
        seats = List.copyOf(seats);
        players = List.copyOf(players);
    }

    /**
     * Seats those who are named, and computer players where nobody is. Everybody plays one of the characters that the pack does not say how the
     * computer plays, in the order of the pack.
     *
     * @param list `human`, `human:` with a name, or the name of a computer player
     * @throws WrongUse if there are more players than seats, or other people than the rules allow
     */
    static Seating of(QuestPack pack, PlayerList list) {
        List<GameCharacter> characters = pack.catalog().all(GameCharacter.KIND).stream()
                .filter(character -> character.ai().isEmpty())
                .toList();
        List<Seat> seats = new ArrayList<>();
        List<String> players = new ArrayList<>();
        List<String> words = filled(list.words(), pack.ruleset());
        Set<String> taken = words.stream()
                .flatMap(word -> PlayerList.name(word).stream())
                .map(name -> new SeatName(name).key())
                .collect(Collectors.toCollection(HashSet::new));
        for (String word : words) {
            Optional<GameCharacter> character =
                    characters.stream().skip(seats.size()).findFirst();
            boolean person = PlayerList.isPerson(word);
            String usual = character.map(GameCharacter::name).orElse("Player " + (seats.size() + 1));
            String name = PlayerList.name(word).orElseGet(() -> free(usual, taken));
            seats.add(new Seat(name, character.map(GameCharacter::id), person));
            players.add(person ? QuestChoices.PERSON : word);
        }
        return new Seating(seats, players);
    }

    private static List<String> filled(List<String> words, QuestRuleset rules) {
        if (words.size() > rules.seats()) {
            throw new WrongUse(
                    "--players names %d, but there %s".formatted(words.size(), Count.are(rules.seats(), "seat")));
        }
        int people = (int) words.stream().filter(PlayerList::isPerson).count();
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

    /** What nobody else is called: the usual name, or one with a number. */
    private static String free(String usual, Set<String> taken) {
        String name = usual;
        for (int number = 2; !taken.add(new SeatName(name).key()); number++) {
            name = usual + " " + number;
        }
        return name;
    }
}

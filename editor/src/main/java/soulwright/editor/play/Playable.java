package soulwright.editor.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import soulwright.agent.Agent;
import soulwright.agent.Agents;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;
import soulwright.content.quest.QuestJudgement;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.diagnostic.Wording;
import soulwright.game.Fingerprint;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.quest.EasiestFirst;
import soulwright.quest.QuestChoices;
import soulwright.quest.Quests;
import soulwright.quest.SeatName;

/**
 * What can be played with the packs that are open. Immutable, so that a game goes on undisturbed while packs are edited.
 *
 * @param packs all that decide how a game goes
 * @param places where the packs lie that somebody opened, by their ids: saves say it, so that they find them again
 */
public record Playable(Catalog catalog, List<Fingerprint> packs, Map<String, String> places) {
    private static final String USUAL = "greedy";
    private static final Chair PERSON = new Chair("You", Optional.empty(), QuestChoices.PERSON);

    public Playable {
        packs = List.copyOf(packs);
        places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
    }

    /** The rules of board games, in the order of the packs. */
    public List<QuestRuleset> rules() {
        return catalog.all(Ruleset.KIND).stream()
                .filter(QuestRuleset.class::isInstance)
                .map(QuestRuleset.class::cast)
                .toList();
    }

    /** All boards, the easiest first. */
    public List<Board> boards() {
        return catalog.all(Board.KIND).stream()
                .sorted(new EasiestFirst(catalog))
                .toList();
    }

    public List<GameCharacter> characters() {
        return catalog.all(GameCharacter.KIND);
    }

    /** The computer players that there are for some rules, by name: the best first, who decide at random last. */
    public List<String> computers(QuestRuleset rules) {
        Map<String, Integer> levels = rules.ai().map(QuestJudgement::levels).orElse(Map.of());
        return agents(rules).names().stream()
                .sorted(Comparator.comparing(name -> mistakes(name, levels)))
                .toList();
    }

    /** How many of a hundred decisions are made at random. */
    private static int mistakes(String computer, Map<String, Integer> levels) {
        int level = computer.indexOf(':');
        return level < 0 ? computer.equals(USUAL) ? -1 : 100 : levels.getOrDefault(computer.substring(level + 1), 100);
    }

    private static Agents agents(QuestRuleset rules) {
        return new Agents(rules.ai().map(QuestJudgement::levels).orElse(Map.of()));
    }

    /** The one who decides at a chair; nothing where a person does. */
    Optional<Agent> agent(QuestRuleset rules, Chair chair) {
        return chair.isPerson() ? Optional.empty() : Optional.of(agents(rules).named(chair.player()));
    }

    /** A person against the computer on the first board; nothing if there are no rules or no board. */
    public Optional<Plan> usual(long seed) {
        return rules().stream().findFirst().flatMap(rules -> usual(seed, rules));
    }

    /** The same by some rules. */
    Optional<Plan> usual(long seed, QuestRuleset rules) {
        return boards().stream().findFirst().map(board -> new Plan(rules, board.id(), chairs(rules), seed));
    }

    /** People play those of whom the pack does not say how the computer does; the computer also plays others. */
    private List<Chair> chairs(QuestRuleset rules) {
        List<GameCharacter> characters = Stream.concat(
                        characters().stream().filter(one -> one.ai().isEmpty()),
                        characters().stream().filter(one -> one.ai().isPresent()))
                .toList();
        List<Chair> chairs = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            boolean person = seat < Math.max(1, rules.humans().least());
            Optional<GameCharacter> character = characters.stream().skip(seat).findFirst();
            String name = character.map(GameCharacter::name).orElse("Player " + (seat + 1));
            chairs.add(new Chair(name, character.map(GameCharacter::id), person ? PERSON.player() : USUAL));
        }
        return chairs;
    }

    /** What keeps a plan from being played, in words for people; nothing if it can be. */
    public Optional<String> obstacle(Plan plan) {
        int most = Math.min(
                plan.rules().seats(),
                plan.rules().humans().greatest().orElse(plan.rules().seats()));
        int least = plan.rules().humans().least();
        if (plan.people() < least || plan.people() > most) {
            return Optional.of(
                    "These rules are for %d to %d people; %d are at the table.".formatted(least, most, plan.people()));
        }
        if (catalog.find(plan.board()).isEmpty()) {
            return Optional.of("The board \"%s\" is not there any more.".formatted(plan.board()));
        }
        return plan.chairs().stream()
                .flatMap(chair -> chair.character().stream())
                .filter(character -> catalog.find(character).isEmpty())
                .findFirst()
                .map("The character \"%s\" is not there any more."::formatted);
    }

    /** What keeps players from being told apart by their names, wherever the game goes on, as a sentence; nothing if all is well. */
    Optional<String> nameFault(Plan plan) {
        Set<String> taken = new HashSet<>();
        for (Chair chair : plan.chairs()) {
            SeatName name = new SeatName(chair.name());
            Optional<String> fault = isUsual(chair) ? name.strange() : name.fault();
            if (fault.isPresent()) {
                return fault.map(why -> Wording.capital(why) + ".");
            }
            if (!taken.add(name.key())) {
                return Optional.of("Two players are called \"%s\"; give one another name.".formatted(chair.name()));
            }
        }
        return Optional.empty();
    }

    /** Whether somebody is called like the character that he plays, who may have a long name. */
    private boolean isUsual(Chair chair) {
        return chair.character()
                .flatMap(catalog::find)
                .map(GameCharacter::name)
                .filter(chair.name()::startsWith)
                .isPresent();
    }

    /** Starts a game; it takes a while, so not on the event thread. The plan must have no obstacle. */
    Session start(Plan plan) {
        return new Session(
                new Setup(packs, plan.choices(place(plan)).written(), plan.seed()),
                Quests.of(catalog, plan.rules()).start(plan.setup()));
    }

    /** Where the pack of the board lies, which names what else it needs; or else that of the rules, or any. */
    private String place(Plan plan) {
        String other = places.values().stream().findFirst().orElse("");
        return places.getOrDefault(
                plan.board().pack(), places.getOrDefault(plan.rules().id().pack(), other));
    }

    /**
     * The plan of a saved game.
     *
     * @throws QuestChoices.NoBoardGame if it is no save of a board game
     * @return nothing if its rules are not open
     */
    public Optional<Plan> plan(Setup saved) {
        QuestChoices choices = QuestChoices.of(saved);
        List<Chair> chairs = new ArrayList<>();
        for (int seat = 0; seat < choices.players().size(); seat++) {
            var one = choices.setup().seats().get(seat);
            chairs.add(new Chair(one.name(), one.character(), choices.players().get(seat)));
        }
        EntryId<Board> board = choices.setup().board();
        return rules().stream()
                .filter(rules -> rules.id().text().equals(choices.ruleset()))
                .findFirst()
                .map(rules -> new Plan(rules, board, chairs, saved.seed()));
    }
}

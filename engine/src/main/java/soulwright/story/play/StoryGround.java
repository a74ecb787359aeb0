package soulwright.story.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.content.story.ExamStage;
import soulwright.content.story.GameStage;
import soulwright.content.story.Seat;
import soulwright.content.story.Stage;
import soulwright.effect.run.EffectCompiler;
import soulwright.game.Position;
import soulwright.quest.Quests;

/** What a campaign is played on: its numbers and people, its stages made ready, and the games that it starts. Immutable, shared by all games. */
final class StoryGround {
    /** The player of the campaign whose hero it is; those who come after him sit at one game or another with him. */
    static final int HERO = 0;

    /** Two may fight each other while the hero looks on. */
    private static final int LEAST_PLAYERS = 3;

    private final Catalog catalog;
    private final Campaign campaign;
    private final QuestRuleset rules;
    private final Quests quests;
    private final List<EntryId<GameCharacter>> people;
    private final Map<String, StoryNumber> numbers = new LinkedHashMap<>();
    private final Layout layout;
    private final Cupboard cupboard;
    private final Script script;
    private final Stocking stocking;
    private final Marks marks;
    private final Map<String, Integer> byId = new HashMap<>();
    private final Foresight foresight;
    private final List<StageTask> stages = new ArrayList<>();

    StoryGround(Catalog catalog, Campaign campaign, QuestRuleset rules) {
        this.catalog = catalog;
        this.campaign = campaign;
        this.rules = rules;
        quests = Quests.of(catalog, rules);
        people = people(campaign);
        cupboard = Cupboard.of(catalog, rules, quests);
        layout = new Layout(
                campaign.results().size(),
                (int) stages(campaign).count(),
                campaign.chapters().size(),
                campaign.numbers().size(),
                players(campaign),
                people.size() + 1 + entrants(campaign),
                cupboard.bags().width());
        campaign.numbers()
                .forEach((name, counter) -> numbers.put(
                        name, new StoryNumber(name, counter, layout.number(numbers.size()), numbers.size())));
        script = new Script(new EffectCompiler(new StoryWorkings(numbers, results())), campaign.hero());
        stocking = new Stocking(cupboard.bags());
        marks = new Marks(campaign.marks());
        List<Stage> all = stages(campaign).toList();
        all.forEach(stage -> byId.put(stage.id(), byId.size()));
        foresight = Foresight.of(all, this::stage);
        StageMaker maker = new StageMaker(this);
        all.forEach(stage -> stages.add(maker.stage(stage)));
    }

    private static Stream<Stage> stages(Campaign campaign) {
        return campaign.chapters().stream().flatMap(chapter -> chapter.stages().stream());
    }

    /** Everybody who can have something, the hero first. */
    private static List<EntryId<GameCharacter>> people(Campaign campaign) {
        Set<EntryId<GameCharacter>> people = new LinkedHashSet<>();
        people.add(campaign.hero());
        stages(campaign).forEach(stage -> {
            seats(stage).forEach(seat -> {
                if (seat instanceof Seat.Person person) {
                    people.add(person.character());
                }
            });
            if (stage instanceof GameStage game) {
                people.addAll(game.elsewhere());
            }
        });
        return List.copyOf(people);
    }

    private static List<Seat> seats(Stage stage) {
        if (stage instanceof GameStage game) {
            return game.seats();
        }
        return stage instanceof ExamStage exam ? exam.entrants() : List.of();
    }

    private static int players(Campaign campaign) {
        return stages(campaign)
                .filter(GameStage.class::isInstance)
                .mapToInt(stage -> seats(stage).size())
                .reduce(LEAST_PLAYERS, Math::max);
    }

    private static int entrants(Campaign campaign) {
        return stages(campaign)
                .filter(ExamStage.class::isInstance)
                .mapToInt(stage -> seats(stage).size())
                .max()
                .orElse(0);
    }

    private Map<String, Integer> results() {
        Map<String, Integer> cells = new HashMap<>();
        cells.put("won", Layout.WON);
        cells.put("rank", Layout.RANK);
        cells.put("days", Layout.DAYS);
        cells.put("turns", Layout.TURNS);
        cells.put("rounds", Layout.ROUNDS);
        cells.put("rounds-won", Layout.ROUNDS_WON);
        for (int i = 0; i < campaign.results().size(); i++) {
            cells.put(campaign.results().get(i), layout.result(i));
        }
        return cells;
    }

    Catalog catalog() {
        return catalog;
    }

    Campaign campaign() {
        return campaign;
    }

    QuestRuleset rules() {
        return rules;
    }

    Quests quests() {
        return quests;
    }

    Layout layout() {
        return layout;
    }

    Bags bags() {
        return cupboard.bags();
    }

    Stocking stocking() {
        return stocking;
    }

    Cupboard cupboard() {
        return cupboard;
    }

    CardFigures figures() {
        return cupboard.figures();
    }

    Marks marks() {
        return marks;
    }

    Script script() {
        return script;
    }

    StoryNumber number(String name) {
        StoryNumber number = numbers.get(name);
        if (number == null) {
            throw new IllegalArgumentException("no number " + name);
        }
        return number;
    }

    Map<String, StoryNumber> numbers() {
        return numbers;
    }

    /** The hero's story is over: he comes first. */
    List<Integer> places() {
        List<Integer> places = new ArrayList<>(Collections.nCopies(players(), 2));
        places.set(HERO, 1);
        return places;
    }

    /** How many sit at most at one game. */
    int players() {
        return layout.players();
    }

    // people and what they have

    /** How many there are. */
    int people() {
        return people.size();
    }

    GameCharacter person(int index) {
        return catalog.get(people.get(index));
    }

    /** The number of who sits somewhere; -1 for somebody without a name. */
    int person(Seat seat) {
        if (seat instanceof Seat.Person person) {
            return person(person.character());
        }
        return seat == Seat.Anyone.HERO ? 0 : -1;
    }

    /** The number of a person. */
    int person(EntryId<GameCharacter> id) {
        return people.indexOf(id);
    }

    /** The card stock of a person. */
    int stock(int person) {
        return layout.bag(person);
    }

    /** What the hero brings home from a game, until it is put into his stock. */
    int incoming() {
        return layout.bag(people.size());
    }

    /** What somebody has with him at an examination. */
    int deck(int entrant) {
        return layout.bag(people.size() + 1 + entrant);
    }

    // stages

    int count() {
        return stages.size();
    }

    StageTask stage(int index) {
        return stages.get(index);
    }

    /** The number of a stage. */
    int stage(String id) {
        Integer index = byId.get(id);
        if (index == null) {
            throw new IllegalArgumentException("no stage " + id);
        }
        return index;
    }

    Foresight foresight() {
        return foresight;
    }

    /** The kind of battle that can be fought between card stocks, since an examination is over that unlocks it. */
    Optional<String> versus(Position position) {
        for (int index = 0; index < count(); index++) {
            boolean over = layout.isVisited(position, index) && position.at(Layout.STAGE) != index + 1;
            if (over
                    && stages.get(index).stage() instanceof ExamStage exam
                    && exam.unlocks().contains(ExamStage.Unlock.VERSUS)) {
                return Optional.of(exam.kind());
            }
        }
        return Optional.empty();
    }

    /** Has the stage that goes on lead to another. */
    void leadTo(Position position, String next) {
        position.put(Layout.NEXT, stage(next) + 1);
    }

    /** The chapter of which a stage is the first; -1 if it is not the first of one. */
    int chapterThatBeginsWith(int stage) {
        int first = 0;
        for (int chapter = 0; chapter < campaign.chapters().size(); chapter++) {
            if (first == stage) {
                return chapter;
            }
            first += campaign.chapters().get(chapter).stages().size();
        }
        return -1;
    }
}

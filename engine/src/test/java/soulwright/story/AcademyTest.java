package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import soulwright.agent.Agent;
import soulwright.agent.GreedyAgent;
import soulwright.agent.Seeds;
import soulwright.content.Catalog;
import soulwright.content.NamedAct;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.content.story.DialogueStage;
import soulwright.content.story.EndingStage;
import soulwright.content.story.ExamStage;
import soulwright.content.story.GameStage;
import soulwright.content.story.Line;
import soulwright.content.story.Stage;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;
import soulwright.story.scene.NumberScene;
import soulwright.story.scene.SaidScene;
import soulwright.story.scene.StoryScene;

/**
 * The campaign that ships, played by the computer until it has gone every way; or, with {@code -Dsoulwright.seeds=100}, a hundred times, until every
 * line has been spoken. It is played as {@code campaign --auto greedy --seeds} plays it.
 */
@Tag("long")
@TestInstance(Lifecycle.PER_CLASS)
class AcademyTest {
    private static final Path CONTENT = Path.of("..", "content");
    private static final int MOST_SEEDS = 60;
    private static final int ROUTES = 4;
    private static final int ENDINGS = 3;

    /** How often it is to be played at least. */
    private static final int SEEDS = Integer.getInteger("soulwright.seeds", 1);

    /** So many are enough for every line. */
    private static final int ENOUGH_FOR_ALL = 100;

    private final BitSet said = new BitSet();
    private final List<Year> years = new ArrayList<>();
    private QuestRuleset rules;
    private Campaigns campaigns;
    private Campaign campaign;

    /**
     * How one game went.
     *
     * @param stages by chapter, those that were come to, in order
     * @param said the numbers of the lines that were spoken
     */
    private record Year(StoryScene end, Map<String, List<Stage>> stages, BitSet said) {
        String ending() {
            return end.ending().orElseThrow().name();
        }

        int variant() {
            return end.ending().orElseThrow().variant();
        }

        List<String> route() {
            return end.ending().orElseThrow().route();
        }

        int grade() {
            return end.numbers().stream()
                    .filter(number -> number.id().equals("final-grade"))
                    .mapToInt(NumberScene::figure)
                    .findFirst()
                    .orElseThrow();
        }

        @Override
        public String toString() {
            return "%s %d for %d over %s".formatted(ending(), variant(), grade(), route());
        }

        List<GameStage> games(String chapter) {
            return stages.get(chapter).stream()
                    .filter(GameStage.class::isInstance)
                    .map(GameStage.class::cast)
                    .toList();
        }
    }

    @BeforeAll
    void play() {
        Workspace workspace = Workspace.open(
                List.of(
                        new FolderFiles(CONTENT.resolve("soul-master"), "soul-master"),
                        new FolderFiles(CONTENT.resolve("academy"), "academy")),
                Toolkit.standard());
        Catalog catalog = workspace.load().catalog();
        campaign = catalog.all(Campaign.KIND).get(0);
        rules = (QuestRuleset) catalog.get(campaign.ruleset());
        campaigns = Campaigns.of(catalog, campaign);
        years.addAll(
                LongStream.rangeClosed(1, SEEDS).parallel().mapToObj(this::year).toList());
        for (long seed = SEEDS + 1L; seed <= MOST_SEEDS && !isAllSeen(); seed++) {
            years.add(year(seed));
        }
        years.forEach(year -> said.or(year.said()));
    }

    private boolean isAllSeen() {
        return values(Year::route).size() == ROUTES && values(Year::ending).size() == ENDINGS && years.size() >= 8;
    }

    private <T> Set<T> values(Function<Year, T> of) {
        return years.stream().map(of).collect(Collectors.toSet());
    }

    private Year year(long seed) {
        TableGame game = campaigns.start(seed);
        Agent agent = new GreedyAgent(0);
        Rng dice = new Rng(Seeds.derived(seed, 0));
        Map<String, List<Stage>> stages = new TreeMap<>();
        BitSet spoken = new BitSet();
        game.listen(happening -> {
            if (happening.event().equals("stage")) {
                come(happening.topic().orElseThrow().id(), stages);
            }
        });
        come(scene(game).stage().orElseThrow().id(), stages);
        while (!game.over()) {
            if (game.decision().kind().equals("talk")) {
                scene(game).said().stream().map(SaidScene::number).forEach(spoken::set);
            }
            game.choose(agent.choose(game.view(game.decision().player()), dice));
        }
        return new Year(scene(game), stages, spoken);
    }

    private static StoryScene scene(TableGame game) {
        return ((StoryView) game.view(StoryView.HERO)).scene();
    }

    private void come(String id, Map<String, List<Stage>> stages) {
        campaign.chapters()
                .forEach(chapter -> chapter.stages().stream()
                        .filter(stage -> stage.id().equals(id))
                        .forEach(stage -> stages.computeIfAbsent(chapter.id(), any -> new ArrayList<>())
                                .add(stage)));
    }

    private List<String> chapters() {
        return campaign.chapters().stream().map(chapter -> chapter.id()).toList();
    }

    @Test
    @DisplayName("SM-STO-1: a year at the academy in four chapters; the first is the entrance examination")
    void aYearInFourChapters() {
        assertThat(chapters()).hasSize(4);
        assertThat(years).allSatisfy(year -> assertThat(year.stages()).containsOnlyKeys(chapters()));
        assertThat(years).allSatisfy(year -> {
            List<Stage> first = year.stages().get(chapters().get(0));
            assertThat(first).anyMatch(ExamStage.class::isInstance);
            assertThat(year.games(chapters().get(0))).as("a warm-up").isNotEmpty();
        });
    }

    @Test
    @DisplayName("SM-STO-1: nothing can be chosen in a battle or on a board before somebody has said what it is")
    void whatIsOfferedWasSpokenOf() {
        List<String> inBattle = names(rules.battle().choices());
        inBattle.removeAll(List.of("USE", "ESCAPE"));
        List<String> onTheLawn = names(rules.commands());
        onTheLawn.removeAll(List.of("FIGHT", "FIGHT THE BOSS", "INVESTIGATE", "TALK"));
        List<String> everything = names(rules.commands());
        everything.addAll(names(rules.battle().choices()));

        assertThat(spokenBefore(ExamStage.class, 1)).as("before the first bout").contains(inBattle);
        assertThat(spokenBefore(GameStage.class, 1))
                .as("before the first board")
                .contains(onTheLawn);
        assertThat(spokenBefore(GameStage.class, 3))
                .as("before the first whole game")
                .contains(everything);
    }

    private static List<String> names(Map<String, NamedAct> acts) {
        return acts.values().stream()
                .flatMap(act -> act.name().stream())
                .map(name -> name.toUpperCase(Locale.ROOT))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** All that is said in the first chapter before the so-manieth stage of a sort. */
    private String spokenBefore(Class<? extends Stage> sort, int count) {
        StringBuilder said = new StringBuilder();
        int seen = 0;
        for (Stage stage : campaign.chapters().get(0).stages()) {
            seen += sort.isInstance(stage) ? 1 : 0;
            if (seen == count) {
                break;
            }
            if (stage instanceof DialogueStage talk) {
                talk.dialogue().stream().filter(Line.Said.class::isInstance).forEach(line -> said.append(line));
            }
        }
        return said.toString();
    }

    @Test
    @DisplayName(
            "SM-STO-2: chapters 2 to 4 each have 2 to 3 board games on boards of their own, and end with an examination")
    void gamesThenAnExamination() {
        assertThat(years).allSatisfy(year -> {
            Set<Object> boards = new HashSet<>();
            for (String chapter : chapters().subList(1, 4)) {
                assertThat(year.games(chapter)).hasSizeBetween(2, 3);
                assertThat(year.games(chapter)).allMatch(game -> boards.add(game.game()));
                assertThat(year.stages().get(chapter).stream()
                                .filter(stage -> stage instanceof GameStage || stage instanceof ExamStage))
                        .last()
                        .isInstanceOf(ExamStage.class);
            }
        });
    }

    @Test
    @DisplayName("SM-STO-8: branches at the start of chapters 3 and 4 make 4 routes, which come to 3 endings")
    void fourRoutesAndThreeEndings() {
        assertThat(values(Year::route))
                .as("routes of " + years.size() + " years")
                .hasSize(ROUTES);
        assertThat(values(Year::ending)).hasSize(ENDINGS);
        assertThat(years).allSatisfy(year -> assertThat(year.route()).hasSize(2));
    }

    @Test
    @DisplayName("SM-STO-8: two routes share the scenario of chapter 4 and its ending, the others share neither")
    void twoRoutesShareAChapter() {
        Map<String, Set<List<String>>> routes = years.stream()
                .collect(Collectors.groupingBy(Year::ending, Collectors.mapping(Year::route, Collectors.toSet())));
        assertThat(routes.values()).extracting(Set::size).containsExactlyInAnyOrder(1, 1, 2);
        Map<String, Set<Object>> scenarios = years.stream()
                .collect(Collectors.groupingBy(
                        Year::ending,
                        Collectors.mapping(
                                year -> year.games(chapters().get(3)).stream()
                                        .map(GameStage::game)
                                        .toList(),
                                Collectors.toSet())));
        assertThat(scenarios.values()).allMatch(games -> games.size() == 1);
        assertThat(scenarios.values().stream().distinct()).hasSize(ENDINGS);
    }

    @Test
    @DisplayName("SM-STO-9: the final grade decides the variant of an ending; only a good one makes a Soul Master")
    void theGradeDecidesTheVariant() {
        assertThat(years).allMatch(year -> year.variant() >= 1);
        assertThat(values(Year::variant)).hasSizeGreaterThan(1);
        for (Year better : years) {
            for (Year worse : years) {
                boolean same = better.ending().equals(worse.ending());
                boolean best = better.variant() == 1 && worse.variant() > 1;
                boolean last = !isLast(better) && isLast(worse);
                assertThat(better.grade() > worse.grade() || !(same && (best || last)))
                        .as("%s, and %s", better, worse)
                        .isTrue();
            }
        }
    }

    /** Whether it ended without a Soul Master. */
    private boolean isLast(Year year) {
        return campaign.chapters().stream()
                .flatMap(chapter -> chapter.stages().stream())
                .filter(EndingStage.class::isInstance)
                .map(EndingStage.class::cast)
                .anyMatch(ending -> ending.ending().equals(year.ending())
                        && ending.variants().size() == year.variant());
    }

    @Test
    @DisplayName("SM-STO-10: most lines are spoken")
    void mostLinesAreSpoken() {
        assertThat(campaigns.lines()).isGreaterThanOrEqualTo(250);
        assertThat(said.cardinality()).isGreaterThan(campaigns.lines() * 3 / 4);
    }

    @Test
    @DisplayName("SM-STO-10: over a hundred seeds every line is spoken")
    void everyLineIsSpoken() {
        assumeThat(SEEDS).as("plays it takes, with -Dsoulwright.seeds=100").isGreaterThanOrEqualTo(ENOUGH_FOR_ALL);
        BitSet silent = new BitSet();
        silent.set(0, campaigns.lines());
        silent.andNot(said);
        assertThat(silent.stream()).as("the numbers of lines never spoken").isEmpty();
    }
}

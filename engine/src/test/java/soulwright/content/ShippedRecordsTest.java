package soulwright.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.content.card.Card;
import soulwright.content.card.Deck;
import soulwright.content.duel.Window.First;
import soulwright.content.piece.Board;
import soulwright.content.piece.BoardLand;
import soulwright.content.piece.Element;
import soulwright.content.piece.GameCharacter;
import soulwright.content.piece.Item;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Square;
import soulwright.content.piece.Temper.Agent;
import soulwright.content.piece.Terrain;
import soulwright.content.quest.BoardRules.Moves;
import soulwright.content.ruleset.DuelRuleset;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.content.story.Campaign;
import soulwright.content.story.DialogueStage;
import soulwright.content.story.GameStage;
import soulwright.content.story.Line;
import soulwright.content.story.Seat;
import soulwright.content.story.Stage;
import soulwright.pack.FolderFiles;
import soulwright.pack.Load;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

/** Records of the pack that ships and of the sketched packs are made of every entry, and say what the entries say. */
class ShippedRecordsTest {
    private static final Toolkit TOOLKIT = Toolkit.standard();
    private static final Path SKETCHES = Path.of("src/test/resources/sketches");
    private static final Path SHIPPED = Path.of("..", "content", "soul-master");

    private static Load load(Path... packs) {
        return Workspace.open(
                        Stream.of(packs)
                                .map(pack ->
                                        new FolderFiles(pack, pack.getFileName().toString()))
                                .toList(),
                        TOOLKIT)
                .load();
    }

    private static Load sketches(String... packs) {
        return load(Stream.of(packs).map(SKETCHES::resolve).toArray(Path[]::new));
    }

    private static void readAll(Load load) {
        assertThat(load.hasErrors()).isFalse();
        int made = Kinds.ALL.stream()
                .mapToInt(kind -> load.catalog().all(kind).size())
                .sum();
        assertThat(made).isPositive().isEqualTo((int) load.definitions().all().stream()
                .filter(definition -> !definition.isAbstract())
                .count());
    }

    @Test
    void everyEntryThatShipsBecomesARecord() {
        readAll(load(SHIPPED));
        readAll(load(SHIPPED, Path.of("..", "content", "academy")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"soul-genesis", "souls-ocg", "summoner-master", "lanterns"})
    void everyEntryOfASketchedDuelBecomesARecord(String pack) {
        readAll(sketches(pack));
    }

    @Test
    void everyEntryOfTheSketchedQuestAndItsCampaignBecomesARecord() {
        readAll(sketches("soul-master", "harder-lakes", "academy"));
    }

    @Test
    void aMonsterInheritsAndRefersByFullId() {
        Monster frog = load(SHIPPED).catalog().get(Monster.KIND.id("soul-master:reed-frog"));
        assertThat(frog.name()).isEqualTo("Reed Frog");
        assertThat(frog.traits()).isEqualTo(Map.of("type", "basic"));
        assertThat(frog.element()).contains(Element.KIND.id("soul-master:water"));
        assertThat(frog.attributes()).isEqualTo(Map.of("hit-points", 30, "attack", 9, "defend", 6, "agility", 6));
        assertThat(frog.habitat())
                .containsExactly(Terrain.KIND.id("soul-master:marsh"), Terrain.KIND.id("soul-master:swamp"));
        assertThat(frog.special().strikes()).isTrue();
        assertThat(frog.special().attack()).hasValue(11);
    }

    @Test
    void aBoardKnowsItsLandsByPlace() {
        Board board = load(SHIPPED).catalog().get(Board.KIND.id("soul-master:ringed-realm"));
        assertThat(board.at(new Square(1, 1))).isEqualTo(BoardLand.Fixed.HOME);
        assertThat(board.at(new Square(6, 6))).isEqualTo(BoardLand.Fixed.BOSS);
        assertThat(board.at(new Square(2, 1))).isEqualTo(new BoardLand.Open(Terrain.KIND.id("soul-master:woods")));
        assertThat(board.elevation()).isEmpty();
    }

    @Test
    void whatIsLeftOutHasTheValueThatTheSchemaSays() {
        Catalog catalog = load(SHIPPED).catalog();
        assertThat(catalog.all(Item.KIND)).anyMatch(item -> item.looksLike().isPresent());
        GameCharacter rena = catalog.get(GameCharacter.KIND.id("soul-master:rena"));
        assertThat(rena.ai().orElseThrow().agent()).isEqualTo(Agent.GREEDY);
        assertThat(rena.kit().items()).containsExactly(Item.KIND.id("soul-master:smoke-ball"));
        assertThat(rena.kit().spells()).isEmpty();
    }

    @Test
    void aQuestHasItsNumbersAndEffects() {
        QuestRuleset quest = (QuestRuleset) load(SHIPPED).catalog().get(Ruleset.KIND.id("soul-master:soul-master"));
        assertThat(quest.board().sizes()).containsExactly(5, 7, 9, 11);
        assertThat(quest.board().moves()).isEqualTo(Moves.ORTHOGONAL);
        assertThat(quest.commands()).containsKeys("move", "process");
        assertThat(quest.commands().get("process").act().argument("targets")).isPresent();
        assertThat(quest.battle().kinds().get("wild").rounds()).hasValue(5);
        assertThat(quest.battle().kinds().get("exam").rounds()).isEmpty();
        assertThat(quest.battle().hits().get("critical").factor()).isEqualTo(200);
        assertThat(quest.battle().abilities()).isNotEmpty();
    }

    @Test
    void aDuelHasCardsWithWhatItsRulesetPrintsOnThem() {
        Catalog catalog = sketches("summoner-master").catalog();
        Card witch = catalog.get(Card.KIND.id("summoner-master:marsh-witch"));
        assertThat(witch.kind()).isEqualTo("seal");
        assertThat(witch.printed().numbers()).containsEntry("mp", 4).containsEntry("sp", 4);
        assertThat(witch.printed().traits()).containsEntry("type", List.of("mage", "evil"));
        Deck starter = catalog.get(Deck.KIND.id("summoner-master:starter"));
        assertThat(starter.sections().get("seals")).containsEntry(witch.id(), 3);
        DuelRuleset duel = (DuelRuleset) catalog.get(starter.ruleset());
        assertThat(duel.cards().get("seal").several()).containsExactly("type");
        assertThat(duel.windows().get("interfere").first()).isEqualTo(First.OPPONENT);
        assertThat(duel.groups().get("mystics").where()).isPresent();
        assertThat(duel.groups().get("lines").in()).containsExactly("at-line", "df-line");
    }

    @Test
    void aSectionOfOneCardIsThatCard() {
        Catalog catalog = sketches("soul-genesis").catalog();
        Deck starter = catalog.get(Deck.KIND.id("soul-genesis:starter"));
        assertThat(starter.sections().get("symbol")).isEqualTo(Map.of(Card.KIND.id("soul-genesis:ash-lancer"), 1));
    }

    @Test
    void aCampaignHasItsStages() {
        Catalog catalog = sketches("soul-master", "academy").catalog();
        Campaign term = catalog.get(Campaign.KIND.id("academy:first-term"));
        List<Stage> stages = term.chapters().get(0).stages();
        assertThat(((DialogueStage) stages.get(0)).dialogue())
                .hasExactlyElementsOfTypes(Line.Said.class, Line.Said.class, Line.Question.class);
        GameStage field = (GameStage) stages.get(1);
        assertThat(field.seats())
                .startsWith(Seat.Anyone.HERO, new Seat.Person(GameCharacter.KIND.id("academy:mirko")))
                .endsWith(Seat.Anyone.GREEDY);
        assertThat(field.steps()).hasSize(1);
        assertThat(catalog.get(field.game()).name()).isEqualTo("The Lake Road");
    }
}

package soulwright.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.content.card.Card;
import soulwright.content.card.Deck;
import soulwright.content.piece.Board;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Element;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.GameCharacter;
import soulwright.content.piece.GameEvent;
import soulwright.content.piece.Item;
import soulwright.content.piece.Keyword;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Special;
import soulwright.content.piece.Spell;
import soulwright.content.piece.Status;
import soulwright.content.piece.Terrain;
import soulwright.content.ruleset.DuelRuleset;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.pack.Kind;

/** A schema property that no record has, and a component that no schema has, are mistakes of ours. */
class SchemaRecordsTest {
    private static final Map<String, Class<?>> RECORDS = new TreeMap<>(Map.ofEntries(
            Map.entry("elements", Element.class),
            Map.entry("terrains", Terrain.class),
            Map.entry("statuses", Status.class),
            Map.entry("monsters", Monster.class),
            Map.entry("items", Item.class),
            Map.entry("equipment", Equipment.class),
            Map.entry("spells", Spell.class),
            Map.entry("dwellings", Dwelling.class),
            Map.entry("ruins", Ruin.class),
            Map.entry("events", GameEvent.class),
            Map.entry("boards", Board.class),
            Map.entry("characters", GameCharacter.class),
            Map.entry("campaigns", Campaign.class),
            Map.entry("rulesets-quest", QuestRuleset.class),
            Map.entry("rulesets-duel", DuelRuleset.class),
            Map.entry("keywords", Keyword.class),
            Map.entry("cards", Card.class),
            Map.entry("decks", Deck.class)));

    static Stream<String> schemas() {
        return RECORDS.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void everyPropertyIsAComponentOfTheSameNameAndTypeAndTheOtherWayRound(String schema) {
        // Which ruleset it is, is said by the class of its record.
        Set<String> ignored = schema.startsWith("rulesets") ? Set.of("kind") : Set.of();
        assertThat(new RecordWalk(ignored).differences(SchemaNode.of(schema + ".schema.json"), RECORDS.get(schema)))
                .isEmpty();
    }

    @Test
    void everyKindOfEntryHasARecord() {
        assertThat(Kinds.ALL.stream().map(EntryKind::name))
                .containsExactlyInAnyOrderElementsOf(Stream.of(Kind.values())
                        .filter(Kind::hasEntries)
                        .map(Kind::folder)
                        .toList());
    }

    @Test
    void aMissingPropertyAndAStrangeComponentAreSeen() {
        assertThat(new RecordWalk(Set.of()).differences(SchemaNode.of("spells.schema.json"), Equipment.class))
                .anyMatch(difference -> difference.contains("an act"))
                .anyMatch(difference -> difference.contains("soulPower"));
        record Misnamed(About<Ruin> about, List<Special> levels) {}
        assertThat(new RecordWalk(Set.of()).differences(SchemaNode.of("ruins.schema.json"), Misnamed.class))
                .singleElement(InstanceOfAssertFactories.STRING)
                .startsWith("Misnamed.levels[]: wanted the components [guardian, reward]");
    }
}

package soulwright.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.content.card.Card;
import soulwright.content.card.Deck;
import soulwright.content.duel.Match;
import soulwright.content.duel.Window;
import soulwright.content.duel.Zone;
import soulwright.content.piece.Board;
import soulwright.content.piece.BoardLand;
import soulwright.content.piece.Element;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.Special;
import soulwright.content.piece.Square;
import soulwright.content.piece.Status;
import soulwright.content.piece.Temper;
import soulwright.content.piece.Terrain;
import soulwright.content.quest.ElementFactors;
import soulwright.content.quest.Fairness;
import soulwright.content.quest.Holdings;
import soulwright.content.quest.TurnRules;
import soulwright.content.ruleset.Ruleset;

/** No record can be made, by whomever, with a figure that its schema refuses. */
class RangesTest {
    private static final OptionalInt NONE = OptionalInt.empty();

    static Stream<Arguments> figures() {
        return Stream.of(
                of(
                        "a status that recovers",
                        0,
                        100,
                        percent -> new Status(about(Status.KIND), true, percent, List.of(), List.of())),
                of(
                        "the level of equipment",
                        1,
                        99,
                        level -> new Equipment(about(Equipment.KIND), level, Map.of(), List.of())),
                of(
                        "soul power",
                        0,
                        99,
                        power -> new Terrain(
                                about(Terrain.KIND),
                                Map.of(Element.KIND.id("a:b"), power),
                                false,
                                false,
                                Optional.empty())),
                of("a special attack", 0, 9999, attack -> special(OptionalInt.of(attack))),
                of("a column", 1, 31, column -> new Square(column, 1)),
                of("the mistakes of a temper", 0, 100, percent -> new Temper(Temper.Agent.GREEDY, percent, Map.of())),
                of(
                        "the weight of a feature",
                        -1000,
                        1000,
                        weight -> new Judgement(Map.of(), Map.of("lands", weight), Map.of())),
                of(
                        "the mistakes of a level",
                        0,
                        100,
                        mistakes -> new Judgement(Map.of(), Map.of(), Map.of("easy", mistakes))),
                of("the least of a range", 0, 999_999, least -> new Range(least, NONE)),
                of("a colour", 0, 0xffffff, Colour::new),
                of("what a payment leaves", 0, 1_000_000, keep -> new Counter(0, NONE, NONE, keep)),
                of("cards held", 1, 999, most -> new Holdings(OptionalInt.of(most), NONE, NONE, NONE)),
                of("commands of a turn", 1, 20, commands -> new TurnRules(commands, Optional.empty())),
                of("fair moves", 1, 30, moves -> new Fairness(moves, 20, 25)),
                of("a factor", 0, 1000, factor -> new ElementFactors(factor, 50)),
                of("games of a match", 1, 99, games -> new Match(games, Match.Starts.FIRST)),
                of(
                        "the depth of a window",
                        1,
                        99,
                        depth -> new Window("a", List.of("b"), Window.First.ME, depth, NONE)),
                of("columns of a grid", 1, 19, columns -> grid(OptionalInt.of(columns))),
                of(
                        "copies in a deck",
                        1,
                        99,
                        copies -> new Deck(
                                about(Deck.KIND),
                                Ruleset.KIND.id("a:b"),
                                Map.of("main", Map.of(Card.KIND.id("a:b"), copies)))),
                of("the size of a board", 3, 31, size -> board(size, size, size)));
    }

    @ParameterizedTest(name = "{0} is from {1} to {2}")
    @MethodSource("figures")
    void figuresHaveEnds(String what, int least, int greatest, Maker maker) {
        assertThatNoException().isThrownBy(() -> maker.make(least));
        assertThatNoException().isThrownBy(() -> maker.make(greatest));
        refused(() -> maker.make(least - 1));
        refused(() -> maker.make(greatest + 1));
    }

    @Test
    void aBoardIsSquare() {
        refused(() -> board(5, 4, 5));
        refused(() -> board(5, 5, 6));
    }

    @Test
    void aRangeHoldsItsEnds() {
        Range range = new Range(2, OptionalInt.of(4));
        assertThat(List.of(range.holds(1), range.holds(2), range.holds(4), range.holds(5)))
                .containsExactly(false, true, true, false);
        assertThat(new Range(2, NONE).holds(1_000_000)).isTrue();
    }

    @Test
    void whatARecordHoldsCannotBeChanged() {
        List<String> plays = new ArrayList<>(List.of("summon"));
        Window window = new Window("a", plays, Window.First.ME, 1, NONE);
        plays.clear();
        assertThat(window.plays()).containsExactly("summon").isUnmodifiable();
        assertThat(grid(NONE).holds()).isUnmodifiable();
    }

    private static <T extends Entry<T>> About<T> about(EntryKind<T> kind) {
        return new About<>(kind.id("pack:local"), "Name", Optional.empty(), Optional.empty());
    }

    private static Special special(OptionalInt attack) {
        return new Special("Bite", attack, attack, Optional.empty(), List.of(), List.of(), Optional.empty());
    }

    private static Zone grid(OptionalInt columns) {
        return new Zone(
                "a",
                Zone.Shape.GRID,
                NONE,
                columns,
                List.of("front"),
                Map.of("boat", 1),
                List.of(),
                Zone.SeenBy.OWNER,
                true);
    }

    private static Board board(int size, int rows, int columns) {
        List<BoardLand> row = Stream.<BoardLand>generate(() -> BoardLand.Fixed.HOME)
                .limit(columns)
                .toList();
        List<List<BoardLand>> lands = Stream.generate(() -> row).limit(rows).toList();
        return new Board(about(Board.KIND), size, Map.of(), lands, List.of(), Optional.empty(), List.of());
    }

    private static void refused(ThrowingCallable call) {
        assertThatIllegalArgumentException().isThrownBy(call);
    }

    private static Arguments of(String what, int least, int greatest, Maker maker) {
        return Arguments.of(what, least, greatest, maker);
    }

    /** Makes a record with one figure. */
    interface Maker {
        Object make(int figure);
    }
}

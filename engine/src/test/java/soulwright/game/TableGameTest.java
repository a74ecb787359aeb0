package soulwright.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** How tasks follow each other, and how a game that does not come to an end is stopped. */
class TableGameTest {
    private static final int NOTES = 64;

    /** Two players, at most ten decisions, nothing to see. */
    private record TwoPlayers() implements Rules {
        @Override
        public int players() {
            return 2;
        }

        @Override
        public int cap() {
            return 10;
        }

        @Override
        public View view(TableGame game, int viewer) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<Integer> places(Position position) {
            return TableGame.allEqual(2);
        }
    }

    private record Step(int number, BiConsumer<Position, Frame> deed) implements Task {
        @Override
        public void run(Position position, Frame frame) {
            deed.accept(position, frame);
        }

        @Override
        public String source() {
            return "step " + number;
        }
    }

    /** Stands in no pack, and never ends. */
    private record Rule(int number) implements Task {
        @Override
        public void run(Position position, Frame frame) {}
    }

    /** Offers 1 and 2 under one key. */
    private record Ask(int number, BiConsumer<Position, Long> answered) implements Question {
        @Override
        public void run(Position position, Frame frame) {
            position.ask(1);
            position.offer(1);
            position.offer(2);
        }

        @Override
        public void chosen(Position position, Frame frame, long option) {
            answered.accept(position, option);
        }

        @Override
        public String kind() {
            return "ask";
        }

        @Override
        public String question(Position position, Frame frame) {
            return "Which?";
        }

        @Override
        public String key(Position position, Frame frame, long option) {
            return "same";
        }

        @Override
        public String words(Position position, Frame frame, long option) {
            return "the " + option;
        }
    }

    private static TableGame start(Task first) {
        Position position = new Position(1);
        position.allocate(8);
        position.push(first, Values.EMPTY);
        return TableGame.start(new TwoPlayers(), position);
    }

    /** Notes a digit, so that the order of what was done can be read. */
    private static Step note(int digit) {
        return new Step(digit, (position, frame) -> {
            note(position, digit);
            position.pop();
        });
    }

    private static void note(Position position, int digit) {
        position.put(NOTES, position.at(NOTES) * 10 + digit);
    }

    private static int notes(TableGame game) {
        return game.position().at(NOTES);
    }

    private static Step end() {
        return new Step(9, (position, frame) -> position.end(new Outcome(Outcome.How.WON, List.of(1, 2), "")));
    }

    @Test
    void whatIsLeftForLaterIsDoneInItsOrderBeforeWhatIsBelow() {
        Step first = new Step(5, (position, frame) -> {
            note(position, 5);
            position.top(new Frame(end(), 0, Values.EMPTY, null));
            position.later(note(1), Values.EMPTY);
            position.later(note(2), Values.EMPTY);
        });
        assertThat(notes(start(first))).isEqualTo(512);
    }

    @Test
    void whatAnAnswerLeavesForLaterIsDoneBeforeWhatIsBelow() {
        Ask ask = new Ask(4, (position, option) -> {
            position.pop();
            position.later(note((int) option.longValue()), Values.EMPTY);
        });
        Step first = new Step(5, (position, frame) -> {
            position.pop();
            position.push(end(), Values.EMPTY);
            position.push(note(7), Values.EMPTY);
            position.push(ask, Values.EMPTY);
        });
        TableGame game = start(first);
        game.choose(1);
        assertThat(notes(game)).isEqualTo(27);
    }

    @Test
    void equalKeysOfADecisionAreToldApart() {
        Decision decision = start(new Ask(4, (position, option) -> {})).decision();
        assertThat(decision.player()).isEqualTo(1);
        assertThat(decision.key(0)).isEqualTo("same");
        assertThat(decision.key(1)).isEqualTo("same#2");
        assertThat(decision.find("same#2")).contains(1);
        assertThat(decision.find("other")).isEmpty();
    }

    @Test
    void aCircleOfEffectsEndsTheGameAndNamesTheEntry() {
        Outcome outcome = start(new Step(5, (position, frame) -> {})).outcome();
        assertThat(outcome.how()).isEqualTo(Outcome.How.FAULTY);
        assertThat(outcome.words()).endsWith("does not come to an end: step 5");
    }

    @Test
    void whatGrowsWithoutEndIsStoppedToo() {
        Outcome outcome = start(new Step(5, (position, frame) -> position.allocate(5_000)))
                .outcome();
        assertThat(outcome.words()).endsWith("does not come to an end: step 5");
    }

    @Test
    void workWithinOneStepIsBoundedAndIsCountedAnewForEveryDecision() {
        Step hard = new Step(5, (position, frame) -> {
            position.work(200_000);
            position.pop();
            position.push(new Ask(4, (now, option) -> now.work(200_000)), Values.EMPTY);
        });
        TableGame game = start(hard);
        game.choose(0);
        assertThat(game.over()).isFalse();
        Outcome outcome =
                start(new Step(6, (position, frame) -> position.work(300_001))).outcome();
        assertThat(outcome.words()).endsWith("does not come to an end: step 6");
    }

    @Test
    void triesWithinOneStepAreBoundedButNotThoseOfWhoeverLooksOn() {
        Step thorough = new Step(5, (position, frame) -> tryMany(position));
        assertThat(start(thorough).outcome().words()).endsWith("does not come to an end: step 5");
        tryMany(start(new Ask(4, (position, option) -> {})).position());
    }

    private static void tryMany(Position position) {
        for (int i = 0; i <= 20_000_000; i++) {
            position.candidate(0, i);
        }
    }

    @Test
    void theStepThatAPartOfTheRulesIsDoneForIsBlamed() {
        Step outer = new Step(5, (position, frame) -> position.push(new Rule(7), Values.EMPTY));
        assertThat(start(outer).outcome().words()).endsWith("does not come to an end: step 5");
    }

    @Test
    void aBoundExceededByAnAnswerEndsTheGameToo() {
        TableGame game = start(new Ask(4, (position, option) -> {
            throw new BoundExceeded();
        }));
        game.choose(0);
        assertThat(game.outcome().how()).isEqualTo(Outcome.How.FAULTY);
        assertThat(game.outcome().words()).endsWith("does not come to an end: the course of the game");
    }

    @Test
    void aGameOfTooManyDecisionsIsCapped() {
        TableGame game = start(new Ask(4, (position, option) -> {}));
        for (int i = 0; i < 10; i++) {
            assertThat(game.over()).isFalse();
            game.choose(0);
        }
        assertThat(game.outcome().how()).isEqualTo(Outcome.How.CAPPED);
        assertThat(game.outcome().places()).containsExactly(1, 1);
    }

    @Test
    void anImaginedGameIsAskedAgainWithOtherDice() {
        TableGame game =
                start(new Ask(4, (position, option) -> position.end(new Outcome(Outcome.How.WON, List.of(1, 2), ""))));
        TableGame imagined = game.imagine(new Rng(8), position -> position.put(NOTES, 3));
        assertThat(imagined.decision().size()).isEqualTo(2);
        assertThat(notes(imagined)).isEqualTo(3);
        assertThat(notes(game)).isZero();
        assertThat(imagined.position().rng().state())
                .isNotEqualTo(game.position().rng().state());
    }
}

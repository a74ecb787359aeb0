package soulwright.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import soulwright.game.template.Lanterns;

class SessionTest {
    private static final Setup SETUP = new Setup(List.of(), Map.of(), 7);

    private final Session session = new Session(SETUP, new Lanterns(3).start(7));

    private void bidAll() {
        session.choose(0);
        session.choose(0);
        session.choose(0);
    }

    private void choose(String key) {
        session.choose(session.game().decision().find(key).orElseThrow());
    }

    @Test
    void whatAnotherPlayerIsAskedAfterStays() {
        session.choose(0);
        assertThat(session.canUndo()).isFalse();
        assertThatThrownBy(session::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whatChangedNothingForOthersCanBeTakenBack() {
        bidAll();
        long before = session.game().hash();
        choose("uncover");
        assertThat(session.canUndo()).isTrue();
        session.undo();
        assertThat(session.game().hash()).isEqualTo(before);
        assertThat(session.game().decision().kind()).isEqualTo("shine");
        assertThat(session.recording().decisions()).hasSize(3);
        assertThat(session.canUndo()).isFalse();
    }

    @Test
    void whatHasBeenSeenStays() {
        bidAll();
        choose("uncover");
        session.choose(0);
        assertThat(session.canUndo()).isFalse();
    }

    @Test
    void whatChanceHasAnsweredStays() {
        bidAll();
        choose("cover");
        assertThat(session.canUndo()).isFalse();
    }

    @Test
    void whoListensHearsTheGameThatUndoPutsBack() {
        List<String> heard = new ArrayList<>();
        session.listen(happening -> heard.add(happening.event()));
        bidAll();
        choose("uncover");
        session.undo();
        choose("cover");
        assertThat(heard).containsExactly("lit", "won", "lit");
    }

    @Test
    void whoListensBeforeAnythingIsDecidedHearsWhatHappenedUntilThenOnce() {
        List<String> first = new ArrayList<>();
        List<String> second = new ArrayList<>();
        session.listen(happening -> first.add(happening.event()));
        session.listen(happening -> second.add(happening.event()));
        assertThat(first).containsExactly("lit");
        assertThat(second).containsExactly("lit");
        List<String> late = new ArrayList<>();
        session.choose(0);
        session.listen(happening -> late.add(happening.event()));
        assertThat(late).isEmpty();
    }

    @Test
    void itKnowsWhoDecidedLastUnlessThatWasTakenBack() {
        assertThat(session.lastOf(0)).isZero();
        bidAll();
        assertThat(session.lastOf(0)).isEqualTo(1);
        assertThat(session.lastOf(2)).isEqualTo(3);
        int player = session.game().decision().player();
        choose("uncover");
        assertThat(session.lastOf(player)).isEqualTo(4);
        session.undo();
        assertThat(session.lastOf(player)).isEqualTo(player + 1);
    }

    @Test
    void anOptionThatThereIsNotChangesNothing() {
        long before = session.game().hash();
        assertThatThrownBy(() -> session.choose(99)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(session.game().hash()).isEqualTo(before);
        assertThat(session.recording().decisions()).isEmpty();
    }

    @Test
    void aSessionBeginsWithTheGame() {
        Game begun = new Lanterns(2).start(1);
        begun.choose(0);
        assertThatThrownBy(() -> new Session(SETUP, begun)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsTakenBackIsNotRecorded() {
        bidAll();
        choose("uncover");
        session.undo();
        choose("cover");
        Recording recording = session.recording();
        assertThat(recording.decisions()).hasSize(4).last().isEqualTo("cover");
        assertThat(Replay.of(recording, new Lanterns(3).start(7))).isInstanceOf(Replay.Same.class);
    }
}

package soulwright.quest.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.battle.play.Cards;
import soulwright.battle.play.Hidden;
import soulwright.effect.run.Names;
import soulwright.effect.run.Numbering;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;
import soulwright.game.Values;

/**
 * The game of pairs (SM-DWL-7, SM-DWL-13): each card lies face down twice; the player turns up two at a time and keeps every card whose pair he
 * finds, until he has missed too often. What has been turned up once he may remember.
 */
final class Concentration implements Question {
    // slots of its own frame; the first two say who plays
    private static final int CARDS = 2;
    private static final int TAKEN = 3;
    private static final int TURNED = 4;
    private static final int FIRST = 5;
    private static final int MISSES = 6;

    private final QuestGround ground;
    private final String source;

    Concentration(QuestGround ground, String source) {
        this.ground = ground;
        this.source = source;
    }

    /** Lays the cards out, at most 31 of them twice. */
    void begin(Position position, long[] cards, int misses) {
        int count = Math.min(31, cards.length);
        long[] twice = new long[2 * count];
        for (int i = 0; i < twice.length; i++) {
            twice[i] = cards[i / 2];
        }
        for (int i = twice.length - 1; i > 0; i--) {
            int other = position.rng().below(i + 1);
            long card = twice[i];
            twice[i] = twice[other];
            twice[other] = card;
        }
        position.push(
                this,
                position.values()
                        .with(CARDS, twice)
                        .with(TAKEN, 0)
                        .with(TURNED, 0)
                        .with(FIRST, Values.NONE)
                        .with(MISSES, misses));
    }

    @Override
    public void run(Position position, Frame frame) {
        long[] cards = frame.values().list(CARDS);
        long taken = frame.values().get(TAKEN);
        if (frame.values().get(MISSES) == 0 || Long.bitCount(taken) == cards.length) {
            position.pop();
            return;
        }
        position.ask(ground.battle().workings().seat(position, frame.values().get(Names.ME)));
        for (int place = 0; place < cards.length; place++) {
            if ((taken >> place & 1) == 0 && place != frame.values().get(FIRST)) {
                position.offer(place);
            }
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        Values values = frame.values();
        long first = values.get(FIRST);
        Values turned = values.with(TURNED, values.get(TURNED) | 1L << option);
        position.show();
        if (first == Values.NONE) {
            position.top(frame.at(0, turned.with(FIRST, option)));
            return;
        }
        long[] cards = values.list(CARDS);
        boolean pair = isPair(cards, first, option);
        if (!pair) {
            position.top(frame.at(0, turned.with(FIRST, Values.NONE).with(MISSES, values.get(MISSES) - 1)));
            return;
        }
        long taken = values.get(TAKEN) | 1L << option | 1L << first;
        position.top(frame.at(0, turned.with(FIRST, Values.NONE).with(TAKEN, taken)));
        ground.battle().gain(position, cards[(int) option], values.get(Names.ME));
    }

    /** Whether two cards look the same; a fake is not told from what it imitates. */
    private boolean isPair(long[] cards, long one, long other) {
        Cards looks = ground.battle().cards();
        return looks.look((int) cards[(int) one]) == looks.look((int) cards[(int) other]);
    }

    /** Lays other cards where none was ever turned up, but the other halves of pairs: nobody can tell. Turned ones are what they look like. */
    Frame redraw(Position position, Frame frame, Hidden hidden) {
        long[] cards = frame.values().list(CARDS).clone();
        Map<Long, Integer> single = new LinkedHashMap<>();
        List<Integer> places = new ArrayList<>();
        Map<Integer, Long> seeming = new HashMap<>();
        for (int place = 0; place < cards.length; place++) {
            if (isTurned(frame, place)) {
                int look = ground.battle().cards().look((int) cards[place]);
                cards[place] = seeming.computeIfAbsent(look, card -> hidden.seeming(position, card));
                single.merge(cards[place], 1, (one, more) -> null);
            } else {
                places.add(place);
            }
        }
        List<Long> unseen = new ArrayList<>(single.keySet());
        while (unseen.size() < places.size()) {
            long card = hidden.any(position);
            unseen.add(card);
            unseen.add(card);
        }
        for (int place : places) {
            cards[place] = unseen.remove(position.rng().below(unseen.size()));
        }
        return frame.with(CARDS, cards);
    }

    private boolean isTurned(Frame frame, long place) {
        return (frame.values().get(TURNED) >> place & 1) != 0;
    }

    private String name(Position position, Frame frame, long place) {
        return ground.battle().workings().words(position, frame.values().list(CARDS)[(int) place]);
    }

    @Override
    public String kind() {
        return "pairs";
    }

    @Override
    public String question(Position position, Frame frame) {
        long first = frame.values().get(FIRST);
        String misses = " (%d misses left)".formatted(frame.values().get(MISSES));
        return first == Values.NONE
                ? "Turn up a card" + misses
                : name(position, frame, first) + ": where is the other one?" + misses;
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return "place:" + (option + 1);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        String what = isTurned(frame, option) ? name(position, frame, option) : "not seen yet";
        return "Card %d, %s".formatted(option + 1, what);
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        return isTurned(frame, option)
                ? ground.battle().workings().topic(position, frame.values().list(CARDS)[(int) option])
                : Optional.empty();
    }

    /** A pair that is known is taken; otherwise something new is turned up. */
    @Override
    public long preference(Position position, Frame frame, long option) {
        long first = frame.values().get(FIRST);
        long[] cards = frame.values().list(CARDS);
        if (!isTurned(frame, option)) {
            return 1;
        }
        if (first != Values.NONE) {
            return isPair(cards, first, option) ? 2 : 0;
        }
        for (int other = 0; other < cards.length; other++) {
            if (other != option && isTurned(frame, other) && isPair(cards, other, option)) {
                return 2;
            }
        }
        return 0;
    }

    @Override
    public int number() {
        return Numbering.of(source) + 6;
    }

    @Override
    public String source() {
        return source;
    }
}

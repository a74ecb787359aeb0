package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.content.piece.Status;
import soulwright.content.quest.BattleKind;
import soulwright.content.quest.BattleRules;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.run.EffectCompiler;
import soulwright.effect.run.Names;
import soulwright.effect.run.Things;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Topic;
import soulwright.game.Values;

/**
 * The course of a battle (SM-BAT): the first summon, then rounds in which summoners choose at the same time, characters act in order, and what has
 * happened to them is settled; and its end. How it ended stands in {@link Globals#ENDED} when the task is done.
 */
public final class Course implements Task {
    private static final int START = 0;
    private static final int OPENING = 1;
    private static final int SUMMONING = 2;
    private static final int BEGUN = 3;
    private static final int ROUND = 4;
    private static final int CHOOSING = 5;
    private static final int ACTING = 6;
    private static final int SETTLING = 7;
    private static final int ROUND_END = 8;
    private static final int ROUND_OVER = 9;
    private static final int ENDING = 10;
    private static final int OVER = 11;

    private static final int ORDER = 2;
    private static final int ACTOR = 3;
    /** Where it goes on when knock-outs are settled; follows the actor, so that both are set at once. */
    private static final int AFTER = ACTOR + 1;

    private static final int FALLEN = 5;

    private static final int AMBUSHED = 1;
    static final int AMBUSHES = 2;

    private final BattleGround ground;
    private @Nullable Plays plays;
    private final Actors actors;
    private final KnockOuts knockOuts;
    private final List<BattleKind> kinds = new ArrayList<>();
    private @Nullable BattleRules rules;
    private @Nullable Things deck;
    private @Nullable Things deal;

    Course(BattleGround ground) {
        this.ground = ground;
        this.actors = new Actors(ground);
        this.knockOuts = new KnockOuts(ground);
    }

    void compile(QuestRuleset ruleset, EffectCompiler compiler) {
        rules = ruleset.battle();
        Names names = Names.of();
        kinds.addAll(rules.kinds().values());
        deck = compiler.things(rules.deck(), names);
        deal = rules.opening()
                .map(opening -> compiler.things(opening.deal(), names))
                .orElse(null);
        actors.compile(rules, compiler);
        plays = new Plays(ground, ruleset);
    }

    private BattleRules rules() {
        if (rules == null) {
            throw new IllegalStateException("not ready");
        }
        return rules;
    }

    /** The kind of battle that goes on. */
    public BattleKind kind(Position position) {
        return kinds.get(position.at(Globals.BATTLE) - 1);
    }

    public BattleKind kind(int index) {
        return kinds.get(index);
    }

    /** What summoners choose in a round. */
    public Plays plays() {
        if (plays == null) {
            throw new IllegalStateException("not ready");
        }
        return plays;
    }

    /**
     * Puts a battle on top.
     *
     * @param side who fights, a player or a monster that nobody has
     * @param kind its number among the ruleset's
     * @param ambush 1 if the first side is ambushed, 2 if it ambushes, 0 for neither
     */
    public void begin(Position position, long side, long opponent, int kind, int ambush) {
        position.put(Globals.BATTLE, kind + 1);
        position.put(Globals.ROUND, 0);
        position.put(Globals.SIDE, (int) side);
        position.put(Globals.OPPONENT, (int) opponent);
        position.put(Globals.ENDED, 0);
        position.put(Globals.AMBUSH, ambush);
        position.push(this, Values.of(side, Values.NONE));
    }

    @Override
    public void run(Position position, Frame frame) {
        switch (frame.at()) {
            case START -> start(position, frame);
            case OPENING -> opening(position, frame);
            case SUMMONING -> summoning(position, frame);
            case BEGUN -> tell(position, frame.at(SETTLING, frame.values().with(AFTER, ROUND)), "battle-start");
            case ROUND -> round(position, frame);
            case CHOOSING -> choosing(position, frame);
            case ACTING -> acting(position, frame);
            case SETTLING -> settling(position, frame);
            case ROUND_END -> roundEnd(position, frame);
            case ROUND_OVER -> roundOver(position, frame);
            case ENDING -> tellEnding(position, frame);
            default -> over(position);
        }
    }

    private void tell(Position position, Frame next, String event) {
        position.top(next);
        ground.effects().tell(position, ground.workings().event(event), Values.NONE, Values.NONE);
    }

    // the beginning

    private void start(Position position, Frame frame) {
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            int side = position.at(cell);
            if (Sides.hasSummoner(position, side)) {
                shuffle(position, side);
                meet(position, side);
            } else {
                ground.field().show(position, side);
            }
        }
        position.top(frame.at(OPENING));
    }

    private void shuffle(Position position, int side) {
        rules().combatSpells()
                .ifPresent(spells -> Decks.make(
                        position, ground.pieces(), side, ground.numbers().elements(), spells.copies()));
        toDeck(position, side);
    }

    /** All that belongs to the deck of a side goes there, but for the monster that is out. */
    private void toDeck(Position position, int side) {
        position.use(Values.of(side, Values.NONE));
        if (deck != null) {
            deck.any(position, card -> {
                boolean out = position.at((int) card + Pieces.ZONE) == Pieces.FIELD;
                position.put((int) card + Pieces.ZONE, out ? Pieces.FIELD : Pieces.DECK);
                return false;
            });
        }
    }

    /** Who fights somebody sees him. */
    private void meet(Position position, long character) {
        int other = ground.workings().seat(position, Sides.opponent(position, Sides.of(position, character)));
        if (other >= 0) {
            Pieces.show(position, character, other);
        }
    }

    private void opening(Position position, Frame frame) {
        position.top(frame.at(SUMMONING));
        for (int cell = Globals.OPPONENT; cell >= Globals.SIDE; cell--) {
            int side = position.at(cell);
            if (chooses(position, cell)) {
                for (long card : dealt(position, side)) {
                    deal(position, side, card);
                }
                position.push(plays(), Plays.OPENING, Values.of(side, Values.NONE));
            }
        }
    }

    /** What is dealt to a side before the first round. */
    private long[] dealt(Position position, long side) {
        position.use(Values.of(side, Values.NONE));
        return deal == null ? new long[0] : deal.all(position);
    }

    /** Deals to a side again, as far as the viewer of an imagined game knows. */
    void redeal(Position position, int side) {
        int hand = Decks.count(position, side, Pieces.HAND);
        Decks.moveAll(position, side, Pieces.HAND, Pieces.DECK);
        boolean opening = position.at(Globals.ROUND) == 0;
        for (long card : opening ? dealt(position, side) : new long[0]) {
            position.put((int) card + Pieces.ZONE, Pieces.HAND);
        }
        for (int card = opening ? hand : 0; card < hand; card++) {
            Decks.draw(position, side, false);
        }
    }

    private boolean opens(Position position, int cell) {
        return deal != null && (cell == Globals.OPPONENT || position.at(Globals.AMBUSH) != AMBUSHED);
    }

    /** Whether a side chooses, in the opening or the round that goes on. */
    boolean chooses(Position position, int cell) {
        int side = position.at(cell);
        return Sides.hasSummoner(position, side)
                && (position.at(Globals.ROUND) == 0 ? opens(position, cell) : !actors.cannotAct(position, side));
    }

    private void deal(Position position, long side, long card) {
        position.put((int) card + Pieces.ZONE, Pieces.HAND);
        if (rules().hands() == BattleRules.Hands.OPEN) {
            int other = ground.workings().seat(position, Sides.opponent(position, side));
            if (other >= 0 && Kinds.isCard(Pieces.kind(position, card))) {
                Pieces.show(position, card, other);
            }
        }
    }

    private void summoning(Position position, Frame frame) {
        int cell = frame.values().get(ACTOR) == Globals.OPPONENT ? Globals.OPPONENT : Globals.SIDE;
        boolean last = cell == Globals.OPPONENT;
        position.top(frame.at(last ? BEGUN : SUMMONING, frame.values().with(ACTOR, Globals.OPPONENT)));
        int side = position.at(cell);
        if (Sides.hasSummoner(position, side)) {
            push(position, side);
        }
    }

    /** Has a side do what it has chosen, if that is still possible. */
    private void push(Position position, int side) {
        int index = position.at(side + Pieces.PLAY) - 1;
        int card = position.at(side + Pieces.PLAY_CARD);
        forget(position, side);
        if (index < 0 || (card != 0 && position.at(card + Pieces.ZONE) != Pieces.HAND)) {
            return;
        }
        if (plays().acts().isPossible(position, index, side, card)) {
            position.show();
            long option = ActList.option(index, card);
            say(position, side, option);
            plays().acts().push(position, option, side);
        }
    }

    /** What was chosen is for one round, whether it was done or not. */
    private static void forget(Position position, int side) {
        position.put(side + Pieces.PLAY, 0);
        position.put(side + Pieces.PLAY_CARD, 0);
    }

    private void say(Position position, int side, long option) {
        if (position.isHeard()) {
            position.lookAs(position.at(side + Pieces.SEAT));
            String what = plays().acts().words(position, option);
            Optional<Topic> topic = plays().acts().topic(position, option);
            position.lookAs(Position.NOBODY);
            String words = ground.workings().words(position, side) + ": " + what;
            position.tell(new Happening("played", Happening.EVERYBODY, topic, words, ""));
        }
    }

    // rounds

    private void round(Position position, Frame frame) {
        if (position.at(Globals.ROUND) == 0) {
            for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
                int side = position.at(cell);
                if (Sides.hasSummoner(position, side)) {
                    Decks.moveAll(position, side, Pieces.HAND, Pieces.NOWHERE);
                    toDeck(position, side);
                    fill(position, side);
                }
            }
        }
        position.add(Globals.ROUND, 1);
        position.anew();
        tell(position, frame.at(CHOOSING), "round-start");
    }

    private void fill(Position position, int side) {
        boolean reshuffle = rules().emptyDeck() == BattleRules.EmptyDeck.RESHUFFLE;
        for (int missing = rules().hand() - Decks.count(position, side, Pieces.HAND); missing > 0; missing--) {
            draw(position, side, reshuffle);
        }
    }

    /** Draws a card for a side; 0 if there is none. */
    int draw(Position position, long side, boolean reshuffle) {
        int card = Decks.draw(position, side, reshuffle);
        if (card != 0) {
            deal(position, side, card);
        }
        return card;
    }

    Actors actors() {
        return actors;
    }

    boolean reshuffles() {
        return rules().emptyDeck() == BattleRules.EmptyDeck.RESHUFFLE;
    }

    private void choosing(Position position, Frame frame) {
        position.top(frame.at(
                ACTING, frame.values().with(ORDER, actors.order(position)).with(ACTOR, 0)));
        for (int cell = Globals.OPPONENT; cell >= Globals.SIDE; cell--) {
            int side = position.at(cell);
            if (Sides.hasSummoner(position, side)) {
                forget(position, side);
            }
            if (chooses(position, cell)) {
                position.push(plays(), Values.of(side, Values.NONE));
            }
        }
    }

    private void acting(Position position, Frame frame) {
        long[] order = frame.values().list(ORDER);
        int index = (int) frame.values().get(ACTOR);
        if (index == order.length) {
            position.top(frame.at(ROUND_END));
            return;
        }
        Values next = frame.values().with(ACTOR, index + 1, ACTING);
        position.top(frame.at(SETTLING, next));
        long actor = order[index];
        if (isOut(position, actor) && !actors.cannotAct(position, actor)) {
            if (Sides.hasSummoner(position, actor)) {
                push(position, (int) actor);
            } else {
                actors.act(position, actor);
            }
        }
    }

    private boolean isOut(Position position, long character) {
        return Sides.of(position, character) != Values.NONE && !knockOuts.isDown(position, character);
    }

    // knock-outs

    /** Tells of all who are knocked out, then takes the monsters among them off the field; a battle ends with its summoner or lone monster. */
    private void settling(Position position, Frame frame) {
        if (frame.values().get(FALLEN) != Values.NONE) {
            knockOuts.fall(position, frame.values().list(FALLEN));
            position.top(frame.at(
                    position.at(Globals.ENDED) != 0
                            ? ENDING
                            : (int) frame.values().get(AFTER),
                    frame.values().with(FALLEN, Values.NONE)));
            return;
        }
        long[] fallen = knockOuts.fallen(position);
        if (fallen.length == 0) {
            position.top(frame.at(
                    position.at(Globals.ENDED) != 0
                            ? ENDING
                            : (int) frame.values().get(AFTER)));
            return;
        }
        position.top(frame.at(SETTLING, frame.values().with(FALLEN, fallen)));
        knockOuts.tell(position, fallen);
    }

    // the end of a round and of the battle

    private void roundEnd(Position position, Frame frame) {
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            int side = position.at(cell);
            recover(position, side);
            long monster = Sides.monster(position, side);
            if (monster != side && monster != Values.NONE) {
                recover(position, monster);
            }
        }
        tell(position, frame.at(SETTLING, frame.values().with(AFTER, ROUND_OVER)), "round-end");
    }

    /** Rolls for each status whether it ends by itself (SM-STA-4). */
    private void recover(Position position, long character) {
        for (int row = Lasting.first(position, character); row != 0; ) {
            int next = Lasting.next(position, row);
            if (position.at(row + Lasting.TYPE) == Lasting.STATUS) {
                Status status = (Status) ground.entries().get(position.at(row + Lasting.WHAT));
                if (position.rng().percent(status.recovers())) {
                    ground.spans().cure(position, row);
                }
            }
            row = next;
        }
    }

    private void roundOver(Position position, Frame frame) {
        ground.spans().roundEnds(position);
        if (position.at(Globals.ROUND) >= kind(position).lastRound()) {
            position.put(Globals.ENDED, Ending.UNBEATEN);
            position.top(frame.at(ENDING));
            return;
        }
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            if (Sides.hasSummoner(position, position.at(cell))) {
                fill(position, position.at(cell));
            }
        }
        position.top(frame.at(ROUND));
    }

    private void tellEnding(Position position, Frame frame) {
        position.top(frame.at(OVER));
        int ending = position.at(Globals.ENDED);
        long word = ending == Ending.NOBODY ? Values.NONE : ending - 1;
        ground.effects().tell(position, ground.workings().event("battle-end"), Values.NONE, Values.NONE, word);
    }

    private void over(Position position) {
        ground.spans().battleEnds(position);
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            int side = position.at(cell);
            if (Sides.hasSummoner(position, side)) {
                ground.field().sendBack(position, side);
                Decks.clear(position, side);
                forget(position, side);
            }
        }
        position.put(Globals.BATTLE, 0);
        position.put(Globals.ROUND, 0);
        position.pop();
    }

    @Override
    public int number() {
        return "battle".hashCode();
    }
}

package soulwright.quest.play;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Pieces;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Effects;
import soulwright.effect.run.Names;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Values;

/** The course of a quest: days of sessions, in each of which everybody has a turn (SM-TRN). It never ends by itself but for a cap on days. */
final class Days implements Task {
    private static final int DAY = 0;
    private static final int SESSION = 1;
    private static final int TURN = 2;
    private static final int COMMANDS = 3;
    private static final int TURN_END = 4;
    private static final int TURN_OVER = 5;
    static final int BEGIN = 6;

    private static final Names FIRST = Names.of("seats");

    private final QuestGround ground;
    private final Commands commands;
    private final @Nullable Figure<Position> first;

    Days(QuestGround ground) {
        this.ground = ground;
        this.commands = new Commands(ground);
        this.first = ground.rules()
                .turn()
                .first()
                .<Figure<Position>>map(value -> ground.battle().compiler().figure(value, FIRST))
                .orElse(null);
    }

    @Override
    public void run(Position position, Frame frame) {
        switch (frame.at()) {
            case DAY -> day(position, frame);
            case SESSION -> session(position, frame);
            case TURN -> turn(position, frame);
            case COMMANDS -> command(position, frame);
            case TURN_END -> turnEnd(position, frame);
            case TURN_OVER -> turnOver(position, frame);
            default -> begin(position, frame);
        }
    }

    /** Who begins with more cards than he may lets some go. */
    private void begin(Position position, Frame frame) {
        tell(position, frame.at(DAY), "game-start", Values.NONE);
        for (int seat = 0; seat < ground.battle().pieces().seats(position); seat++) {
            ground.battle().letGo(position, ground.battle().pieces().player(position, seat));
        }
    }

    private void tell(Position position, Frame next, String event, long target, long... values) {
        position.top(next);
        Effects effects = ground.battle().effects();
        effects.tell(position, ground.battle().workings().event(event), target, Values.NONE, values);
    }

    private void day(Position position, Frame frame) {
        if (isOver(position)) {
            String words = "After day %d nobody has won.".formatted(position.at(Globals.DAY));
            position.end(new Outcome(Outcome.How.RANKED, ground.seats().places(position), words));
            return;
        }
        position.add(Globals.DAY, 1);
        position.put(Globals.SESSION, 0);
        tell(position, frame.at(SESSION), "day-start", Values.NONE);
    }

    /** Whether the days are over that the game was to take, or the cap on days is reached (SM-OBJ-3). */
    private boolean isOver(Position position) {
        OptionalInt last = ground.dayLimit().last(position);
        return last.isPresent() && position.at(Globals.DAY) >= last.getAsInt();
    }

    private void session(Position position, Frame frame) {
        position.put(Globals.TURNS_DONE, 0);
        if (position.isHeard()) {
            var session = ground.rules().sessions().get(position.at(Globals.SESSION));
            String words = "Day %d, %s".formatted(position.at(Globals.DAY), session.name());
            position.tell(new Happening("session-start", Happening.EVERYBODY, Optional.empty(), words, ""));
        }
        tell(position, frame.at(TURN), "session-start", Values.NONE, position.at(Globals.SESSION));
    }

    private void turn(Position position, Frame frame) {
        int seats = ground.battle().pieces().seats(position);
        int begins = 0;
        if (first != null) {
            position.use(Values.of(Values.NONE, Values.NONE, seats));
            begins = (int) Math.floorMod(first.of(position) - 1, (long) seats);
        }
        int seat = (begins + position.at(Globals.TURNS_DONE)) % seats;
        int player = ground.battle().pieces().player(position, seat);
        position.put(Globals.TURN, player);
        position.add(Globals.TURNS, 1);
        position.add(player + Pieces.TURNS, 1);
        position.put(Globals.TURN_ENDS, 0);
        position.put(player + Pieces.COMMANDS, ground.rules().turn().commands());
        tell(position, frame.at(COMMANDS), "turn-start", player, player);
    }

    private void command(Position position, Frame frame) {
        if (beaten(position)) {
            return;
        }
        ground.battle().cards().sweep(position);
        int player = position.at(Globals.TURN);
        boolean over = position.at(Globals.TURN_ENDS) != 0 || position.at(player + Pieces.COMMANDS) <= 0;
        if (over) {
            position.top(frame.at(TURN_END));
        } else {
            position.push(commands, Values.of(player, Values.NONE));
        }
    }

    /** Tells of players who are knocked out, once each; whether there was one who was helped up since. */
    private boolean beaten(Position position) {
        boolean told = false;
        int event = ground.battle().workings().event("beaten");
        for (int seat = 0; seat < ground.battle().pieces().seats(position); seat++) {
            int player = ground.battle().pieces().player(position, seat);
            if (ground.isDown(position, player)) {
                ground.battle().effects().tell(position, event, player, Values.NONE, player, Values.NONE);
                told |= position.hasPending();
            }
        }
        return told;
    }

    private void turnEnd(Position position, Frame frame) {
        int player = position.at(Globals.TURN);
        tell(position, frame.at(TURN_OVER), "turn-end", player, player);
    }

    private void turnOver(Position position, Frame frame) {
        ground.battle().spans().turnEnds(position, position.at(Globals.TURN));
        position.put(position.at(Globals.TURN) + Pieces.COMMANDS, 0);
        position.add(Globals.TURNS_DONE, 1);
        if (position.at(Globals.TURNS_DONE) < ground.battle().pieces().seats(position)) {
            position.top(frame.at(TURN));
            return;
        }
        position.add(Globals.SESSION, 1);
        if (position.at(Globals.SESSION) < ground.rules().sessions().size()) {
            position.top(frame.at(SESSION));
            return;
        }
        position.put(Globals.SESSION, ground.rules().sessions().size() - 1);
        ground.battle().spans().dayEnds(position);
        position.top(frame.at(DAY));
    }

    @Override
    public int number() {
        return "days".hashCode();
    }
}

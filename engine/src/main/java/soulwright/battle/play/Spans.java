package soulwright.battle.play;

import java.util.HashMap;
import java.util.Map;
import soulwright.content.piece.Status;
import soulwright.effect.run.EffectCompiler;
import soulwright.effect.run.Names;
import soulwright.effect.run.StepsTask;
import soulwright.game.Position;
import soulwright.game.Values;

/** Ends what lasts for a time, when its time has come. */
public final class Spans {
    private final BattleGround ground;
    private final Map<Integer, StepsTask> ends = new HashMap<>();

    Spans(BattleGround ground) {
        this.ground = ground;
    }

    void compile(EffectCompiler compiler) {
        Entries.Span statuses = ground.entries().span(Status.KIND);
        for (int entry = statuses.from(); entry < statuses.to(); entry++) {
            Status status = (Status) ground.entries().get(entry);
            ends.put(entry, compiler.steps(status.ends(), Names.of()));
        }
    }

    /** Ends what lasted until the end of the day. */
    public void dayEnds(Position position) {
        expire(position, Lasting.DAY_END);
    }

    /** Ends what lasted until the end of the turn, and counts the turns of its player. */
    public void turnEnds(Position position, long player) {
        expire(position, Lasting.TURN_END);
        for (int row = position.at(Globals.LASTING); row != 0; ) {
            int next = position.at(row + Lasting.ALL_NEXT);
            boolean counts = position.at(row + Lasting.UNTIL) == Lasting.SOME_TURNS
                    && position.at(row + Lasting.STAMP) != position.at(Globals.TURNS)
                    && player(position, row) == player;
            if (counts) {
                position.add(row + Lasting.TURNS, -1);
                if (position.at(row + Lasting.TURNS) <= 0) {
                    end(position, row);
                }
            }
            row = next;
        }
    }

    /** The player whose turns count: the bearer, its owner, or who brought it about. */
    private long player(Position position, int row) {
        int bearer = position.at(row + Lasting.BEARER);
        if (Pieces.kind(position, bearer) == Kinds.PLAYER) {
            return bearer;
        }
        int owner = Pieces.owner(position, bearer);
        return owner == 0 ? position.at(Globals.TURN) : owner;
    }

    /** Ends what lasted until the end of the round. */
    void roundEnds(Position position) {
        expire(position, Lasting.ROUND_END);
        expireOwn(position, Lasting.OWN_ROUND_END);
    }

    /** Ends what lasted until the end of the battle; what was raised in it counts now. */
    void battleEnds(Position position) {
        expire(position, Lasting.BATTLE_END);
        expireOwn(position, Lasting.OWN_BATTLE_END);
    }

    private void expireOwn(Position position, int until) {
        for (int row = position.at(Globals.LASTING); row != 0; ) {
            int next = position.at(row + Lasting.ALL_NEXT);
            if (position.at(row + Lasting.UNTIL) == until
                    && Sides.takesPart(position, position.at(row + Lasting.BEARER))) {
                end(position, row);
            }
            row = next;
        }
    }

    private void expire(Position position, int until) {
        for (int row = position.at(Globals.LASTING); row != 0; ) {
            int next = position.at(row + Lasting.ALL_NEXT);
            if (position.at(row + Lasting.UNTIL) == until) {
                if (position.at(row + Lasting.TYPE) == Lasting.RAISE) {
                    raise(position, row);
                }
                end(position, row);
            }
            row = next;
        }
    }

    /** Who is knocked out grows too, but does not get up by it. */
    private void raise(Position position, int row) {
        int bearer = position.at(row + Lasting.BEARER);
        boolean down = ground.isDown(position, bearer);
        Attribute attribute = ground.numbers().attribute(position.at(row + Lasting.WHAT));
        attribute.improve(position, bearer, position.at(row + Lasting.VALUE));
        if (down) {
            ground.numbers().health().set(position, bearer, 0, 0);
        }
    }

    private void end(Position position, int row) {
        if (position.at(row + Lasting.TYPE) == Lasting.STATUS) {
            cure(position, row);
        } else {
            Lasting.remove(position, row);
        }
    }

    /** Ends a status: it is told, and does what it does at its end. */
    void cure(Position position, int row) {
        int bearer = position.at(row + Lasting.BEARER);
        int status = position.at(row + Lasting.WHAT);
        int by = position.at(row + Lasting.BY);
        Lasting.remove(position, row);
        ground.effects().tell(position, ground.workings().event("cured"), bearer, Values.NONE, bearer, status);
        StepsTask steps = ends.get(status);
        if (steps != null && !steps.isEmpty()) {
            position.later(steps, Values.of(by, bearer));
        }
    }
}

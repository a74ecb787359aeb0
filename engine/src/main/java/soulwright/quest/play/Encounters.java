package soulwright.quest.play;

import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import soulwright.battle.play.Ending;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Pieces;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Change;
import soulwright.effect.run.Making;
import soulwright.effect.run.Names;
import soulwright.effect.run.Op;
import soulwright.effect.run.StepsTask;
import soulwright.effect.run.Things;
import soulwright.game.Position;
import soulwright.game.Values;

/** Monsters that appear (SM-CMD-3, SM-BAT-4, SM-BAT-5): which live in a land, whether one comes, and who surprises whom. */
final class Encounters {
    private final QuestGround ground;
    private @Nullable Wildlife wildlife;

    Encounters(QuestGround ground) {
        this.ground = ground;
    }

    void compile(List<BoardMap> boards) {
        wildlife = new Wildlife(ground, ground.rules().board().wild(), boards);
    }

    /** The monsters that may appear in a land. */
    boolean wild(Position position, long land, LongPredicate test) {
        if (wildlife == null) {
            throw new IllegalStateException("not ready");
        }
        return wildlife.in(position, land, test);
    }

    Op make(Making step) {
        Things which = step.things("encounter");
        int kind = ground.battle().workings().set("battle-kinds").indexOf(step.word("kind"));
        Figure<Position> chance = step.figure("chance", 100);
        Figure<Position> ambushed = step.figure("ambushed", 0);
        Figure<Position> ambush = step.figure("ambush", 0);
        StepsTask clear = step.steps("clear");
        Surprise surprise = new Surprise(ground, kind, clear, step);
        int event = ground.battle().workings().event("encountered");
        return Op.pushing(position -> {
            long monster = which.one(position);
            boolean comes = monster != Values.NONE && position.rng().percent(chance.of(position));
            if (!comes) {
                return push(clear);
            }
            boolean surprised = position.rng().percent(ambushed.of(position));
            boolean surprises = !surprised && position.rng().percent(ambush.of(position));
            return now -> {
                int piece = piece(now, monster);
                long me = now.values().get(Names.ME);
                surprise.begin(now, piece, surprised, surprises);
                ground.battle().effects().tell(now, event, piece, me, piece, me);
            };
        });
    }

    static Change push(StepsTask steps) {
        return steps.isEmpty() ? Change.NOTHING : position -> position.push(steps, position.values());
    }

    /** The piece of a monster that is met: a wild one as it stands there, a new one of an entry. */
    int piece(Position position, long monster) {
        return Entries.isEntry(monster) ? ground.battle().cards().wild(position, monster) : (int) monster;
    }

    /**
     * What becomes of a monster that was fought: beaten it is gone; unbeaten it stays in the land, if its kind of battle says so. Nothing stays in
     * a home.
     */
    void settle(Position position, int piece, long land, int ending, boolean stays) {
        boolean standing = position.at(piece + Pieces.LAND) != 0;
        boolean settled =
                Pieces.owner(position, piece) != 0 || ground.battle().cards().isGone(position, piece);
        if (settled || piece == position.at(Globals.BOSS)) {
            return;
        }
        boolean beaten = ending == Ending.WON;
        if (beaten || !(stays || standing)) {
            Lands.leave(position, piece);
            ground.battle().cards().remove(position, piece);
        } else if (!standing) {
            if (land != Values.NONE && !ground.lands().isHome(position, land) && Lands.monster(position, land) == 0) {
                Lands.place(position, land, piece);
            } else {
                ground.battle().cards().remove(position, piece);
            }
        }
    }
}

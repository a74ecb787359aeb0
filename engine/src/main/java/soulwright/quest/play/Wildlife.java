package soulwright.quest.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongPredicate;
import soulwright.battle.play.Globals;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Selector;
import soulwright.effect.formula.Term;
import soulwright.effect.run.Names;
import soulwright.effect.run.Things;
import soulwright.game.Position;
import soulwright.game.Values;

/**
 * The monsters that may appear in lands. Where the ruleset asks a land for nothing but its terrain and elevation, as is usual, they are known for
 * each land of the boards before a game begins.
 */
final class Wildlife {
    private static final Names NAMES = Names.of("land");
    private static final Set<String> LASTING = Set.of("terrain", "elevation", "lowest-level", "highest-level");

    private final QuestGround ground;
    private final Things living;
    private final Map<Integer, long[]> known = new HashMap<>();

    Wildlife(QuestGround ground, Selector wild, List<BoardMap> boards) {
        this.ground = ground;
        this.living = ground.battle().compiler().things(wild, NAMES);
        if (isLasting(wild)) {
            for (int board = 0; board < boards.size(); board++) {
                learn(board, boards.get(board));
            }
        }
    }

    private void learn(int board, BoardMap map) {
        Position position = new Position(0);
        position.allocate(Globals.WIDTH);
        ground.lands().lay(position, board);
        for (int land = 0; land < map.count(); land++) {
            int row = Lands.land(position, land);
            known.computeIfAbsent(key(map.terrain(land), map.elevation(land)), key -> find(position, row));
        }
    }

    private static int key(int terrain, int elevation) {
        return terrain * 1000 + elevation;
    }

    private long[] find(Position position, long land) {
        Values before = position.enter(Values.of(position.values().get(Names.ME), Values.NONE, land));
        long[] all = living.all(position);
        position.leave(before);
        return all;
    }

    private static boolean isLasting(Compiled part) {
        return part.terms().stream().allMatch(Wildlife::isLasting)
                && part.parts().stream().allMatch(Wildlife::isLasting);
    }

    private static boolean isLasting(Term term) {
        if (term instanceof Term.Read read && read.owner() instanceof Term.Name) {
            return LASTING.contains(read.property().name());
        }
        boolean asked =
                term instanceof Term.Read read && !(read.property().printed() && read.owner() instanceof Term.It);
        boolean changes = term instanceof Term.Name || term instanceof Term.Gather || asked || term.chance();
        return !changes && term.parts().stream().allMatch(Wildlife::isLasting);
    }

    /** Hands over those that may appear in a land. */
    boolean in(Position position, long land, LongPredicate test) {
        int index = Lands.index(position, land);
        long[] here = known.get(key(
                ground.lands().terrain(position, land),
                ground.lands().map(position).elevation(index)));
        return Things.any(here == null ? find(position, land) : here, test);
    }
}

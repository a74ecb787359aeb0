package soulwright.quest.play;

import java.util.List;
import java.util.function.LongPredicate;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Kinds;
import soulwright.battle.play.Pieces;
import soulwright.battle.play.PlayWorkings;
import soulwright.battle.play.PowerTable;
import soulwright.battle.play.Registry;
import soulwright.content.Range;
import soulwright.content.piece.Board;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Terrain;
import soulwright.effect.formula.Function;
import soulwright.effect.run.Names;
import soulwright.game.Position;
import soulwright.game.Values;

/** What can be asked of lands, summoners and the board, and the words of the time. */
final class QuestProperties {
    private static final int NO_WAY = 999;

    private final QuestGround ground;
    private final Lands lands;
    private final Registry registry;
    private final PowerTable terrainPower;
    private final PowerTable dwellingPower;

    QuestProperties(QuestGround ground) {
        this.ground = ground;
        this.lands = ground.lands();
        this.registry = ground.battle().registry();
        terrainPower = ground.battle().soulPowers(Terrain.KIND, entry -> ((Terrain) entry).soulPower());
        dwellingPower = ground.battle().soulPowers(Dwelling.KIND, entry -> ((Dwelling) entry).soulPower());
    }

    void register(PlayWorkings workings) {
        roles(workings);
        time(workings);
        land();
        standing();
        summoner();
        entries();
        workings.words().add(Kinds.LAND, new LandNames(ground));
        workings.function(Function.DISTANCE, arguments -> position -> {
            int from = index(position, arguments.get(0).of(position));
            int to = index(position, arguments.get(1).of(position));
            return from < 0 || to < 0 ? NO_WAY : lands.map(position).distance(from, to);
        });
    }

    /** The land of a thing that stands on one. */
    private int index(Position position, long thing) {
        if (thing < 0 || Entries.isEntry(thing)) {
            return -1;
        }
        if (Lands.isLand(position, thing)) {
            return Lands.index(position, thing);
        }
        int land = position.at((int) thing + Pieces.LAND);
        return land == 0 ? -1 : Lands.index(position, land);
    }

    private void roles(PlayWorkings workings) {
        workings.role("land", position -> {
            long me = position.values().get(Names.ME);
            return me == Values.NONE ? Values.NONE : Lands.of(position, me);
        });
        workings.list("lands", type -> lands::all);
        int boards = ground.battle().entries().span(Board.KIND).from();
        workings.role(
                "board",
                position -> lands.isBoard(position) ? boards + (long) position.at(Globals.BOARD) : Values.NONE);
        registry.list("board.monsters", (position, board, test) -> Lands.monsters(position, test), Kinds.OTHER);
        registry.one(
                "board.size", (position, board) -> lands.map(position).board().size(), Kinds.OTHER);
        registry.one(
                "board.boss",
                (position, board) -> {
                    int boss = position.at(Globals.BOSS);
                    return boss == 0 ? Values.NONE : boss;
                },
                Kinds.OTHER);
    }

    private void time(PlayWorkings workings) {
        List<Integer> times = ground.rules().sessions().stream()
                .map(session -> workings.set("times").indexOf(session.time()))
                .toList();
        workings.role("day", position -> position.at(Globals.DAY));
        workings.role("session", position -> position.at(Globals.SESSION));
        workings.role("time", position -> times.get(position.at(Globals.SESSION)));
    }

    private void land() {
        registry.one("terrain", (position, land) -> orNone(lands.terrain(position, land)), Kinds.LAND);
        registry.one("enhanced", (position, land) -> isEnhanced(lands.terrain(position, land)), Kinds.LAND);
        registry.one("elevation", (position, land) -> elevation(position, land), Kinds.LAND);
        registry.one("lowest-level", (position, land) -> levels(position, land).least(), Kinds.LAND);
        registry.one(
                "highest-level",
                (position, land) -> levels(position, land).greatest().orElse(Integer.MAX_VALUE),
                Kinds.LAND);
        registry.list("wild", ground.encounters()::wild, Kinds.LAND);
        registry.table("soul-power", this::power, Kinds.LAND);
        registry.one("owner", (position, land) -> orNone(Lands.owner(position, land)), Kinds.LAND);
        registry.list(
                "neighbours",
                (position, land, test) -> {
                    for (int near : lands.map(position).neighbours(Lands.index(position, land))) {
                        if (test.test(Lands.land(position, near))) {
                            return true;
                        }
                    }
                    return false;
                },
                Kinds.LAND);
        registry.one("boss", (position, land) -> lands.isBoss(position, land) ? 1 : 0, Kinds.LAND);
        registry.one("home", (position, land) -> lands.isHome(position, land) ? 1 : 0, Kinds.LAND);
    }

    private void standing() {
        registry.one("monster", (position, land) -> orNone(Lands.monster(position, land)), Kinds.LAND);
        registry.one("owner.monster", (position, land) -> orNone(Lands.monster(position, land)), Kinds.LAND);
        registry.list("players", this::players, Kinds.LAND);
        registry.one(
                "dwelling",
                (position, land) -> orNone(lands.map(position).dwelling(Lands.index(position, land))),
                Kinds.LAND);
        registry.one(
                "ruin",
                (position, land) -> Lands.levels(position, land) > 0
                        ? lands.map(position).ruin(Lands.index(position, land))
                        : Values.NONE,
                Kinds.LAND);
        registry.one("levels", Lands::levels, Kinds.LAND);
        registry.one("appeal", (position, land) -> isOpen(position, land) ? appeal(position, land) : 0, Kinds.LAND);
        registry.one("open-to-me", (position, land) -> isOpen(position, land) ? 1 : 0, Kinds.LAND);
        registry.one("open-now", (position, land) -> isOpenNow(position, land) ? 1 : 0, Kinds.LAND);
        registry.one(
                "of-use-to-me",
                (position, land) -> isOpen(position, land) && isOfUse(position, land) ? 1 : 0,
                Kinds.LAND);
    }

    private static boolean isHere(Position position, long land) {
        return Lands.of(position, position.values().get(Names.ME)) == land;
    }

    private long appeal(Position position, long land) {
        long me = position.values().get(Names.ME);
        return services(position, land).appeal(position, me, isHere(position, land));
    }

    private boolean isOpenNow(Position position, long land) {
        return lands.map(position).dwelling(Lands.index(position, land)) != 0
                && Lands.levels(position, land) == 0
                && services(position, land).anyOpen(position);
    }

    private boolean isOfUse(Position position, long land) {
        return isHere(position, land)
                ? services(position, land).anyFor(position, position.values().get(Names.ME))
                : services(position, land).anyOpen(position);
    }

    private Services services(Position position, long land) {
        return ground.services(lands.map(position).dwelling(Lands.index(position, land)));
    }

    private boolean isOpen(Position position, long land) {
        int dwelling = lands.map(position).dwelling(Lands.index(position, land));
        boolean isPrivate =
                dwelling != 0 && ((Dwelling) ground.battle().entries().get(dwelling)).isPrivate();
        return lands.isOpen(position, land, position.values().get(Names.ME), isPrivate);
    }

    private boolean players(Position position, long land, LongPredicate test) {
        Pieces pieces = ground.battle().pieces();
        for (int seat = 0; seat < pieces.seats(position); seat++) {
            int player = pieces.player(position, seat);
            if (position.at(player + Pieces.LAND) == land && test.test(player)) {
                return true;
            }
        }
        return false;
    }

    private static long orNone(int row) {
        return row == 0 ? Values.NONE : row;
    }

    private long isEnhanced(int terrain) {
        return terrain != 0 && ((Terrain) ground.battle().entries().get(terrain)).enhanced() ? 1 : 0;
    }

    private int elevation(Position position, long land) {
        return lands.map(position).elevation(Lands.index(position, land));
    }

    private Range levels(Position position, long land) {
        List<Range> levels = ground.rules().board().levels();
        return levels.get(Math.max(0, Math.min(levels.size(), elevation(position, land)) - 1));
    }

    /** What a land gives its owner: its terrain, and its dwelling unless a ruin is on it (SM-ELE-5, SM-DWL-1, SM-RUI-2). */
    private long power(Position position, long land, long element) {
        long power = terrainPower.of(lands.terrain(position, land), element);
        boolean ruined = Lands.levels(position, land) > 0;
        int dwelling = ruined ? 0 : lands.map(position).dwelling(Lands.index(position, land));
        return power + dwellingPower.of(dwelling, element);
    }

    private void summoner() {
        registry.one("land", Lands::of, Kinds.PLAYER);
        registry.one("land", (position, monster) -> orNone(position.at((int) monster + Pieces.LAND)), Kinds.MONSTER);
        registry.one("home", (position, player) -> orNone(position.at((int) player + Pieces.HOME)), Kinds.PLAYER);
        registry.list("lands", Lands::of, Kinds.PLAYER);
        registry.one("commands", (position, player) -> position.at((int) player + Pieces.COMMANDS), Kinds.PLAYER);
        registry.one("on-turn", (position, player) -> position.at(Globals.TURN) == player ? 1 : 0, Kinds.PLAYER);
        registry.one("seat", (position, player) -> position.at((int) player + Pieces.SEAT) + 1L, Kinds.PLAYER);
        ground.battle()
                .numbers()
                .add("commands", new Commands.Left(ground.battle().numbers().free()));
        ground.battle()
                .numbers()
                .add("terrain", new TerrainOf(ground.battle().numbers().free() + 1));
    }

    private void entries() {
        registry.table("soul-power", (position, entry, element) -> printed(entry, element), Kinds.OTHER);
        registry.one("terrain.enhanced", (position, terrain) -> isEnhanced((int) terrain), Kinds.OTHER);
        registry.one(
                "dwelling.private",
                (position, dwelling) ->
                        ground.battle().entries().get(dwelling) instanceof Dwelling one && one.isPrivate() ? 1 : 0,
                Kinds.OTHER);
    }

    private long printed(long entry, long element) {
        return terrainPower.of(entry, element) + (long) dwellingPower.of(entry, element);
    }
}

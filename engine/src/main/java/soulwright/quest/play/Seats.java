package soulwright.quest.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.battle.Carried;
import soulwright.battle.play.BattleGround;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Kinds;
import soulwright.battle.play.Pieces;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;
import soulwright.content.piece.Kit;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Names;
import soulwright.game.Position;
import soulwright.game.Values;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestSetup;

/** Seats the players of a quest, and ranks them when nobody has won. */
final class Seats {
    private final QuestGround ground;
    private final List<Figure<Position>> ranking;

    Seats(QuestGround ground) {
        this.ground = ground;
        this.ranking = ground.rules().ranking().stream()
                .map(figure -> ground.battle().compiler().figure(figure, Names.of()))
                .toList();
    }

    /** A position in which everybody stands at home with his kit. */
    Position seated(QuestSetup setup) {
        Position position = new Position(setup.seed());
        position.allocate(Globals.WIDTH);
        position.names(setup.seats().stream().map(QuestSetup.Seat::name).toList());
        BattleGround battle = ground.battle();
        battle.seat(position, setup.seats().size());
        ground.lands().lay(position, ground.board(setup.board()));
        BoardMap map = ground.lands().map(position);
        for (int seat = 0; seat < setup.seats().size(); seat++) {
            seat(position, setup.seats().get(seat), seat, map);
        }
        boss(position, map);
        position.put(Globals.DAYS, setup.days().orElse(0));
        return position;
    }

    /** A position without a board, in which everybody has what he brings along. */
    Position opposed(BoutSetup setup) {
        Position position = new Position(setup.seed());
        position.allocate(Globals.WIDTH);
        position.names(setup.seats().stream().map(seat -> seat.who().name()).toList());
        BattleGround battle = ground.battle();
        battle.seat(position, setup.seats().size());
        for (int seat = 0; seat < setup.seats().size(); seat++) {
            BoutSetup.Seat one = setup.seats().get(seat);
            int player = battle.pieces().player(position, seat);
            who(position, one.who(), seat, player);
            battle.luggage().bring(position, player, one.carried());
        }
        return position;
    }

    /** What a summoner has who has played nothing yet. */
    Carried fresh(Optional<EntryId<GameCharacter>> character) {
        Position position = alone();
        int player = ground.battle().pieces().player(position, 0);
        begin(position, player, character);
        return ground.battle().luggage().of(position, player);
    }

    List<Long> liking(Carried carried) {
        Position position = alone();
        int player = ground.battle().pieces().player(position, 0);
        ground.battle().luggage().bring(position, player, carried);
        return ground.battle().luggage().liking(position, player);
    }

    private Position alone() {
        Position position = new Position(0);
        position.allocate(Globals.WIDTH);
        ground.battle().seat(position, 1);
        return position;
    }

    private void seat(Position position, QuestSetup.Seat who, int seat, BoardMap map) {
        BattleGround battle = ground.battle();
        int player = battle.pieces().player(position, seat);
        int home = Lands.land(position, map.home(seat % map.homes()));
        position.put(player + Pieces.LAND, home);
        position.put(player + Pieces.HOME, home);
        who(position, who, seat, player);
        begin(position, player, who.character());
    }

    private void who(Position position, QuestSetup.Seat who, int seat, int player) {
        if (who.person()) {
            position.put(Globals.PEOPLE, position.at(Globals.PEOPLE) | 1 << seat);
        }
        who.character()
                .ifPresent(id -> position.put(
                        player + Pieces.CHARACTER, ground.battle().entries().number(id)));
    }

    /** Gives a player what everybody begins with, and what his character does. */
    private void begin(Position position, int player, Optional<EntryId<GameCharacter>> character) {
        BattleGround battle = ground.battle();
        battle.begin(position, player, ground.rules().start().attributes());
        give(position, player, ground.rules().start().kit());
        character.ifPresent(id -> {
            GameCharacter one =
                    (GameCharacter) battle.entries().get(battle.entries().number(id));
            battle.begin(position, player, one.attributes());
            give(position, player, one.kit());
        });
    }

    private void give(Position position, int player, Kit kit) {
        kit.monsters().forEach(id -> give(position, player, Kinds.MONSTER, id));
        kit.equipment().forEach(id -> give(position, player, Kinds.EQUIPMENT, id));
        kit.items().forEach(id -> give(position, player, Kinds.ITEM, id));
        kit.spells().forEach(id -> give(position, player, Kinds.SPELL, id));
    }

    private void give(Position position, int player, int kind, EntryId<?> id) {
        int entry = ground.battle().entries().number(id);
        boolean twice = kind == Kinds.MONSTER && Pieces.find(position, player, entry) != 0;
        if (!twice) {
            ground.battle().pieces().give(position, ground.battle().pieces().create(position, kind, entry), player);
        }
    }

    private void boss(Position position, BoardMap map) {
        Board board = map.board();
        if (map.boss() < 0) {
            return;
        }
        long entry = board.boss().isPresent()
                ? ground.battle().entries().number(board.boss().get())
                : ground.drawBoss(position);
        if (Entries.isEntry(entry)) {
            int boss = ground.battle().cards().wild(position, entry);
            position.put(Globals.BOSS, boss);
            Lands.place(position, Lands.land(position, map.boss()), boss);
        }
    }

    /** How the players stand: each one's place, from 1; equals share one (SM-OBJ-3). */
    List<Integer> places(Position position) {
        int seats = ground.battle().pieces().seats(position);
        List<long[]> figures = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            int player = ground.battle().pieces().player(position, seat);
            position.use(Values.of(player, Values.NONE));
            figures.add(
                    ranking.stream().mapToLong(figure -> figure.of(position)).toArray());
        }
        List<Integer> places = new ArrayList<>();
        for (long[] mine : figures) {
            int better = (int)
                    figures.stream().filter(theirs -> isBetter(theirs, mine)).count();
            places.add(better + 1);
        }
        return places;
    }

    private static boolean isBetter(long[] these, long[] those) {
        for (int i = 0; i < these.length; i++) {
            if (these[i] != those[i]) {
                return these[i] > those[i];
            }
        }
        return false;
    }
}

package soulwright.quest.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Pieces;
import soulwright.content.Colour;
import soulwright.content.Entry;
import soulwright.content.piece.Element;
import soulwright.content.piece.GameCharacter;
import soulwright.content.piece.Square;
import soulwright.content.quest.Session;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.formula.Reads;
import soulwright.game.Position;
import soulwright.quest.scene.BattleScene;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/** Makes the scene of what one player sees. */
final class SceneMaker {
    private final QuestGround ground;
    private final Position position;
    private final int viewer;
    private final Glimpse glimpse;

    SceneMaker(QuestGround ground, Position position, int viewer) {
        this.ground = ground;
        this.position = position;
        this.viewer = viewer;
        this.glimpse = new Glimpse(ground.battle(), position);
    }

    Scene scene() {
        int before = position.viewer();
        position.lookAs(viewer);
        Session session = ground.rules().sessions().get(position.at(Globals.SESSION));
        int turn = position.at(Globals.TURN);
        int tune = position.at(Globals.TUNE);
        Scene scene = new Scene(
                viewer,
                position.at(Globals.DAY),
                ground.dayLimit().last(position),
                session.name(),
                session.time(),
                turn == 0 ? 0 : position.at(turn + Pieces.SEAT),
                ground.lands().isBoard(position)
                        ? ground.lands().map(position).board().size()
                        : 0,
                lands(),
                summoners(),
                tune == 0
                        ? Optional.empty()
                        : Optional.of(ground.rules().tunes().get(tune - 1)),
                battle());
        position.lookAs(before);
        return scene;
    }

    private List<LandScene> lands() {
        List<LandScene> lands = new ArrayList<>();
        if (!ground.lands().isBoard(position)) {
            return lands;
        }
        BoardMap map = ground.lands().map(position);
        int size = map.board().size();
        for (int row = 1; row <= size; row++) {
            for (int column = 1; column <= size; column++) {
                int land = map.land(column, row);
                lands.add(land < 0 ? blocked(column, row) : land(map, land));
            }
        }
        return lands;
    }

    private static LandScene blocked(int column, int row) {
        return new LandScene(
                column,
                row,
                Optional.empty(),
                "",
                true,
                0,
                false,
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                0,
                Optional.empty(),
                List.of(),
                Map.of());
    }

    private LandScene land(BoardMap map, int index) {
        int land = Lands.land(position, index);
        Square at = map.square(index);
        int terrain = ground.lands().terrain(position, land);
        int owner = Lands.owner(position, land);
        int monster = Lands.monster(position, land);
        int home = map.homeOf(index);
        return new LandScene(
                at.column(),
                at.row(),
                id(terrain),
                name(terrain != 0 ? terrain : map.dwelling(index)),
                false,
                map.elevation(index),
                map.boss() == index,
                owner == 0 ? OptionalInt.empty() : OptionalInt.of(Pieces.seatOf(position, owner)),
                home < 0 ? OptionalInt.empty() : OptionalInt.of(home),
                id(map.dwelling(index)),
                Lands.levels(position, land) > 0 ? id(map.ruin(index)) : Optional.empty(),
                Lands.levels(position, land),
                monster == 0 ? Optional.empty() : Optional.of(glimpse.fighter(monster)),
                standing(land),
                powers(land));
    }

    private Entry<?> entry(int number) {
        return ground.battle().entries().get(number);
    }

    /** A land that is nothing else is where the boss is. */
    private String name(int number) {
        return number == 0 ? "Centre" : entry(number).name();
    }

    private Optional<String> id(int number) {
        return number == 0 ? Optional.empty() : Optional.of(entry(number).id().text());
    }

    private List<Integer> standing(int land) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < ground.battle().pieces().seats(position); seat++) {
            int player = ground.battle().pieces().player(position, seat);
            if (position.at(player + Pieces.LAND) == land) {
                seats.add(seat);
            }
        }
        return seats;
    }

    private Map<String, Integer> powers(int land) {
        Property property = new Property("soul-power", Type.table("elements"), false, false, "");
        Reads.Tabled<Position> power = ground.battle().workings().cell(Type.thing("land"), property);
        Map<String, Integer> powers = new LinkedHashMap<>();
        Entries.Span elements = ground.battle().entries().span(Element.KIND);
        for (int element = elements.from(); element < elements.to(); element++) {
            int figure = (int) power.of(position, land, element);
            if (figure > 0) {
                powers.put(entry(element).name(), figure);
            }
        }
        return powers;
    }

    private List<SummonerScene> summoners() {
        List<SummonerScene> summoners = new ArrayList<>();
        for (int seat = 0; seat < ground.battle().pieces().seats(position); seat++) {
            summoners.add(summoner(seat));
        }
        return summoners;
    }

    private SummonerScene summoner(int seat) {
        int player = ground.battle().pieces().player(position, seat);
        int land = position.at(player + Pieces.LAND);
        Optional<Square> at = land == 0
                ? Optional.empty()
                : Optional.of(ground.lands().map(position).square(Lands.index(position, land)));
        int character = position.at(player + Pieces.CHARACTER);
        Optional<Colour> colour = character == 0 ? Optional.empty() : ((GameCharacter) entry(character)).colour();
        List<CardScene> cards = glimpse.cards(player);
        int[] lands = {0};
        ground.lands().all(position, one -> {
            lands[0] += Lands.owner(position, one) == player ? 1 : 0;
            return false;
        });
        return new SummonerScene(
                seat,
                ground.battle().workings().words(position, player),
                id(character),
                colour.map(shade -> "#%06x".formatted(shade.rgb())),
                at.map(Square::column).orElse(0),
                at.map(Square::row).orElse(0),
                glimpse.fighter(player),
                position.at(player + Pieces.COMMANDS),
                lands[0],
                glimpse.tables(player),
                glimpse.numbers(player),
                cards);
    }

    private Optional<BattleScene> battle() {
        return glimpse.battle();
    }
}

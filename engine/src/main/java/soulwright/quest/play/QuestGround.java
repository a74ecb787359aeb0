package soulwright.quest.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.battle.play.ActList;
import soulwright.battle.play.BattleGround;
import soulwright.battle.play.Entries;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.GameEvent;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.RuinLevel;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.Vocabulary;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Deed;
import soulwright.effect.run.Names;
import soulwright.effect.run.StepsTask;
import soulwright.effect.run.Things;
import soulwright.game.Position;

/** What quests are played on: the battle ground, the boards, and the parts of the ruleset that are made ready. Immutable, shared by all games. */
final class QuestGround {
    private final BattleGround battle;
    private final List<BoardMap> boards = new ArrayList<>();
    private final Map<EntryId<Board>, Integer> boardNumbers = new HashMap<>();
    private final Lands lands;
    private final ActList commands;
    private final Map<Integer, Services> services = new HashMap<>();
    private final Map<Integer, List<Level>> ruins = new HashMap<>();
    private final Map<String, List<Event>> events = new HashMap<>();
    private final Encounters encounters;
    private final Things boss;
    private final List<@Nullable Figure<Position>> ambushed = new ArrayList<>();
    private final Seats seats;
    private final Preferences preferences;
    private final DayLimit dayLimit;

    /** A level of a ruin: who guards it, and what clearing it brings. */
    record Level(Things guardian, StepsTask reward) {}

    /** A random event that is made ready. */
    record Event(int entry, GameEvent event, Deed deed) {}

    QuestGround(Catalog catalog, QuestRuleset rules, Vocabulary vocabulary) {
        battle = new BattleGround(catalog, rules, vocabulary);
        for (Board board : catalog.all(Board.KIND)) {
            boardNumbers.put(board.id(), boards.size());
            boards.add(new BoardMap(board, battle));
        }
        lands = new Lands(boards);
        encounters = new Encounters(this);
        new QuestProperties(this).register(battle.workings());
        new BoardVerbs(this).register(battle.workings());
        new PlaceVerbs(this).register(battle.workings());
        battle.leaving(Lands::leave);
        preferences = new Preferences(this, rules.ai());
        battle.ready();
        encounters.compile(boards);
        preferences.tempers();
        boss = battle.compiler().things(rules.board().boss(), Names.of());
        seats = new Seats(this);
        dayLimit = new DayLimit(battle);
        rules.battle().kinds().values().forEach(kind -> ambushed.add(Battles.ambushed(kind, battle.compiler())));
        services();
        ruins();
        readyEvents();
        commands = new ActList(battle, rules.commands(), true);
    }

    private void services() {
        Entries.Span span = battle.entries().span(Dwelling.KIND);
        for (int entry = span.from(); entry < span.to(); entry++) {
            services.put(entry, new Services(battle, (Dwelling) battle.entries().get(entry)));
        }
    }

    private void ruins() {
        Entries.Span span = battle.entries().span(Ruin.KIND);
        for (int entry = span.from(); entry < span.to(); entry++) {
            List<Level> levels = new ArrayList<>();
            for (RuinLevel level : ((Ruin) battle.entries().get(entry)).levels()) {
                levels.add(new Level(
                        battle.compiler().things(level.guardian(), Names.of()),
                        battle.compiler().steps(level.reward(), Names.of())));
            }
            ruins.put(entry, List.copyOf(levels));
        }
    }

    private void readyEvents() {
        Entries.Span span = battle.entries().span(GameEvent.KIND);
        for (int entry = span.from(); entry < span.to(); entry++) {
            GameEvent event = (GameEvent) battle.entries().get(entry);
            Event ready = new Event(entry, event, Deed.of(event.act(), battle.compiler(), Names.of()));
            for (String occasion : event.happens()) {
                events.computeIfAbsent(occasion, key -> new ArrayList<>()).add(ready);
            }
        }
    }

    BattleGround battle() {
        return battle;
    }

    DayLimit dayLimit() {
        return dayLimit;
    }

    QuestRuleset rules() {
        return battle.rules();
    }

    Lands lands() {
        return lands;
    }

    /** The number of a board. */
    int board(EntryId<Board> id) {
        Integer number = boardNumbers.get(id);
        if (number == null) {
            throw new IllegalArgumentException("no board " + id);
        }
        return number;
    }

    BoardMap map(int board) {
        return boards.get(board);
    }

    ActList commands() {
        return commands;
    }

    /** What a kind of dwelling offers. */
    Services services(int dwelling) {
        Services offered = services.get(dwelling);
        if (offered == null) {
            throw new IllegalArgumentException("no dwelling " + dwelling);
        }
        return offered;
    }

    List<Level> ruin(int entry) {
        return ruins.getOrDefault(entry, List.of());
    }

    /** The random events of an occasion. */
    List<Event> events(String occasion) {
        return events.getOrDefault(occasion, List.of());
    }

    Encounters encounters() {
        return encounters;
    }

    /** Draws the boss of a board that names none. */
    long drawBoss(Position position) {
        return boss.one(position);
    }

    /** How likely an ambush is in a kind of battle; null for never. */
    @Nullable
    Figure<Position> ambushed(int kind) {
        return ambushed.get(kind);
    }

    /** Whether a player is knocked out. */
    boolean isDown(Position position, int player) {
        return battle.isDown(position, player);
    }

    Preferences preferences() {
        return preferences;
    }

    Seats seats() {
        return seats;
    }
}

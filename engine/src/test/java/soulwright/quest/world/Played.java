package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import soulwright.game.Decision;
import soulwright.game.Happening;
import soulwright.game.Outcome;
import soulwright.game.Refusal;
import soulwright.game.TableGame;
import soulwright.quest.QuestView;
import soulwright.quest.scene.BattleScene;
import soulwright.quest.scene.BattleScene.SideScene;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/**
 * A quest that a test plays. Options are named by their keys without kind and pack: `mark`, `land:2,1`, `magic:return`, `summon:water-jelly`,
 * `cast:fire`; those for players count from 1, as players do: `seat:2` is seat 1. Seats count from 0, columns and rows from 1.
 */
public final class Played {
    private static final int MOST_DECISIONS = 10_000;

    private final TableGame game;
    private final List<Happening> log = new ArrayList<>();

    Played(TableGame game) {
        this.game = game;
        game.listen(log::add);
    }

    // choosing

    /** Makes decisions one after the other, whoever is asked. */
    public Played choose(String... keys) {
        for (String key : keys) {
            int option = options().indexOf(key);
            assertThat(option)
                    .as("%s among the options %s of seat %s", key, options(), asked())
                    .isNotNegative();
            game.choose(option);
        }
        return this;
    }

    /** Makes the first of these choices that is offered. */
    public Played chooseFirst(String... keys) {
        List<String> options = options();
        for (String key : keys) {
            if (options.contains(key)) {
                return choose(key);
            }
        }
        throw new AssertionError("none of " + List.of(keys) + " among " + options);
    }

    /** What can be chosen now; nothing when the game is over. */
    public List<String> options() {
        if (game.over()) {
            return List.of();
        }
        Decision decision = game.decision();
        List<String> keys = new ArrayList<>();
        for (int option = 0; option < decision.size(); option++) {
            keys.add(plain(decision.key(option)));
        }
        return keys;
    }

    private static String plain(String key) {
        return key.replaceAll("[a-z-]+/[a-z-]+:", "");
    }

    /** Why something cannot be chosen now; empty if it is not refused. */
    public String refusal(String key) {
        return game.decision().refused().stream()
                .filter(refusal -> refusal.key().equals(key))
                .map(Refusal::reason)
                .findFirst()
                .orElse("");
    }

    /** How much a computer player would like an option. */
    public long preference(String key) {
        return game.decision().preference(options().indexOf(key));
    }

    /** The seat that is asked. */
    public int asked() {
        return game.over() ? -1 : game.decision().player();
    }

    public String question() {
        return game.decision().kind();
    }

    /** How it is asked, in words. */
    public String prompt() {
        return game.decision().question();
    }

    // going on

    /** Lets everybody pass until a seat is asked for the first command of a turn of its own; always goes on to another turn. */
    public Played untilTurnOf(int seat) {
        choose("pass");
        return passUntil(played -> played.asked() == seat);
    }

    /** Lets everybody pass until something holds. */
    public Played passUntil(Predicate<Played> holds) {
        for (int i = 0; !holds.test(this); i++) {
            assertThat(i).as("passes until it holds").isLessThan(MOST_DECISIONS);
            choose("pass");
        }
        return this;
    }

    /** Passes on to a session, by its name. */
    public Played untilSession(String name) {
        return passUntil(played -> played.scene(0).session().equals(name));
    }

    /** Makes the first of these choices that is offered, again and again, as long as a battle goes on. */
    public Played fight(String... keys) {
        for (int i = 0; isBattle(); i++) {
            assertThat(i).as("decisions of a battle").isLessThan(MOST_DECISIONS);
            chooseFirst(keys);
        }
        return this;
    }

    /** Makes the first of these choices that is offered, again and again, until another one is offered. */
    public Played fightUntil(String wanted, String... keys) {
        for (int i = 0; !options().contains(wanted); i++) {
            assertThat(i).as("decisions until %s", wanted).isLessThan(MOST_DECISIONS);
            chooseFirst(keys);
        }
        return this;
    }

    /** Fights until a round is to be chosen for. */
    public Played fightUntilRound(int round, String... keys) {
        for (int i = 0; isBattle() && battle().round() < round; i++) {
            assertThat(i).as("decisions of a battle").isLessThan(MOST_DECISIONS);
            chooseFirst(keys);
        }
        return this;
    }

    // looking

    /** What a seat sees. */
    public Scene scene(int seat) {
        return ((QuestView) game.view(seat)).scene();
    }

    /** What a save says of the game. */
    public Map<String, String> stand() {
        return game.stand();
    }

    /** A summoner as he sees himself. */
    public SummonerScene summoner(int seat) {
        return scene(seat).summoners().get(seat);
    }

    /** The attribute of a summoner, as it is now. */
    public int attribute(int seat, String name) {
        return of(summoner(seat).fighter(), name);
    }

    public int health(int seat) {
        return summoner(seat).fighter().health();
    }

    /** An attribute of a fighter. */
    public static int of(FighterScene fighter, String attribute) {
        return fighter.attributes().getOrDefault(attribute, 0);
    }

    /** A number of a summoner that the ruleset declares, such as `knock-outs`. */
    public int number(int seat, String name) {
        return summoner(seat).numbers().getOrDefault(name, 0);
    }

    /** Numbers that the ruleset declares for each element, such as `magic`, by the name of the element. */
    public Map<String, Integer> table(int seat, String name) {
        return summoner(seat).tables().getOrDefault(name, Map.of());
    }

    /** The names of the cards of a kind that a seat has, as he sees them. */
    public List<String> cards(int seat, String kind) {
        return summoner(seat).cards().stream()
                .filter(card -> card.kind().equals(kind))
                .map(CardScene::name)
                .toList();
    }

    /** A monster that a seat has. */
    public FighterScene monster(int seat, String name) {
        return summoner(seat).cards().stream()
                .filter(card -> card.name().equals(name))
                .flatMap(card -> card.fighter().stream())
                .findFirst()
                .orElseThrow(() -> new AssertionError("seat " + seat + " has no " + name));
    }

    public LandScene land(int column, int row) {
        return scene(0).land(column, row);
    }

    public boolean isBattle() {
        return scene(0).battle().isPresent();
    }

    /** The battle that goes on, as the seat sees it that is asked. */
    public BattleScene battle() {
        return scene(Math.max(0, asked())).battle().orElseThrow();
    }

    /** The side of the battle that a seat leads. */
    public SideScene side(int seat) {
        return battle().sides().stream()
                .filter(side -> side.seat().orElse(-1) == seat)
                .findFirst()
                .orElseThrow();
    }

    /** The side that no summoner leads. */
    public SideScene wild() {
        return side(-1);
    }

    /** A fighter of the battle, of either side, by his name. */
    public FighterScene fighter(String name) {
        return battle().sides().stream()
                .flatMap(side -> side.team().stream())
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " does not fight"));
    }

    /** Whether somebody of this name is out in the battle. */
    public boolean isOut(String name) {
        return battle().sides().stream()
                .flatMap(side -> side.team().stream())
                .anyMatch(one -> one.name().equals(name));
    }

    /** Where a summoner stands: `1,5`. */
    public String place(int seat) {
        return summoner(seat).column() + "," + summoner(seat).row();
    }

    // what has happened

    /** All that has happened since the start, in words. */
    public List<String> log() {
        return log.stream().map(Happening::words).toList();
    }

    /** The words of the events of one kind: `attacked`, `knocked-out`. */
    public List<String> log(String event) {
        return log.stream()
                .filter(happening -> happening.event().equals(event))
                .map(Happening::words)
                .toList();
    }

    /** Forgets what has happened so far. */
    public Played forget() {
        log.clear();
        return this;
    }

    public boolean over() {
        return game.over();
    }

    public Outcome outcome() {
        return game.outcome();
    }

    public TableGame game() {
        return game;
    }
}

package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.content.piece.Element;
import soulwright.content.quest.Attack;
import soulwright.content.quest.BattleRules;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.EffectCompiler;
import soulwright.effect.run.Names;
import soulwright.effect.run.StepsTask;
import soulwright.game.Position;
import soulwright.game.Values;

/** The attacks of the ruleset, ready to be struck: their power, how they hit, and the wounds they make. */
final class Blows {
    static final Names NAMES =
            Names.of("card", "level", "target", "power", "speed", "element-factor", "hit-factor", "status");
    static final int CARD = 2;
    static final int LEVEL = 3;
    static final int TARGET = 4;
    static final int POWER = 5;
    static final int SPEED = 6;
    static final int ELEMENT_FACTOR = 7;
    static final int HIT_FACTOR = 8;
    static final int STATUS = 9;

    private static final int USUAL = 100;

    private final BattleGround ground;
    private final List<Ready> attacks = new ArrayList<>();
    private final List<Way> ways = new ArrayList<>();
    private Figure<Position> damage = position -> 0;
    private Figure<Position> immune = position -> 0;
    private int[][] factors = {};

    private record Ready(
            Figure<Position> power,
            @Nullable Figure<Position> speed,
            @Nullable Figure<Position> element,
            StepsTask hit) {}

    /** A way to hit. */
    private record Way(String name, Figure<Position> chance, int factor) {}

    Blows(BattleGround ground) {
        this.ground = ground;
    }

    void compile(BattleRules rules, EffectCompiler compiler) {
        for (Attack attack : rules.attacks().values()) {
            attacks.add(new Ready(
                    compiler.figure(attack.power(), NAMES),
                    attack.speed()
                            .<Figure<Position>>map(speed -> compiler.figure(speed, NAMES))
                            .orElse(null),
                    attack.element()
                            .<Figure<Position>>map(element -> compiler.figure(element, NAMES))
                            .orElse(null),
                    compiler.hearing("blow").steps(attack.hit(), Names.of())));
        }
        rules.hits()
                .values()
                .forEach(hit -> ways.add(new Way(hit.name(), compiler.figure(hit.chance(), NAMES), hit.factor())));
        damage = compiler.figure(rules.damage(), NAMES);
        immune = rules.immune()
                .<Figure<Position>>map(value -> compiler.figure(value, NAMES))
                .orElse(position -> 0);
        factors = factors(rules);
    }

    /** What each element does to each other, in percent. */
    private int[][] factors(BattleRules rules) {
        Entries.Span elements = ground.entries().span(Element.KIND);
        int[][] table = new int[elements.size()][elements.size()];
        for (int a = 0; a < table.length; a++) {
            for (int b = 0; b < table.length; b++) {
                table[a][b] = isStrong(elements, a, b)
                        ? rules.element().strong()
                        : isStrong(elements, b, a) ? rules.element().weak() : USUAL;
            }
        }
        return table;
    }

    private boolean isStrong(Entries.Span elements, int a, int b) {
        Element element = (Element) ground.entries().get(elements.from() + (long) a);
        return element.strongAgainst().stream()
                .anyMatch(other -> ground.entries().number(other) == elements.from() + b);
    }

    int factor(long attacking, long defending) {
        int from = ground.entries().span(Element.KIND).from();
        return attacking == Values.NONE || defending == Values.NONE
                ? USUAL
                : factors[(int) attacking - from][(int) defending - from];
    }

    long power(Position position, int attack) {
        return attacks.get(attack).power().of(position);
    }

    /** How sure the attack is; nothing for one that always hits. */
    Optional<Figure<Position>> speed(int attack) {
        return Optional.ofNullable(attacks.get(attack).speed());
    }

    long element(Position position, int attack) {
        Figure<Position> element = attacks.get(attack).element();
        return element == null ? Values.NONE : element.of(position);
    }

    StepsTask hit(int attack) {
        return attacks.get(attack).hit();
    }

    /** Rolls how an attack hits that can miss; the number of a way, or -1 for the usual one. */
    int roll(Position position) {
        long dice = position.rng().below(100);
        for (int i = 0; i < ways.size(); i++) {
            long chance = ways.get(i).chance().of(position);
            if (dice < chance) {
                return i;
            }
            dice -= Math.max(0, chance);
        }
        return -1;
    }

    int factor(int way) {
        return way < 0 ? USUAL : ways.get(way).factor();
    }

    String name(int way) {
        return ways.get(way).name();
    }

    long damage(Position position) {
        return damage.of(position);
    }

    /** Whether a status takes no hold of a character, by the ruleset. */
    boolean isImmune(Position position, long character, long status) {
        Values before = position.enter(
                Values.of(Sides.of(position, character), character).with(STATUS, status));
        boolean is = immune.holds(position);
        position.leave(before);
        return is;
    }
}

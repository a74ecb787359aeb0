package soulwright.battle.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import soulwright.content.HowMany;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Change;
import soulwright.effect.run.Doing;
import soulwright.effect.run.Making;
import soulwright.effect.run.Names;
import soulwright.effect.run.Op;
import soulwright.effect.run.Quantity;
import soulwright.effect.run.Things;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Values;

/** The verbs of a fight: attacks, wounds, statuses, improvements, who comes out and goes. */
final class FightVerbs {
    private final BattleGround ground;
    private final PlayWorkings workings;
    private final AttackTask attacking;
    private final Doing striking;
    private final Doing wounding;
    private final Doing mending;
    private final Doing inflicting;

    FightVerbs(BattleGround ground) {
        this.ground = ground;
        this.workings = ground.workings();
        this.attacking = new AttackTask(ground);
        this.striking = doing("attack", -1, 1, (position, with, told) -> strike(position, with));
        this.wounding = doing("damage", 5, 1, (position, with, told) -> wound(position, told));
        this.mending = doing("heal", 1, -1, (position, with, told) -> heal(position, told));
        this.inflicting = doing("inflict", -1, 1, (position, with, told) -> get(position, told));
    }

    private Doing doing(String verb, int amount, int by, Doing.Act act) {
        return new Doing(ground.effects(), verb, workings.verbNumber(verb), amount, by, act);
    }

    void register(PlayWorkings to) {
        to.verb("attack", this::attack);
        to.verb("damage", this::damage);
        to.verb("heal", this::heal);
        to.verb("inflict", this::inflict);
        to.verb("cure", this::cure);
        to.verb("raise", this::raise);
        to.verb("summon", this::summon);
        to.verb("unsummon", this::unsummon);
        to.verb("end-battle", this::endBattle);
        to.verb("grant", this::grant);
    }

    private Op attack(Making step) {
        Figure<Position> kind = step.figure("attack");
        Things who = step.things("who");
        Optional<Things> by = step.has("by") ? Optional.of(step.things("by")) : Optional.empty();
        Figure<Position> level = step.figure("level", Values.NONE);
        Figure<Position> power = step.figure("power", Values.NONE);
        Optional<Figure<Position>> element = step.optional("element");
        return Op.pushing(position -> {
            long[] targets = who.all(position);
            long striker = by.isPresent() ? by.get().one(position) : striker(position);
            if (targets.length == 0 || striker == Values.NONE) {
                return Change.NOTHING;
            }
            Values values = blow(position, striker, kind.of(position), level.of(position), power.of(position));
            position.use(values);
            long of = element.isPresent()
                    ? element.get().of(position)
                    : ground.blows().element(position, (int) values.get(AttackTask.KIND));
            long[] told = {targets[0], striker, values.get(AttackTask.KIND), of, values.get(Blows.LEVEL)};
            return now -> {
                striking.begin(now, values.with(AttackTask.ELEMENT, of).with(AttackTask.TARGETS, targets), told);
            };
        });
    }

    /** Who strikes where the step does not say: the monster that acts, or the one who acts. */
    private static long striker(Position position) {
        long self = position.values().get(Names.SELF);
        boolean monster = self != Values.NONE
                && !Entries.isEntry(self)
                && Pieces.kind(position, self) == Kinds.MONSTER
                && Sides.of(position, self) != Values.NONE;
        return monster ? self : position.values().get(Names.ME);
    }

    private static Values blow(Position position, long striker, long kind, long level, long power) {
        long self = position.values().get(Names.SELF);
        boolean spell = self != Values.NONE && Pieces.kind(position, self) == Kinds.COMBAT_SPELL;
        long side = Sides.of(position, striker);
        long me = side == Values.NONE ? position.values().get(Names.ME) : side;
        Values values = AttackTask.blow(me, striker, spell ? self : Values.NONE, level, power, kind);
        var told = position.values().told();
        return told == null ? values : values.with(told);
    }

    private void strike(Position position, Values blow) {
        Values values = blow;
        if (values.get(Blows.LEVEL) == Values.NONE) {
            long card = values.get(Blows.CARD);
            values = values.with(Blows.LEVEL, card == Values.NONE ? 0 : ground.spellLevel(position, card));
        }
        long[] struck = values.list(AttackTask.TARGETS).clone();
        if (struck.length == 1) {
            struck[0] = ground.course().actors().struck(position, struck[0]);
        }
        position.push(attacking, values.with(AttackTask.TARGETS, struck));
    }

    private Op damage(Making step) {
        Things who = step.things("who");
        Figure<Position> amount = step.figure("damage");
        Figure<Position> element = step.figure("element", Values.NONE);
        return position -> {
            long[] targets = who.all(position);
            long by = position.values().get(Names.ME);
            long wounds = Math.max(0, amount.of(position));
            long of = element.of(position);
            return now -> {
                for (long target : targets) {
                    wounding.begin(now, Values.EMPTY, target, by, Values.NONE, of, 0, wounds);
                }
            };
        };
    }

    private void wound(Position position, long[] told) {
        wound(position, told[0], told[5]);
        ground.effects().tell(position, workings.event("damaged"), told[0], told[1], told);
    }

    private void heal(Position position, long[] told) {
        if (told[1] > 0) {
            Quantity wounds = ground.numbers().wounds();
            wounds.set(position, told[0], 0, wounds.get(position, told[0], 0) - told[1]);
            ground.effects().tell(position, workings.event("healed"), told[0], Values.NONE, told);
        }
    }

    private void wound(Position position, long target, long amount) {
        Quantity wounds = ground.numbers().wounds();
        wounds.set(position, target, 0, wounds.get(position, target, 0) + amount);
        say(position, "damaged", target, " loses " + amount);
    }

    private Op heal(Making step) {
        Things who = step.things("who");
        Figure<Position> amount = step.figure("heal");
        return position -> {
            long[] targets = who.all(position);
            long healing = Math.max(0, amount.of(position));
            return now -> {
                for (long target : targets) {
                    mending.begin(now, Values.EMPTY, target, healing);
                }
            };
        };
    }

    private Op inflict(Making step) {
        Things who = step.things("who");
        Figure<Position> status = step.figure("inflict");
        Figure<Position> turns = step.figure("turns", 0);
        return position -> {
            long[] targets = who.all(position);
            long by = position.values().get(Names.ME);
            long which = status.of(position);
            long lasts = turns.of(position);
            return now -> {
                for (long target : targets) {
                    if (canGet(now, target, which)) {
                        inflicting.begin(now, Values.EMPTY, target, by, which, lasts);
                    }
                }
            };
        };
    }

    private boolean canGet(Position position, long target, long status) {
        return !Entries.isEntry(target)
                && !ground.blows().isImmune(position, target, status)
                && !ground.effects().isImmune(position, target, status);
    }

    private void get(Position position, long[] told) {
        long target = told[0];
        long by = told[1];
        int status = (int) told[2];
        int turns = (int) told[3];
        boolean one = ground.rules().battle().statuses() == HowMany.ONE;
        int before = Statuses.row(position, target, one ? 0 : status);
        if (before != 0) {
            Lasting.remove(position, before);
        }
        int row = Lasting.add(
                position, target, Lasting.STATUS, status, turns > 0 ? Lasting.SOME_TURNS : Lasting.BATTLE_END);
        position.put(row + Lasting.BY, (int) Math.max(0, by));
        position.put(row + Lasting.TURNS, turns);
        ground.bearers().borne(position, row);
        if (position.isHeard()) {
            String words = workings.words(position, target) + ": "
                    + ground.entries().get(status).name();
            position.tell(new Happening(
                    "inflicted",
                    Pieces.seenBy(position, target),
                    Optional.of(Words.topic(ground.entries().get(status))),
                    words,
                    ""));
        }
        ground.effects().tell(position, workings.event("inflicted"), target, by, told);
    }

    private Op cure(Making step) {
        Things who = step.things("who");
        boolean any = step.isAny("cure");
        Figure<Position> status = any ? position -> 0 : step.figure("cure");
        return position -> {
            long[] targets = who.all(position);
            long which = status.of(position);
            return now -> {
                for (long target : targets) {
                    for (int row = row(now, target, which); row != 0; row = row(now, target, which)) {
                        ground.spans().cure(now, row);
                    }
                }
            };
        };
    }

    private static int row(Position position, long target, long status) {
        return Entries.isEntry(target) ? 0 : Statuses.row(position, target, status);
    }

    private Op raise(Making step) {
        Things who = step.things("who");
        List<Figure<Position>> scores = step.scores("raise", ground.numbers().attributes());
        int event = workings.event("raised");
        return position -> {
            long[] targets = who.all(position);
            long[] by = scores.stream().mapToLong(score -> score.of(position)).toArray();
            return now -> {
                for (long target : targets) {
                    if (!Entries.isEntry(target) && Arrays.stream(by).anyMatch(figure -> figure != 0)) {
                        improve(now, target, by);
                        ground.effects().tell(now, event, target, Values.NONE, target);
                    }
                }
            };
        };
    }

    /** Improves attributes for good; in a battle, as soon as it is over (SM-GRW-3). */
    private void improve(Position position, long target, long[] by) {
        List<String> raised = new ArrayList<>();
        for (int attribute = 0; attribute < by.length; attribute++) {
            int figure = Figures.cell(by[attribute]);
            if (figure != 0 && Sides.isBattle(position)) {
                int row = Lasting.add(position, target, Lasting.RAISE, attribute, Lasting.BATTLE_END);
                position.put(row + Lasting.VALUE, figure);
            } else if (figure != 0) {
                ground.numbers().attribute(attribute).improve(position, target, figure);
            }
            if (figure != 0 && position.isHeard()) {
                raised.add("%+d %s"
                        .formatted(
                                figure,
                                ground.numbers().attributes().get(attribute).replace('-', ' ')));
            }
        }
        say(position, "raised", target, ": " + String.join(", ", raised));
    }

    private void say(Position position, String event, long target, String what) {
        if (position.isHeard()) {
            String words = workings.words(position, target) + what;
            position.tell(new Happening(event, Pieces.seenBy(position, target), Optional.empty(), words, ""));
        }
    }

    private Op summon(Making step) {
        Things which = step.things("summon");
        Things who = step.thingsOrMe("who");
        int event = workings.event("summoned");
        return position -> {
            long monster = which.one(position);
            long side = who.one(position);
            return now -> {
                if (monster != Values.NONE && Sides.isSide(now, side) && Sides.hasSummoner(now, side)) {
                    long out = ground.field().bringOut(now, side, monster);
                    ground.effects().tell(now, event, out, side, out, side);
                }
            };
        };
    }

    private Op unsummon(Making step) {
        Things which = step.things("unsummon");
        int event = workings.event("unsummoned");
        return position -> {
            long[] monsters = which.all(position);
            return now -> {
                for (long monster : monsters) {
                    long side = Sides.of(now, monster);
                    if (side != Values.NONE && side != monster) {
                        ground.field().sendBack(now, side);
                        ground.effects().tell(now, event, monster, Values.NONE, monster);
                    }
                }
            };
        };
    }

    private Op endBattle(Making step) {
        int ending = Ending.WORDS.indexOf(step.word("end-battle")) + 1;
        return position -> {
            long me = position.values().get(Names.ME);
            return now -> now.put(Globals.ENDED, me == now.at(Globals.SIDE) ? ending : Ending.other(ending));
        };
    }

    private Op grant(Making step) {
        Things who = step.things("who");
        int bundle = ground.bearers().grantable(step.abilities("grant"));
        var span = step.span();
        return position -> {
            long[] targets = who.all(position);
            long by = position.values().get(Names.ME);
            var lasts = span.map(of -> of.apply(position));
            return now -> {
                for (long target : targets) {
                    if (!Entries.isEntry(target) && Pieces.kind(now, target) != Kinds.LAND) {
                        int until = lasts.map(of -> Lasting.until(of.until())).orElse(Lasting.FOREVER);
                        int row = Lasting.add(now, target, Lasting.GRANT, bundle, until);
                        now.put(row + Lasting.BY, (int) Math.max(0, by));
                        now.put(row + Lasting.TURNS, lasts.map(of -> of.turns()).orElse(0));
                        ground.bearers().borne(now, row);
                    }
                }
            };
        };
    }
}

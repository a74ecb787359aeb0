package soulwright.quest.play;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.battle.play.Ending;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Kinds;
import soulwright.battle.play.Pieces;
import soulwright.content.quest.BattleKind;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Change;
import soulwright.effect.run.EffectCompiler;
import soulwright.effect.run.Making;
import soulwright.effect.run.Names;
import soulwright.effect.run.Numbering;
import soulwright.effect.run.Op;
import soulwright.effect.run.Things;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Topic;
import soulwright.game.Values;

/** A battle on the board, and what is done after it. */
final class Battles implements Task {
    private static final int FOUGHT = 1;

    private final QuestGround ground;
    private final int kind;
    private final Aftermath after;
    private final String source;
    private final int bySlot;
    private final int foeSlot;

    private Battles(QuestGround ground, Making step, Aftermath after) {
        this.ground = ground;
        this.kind = ground.battle().workings().set("battle-kinds").indexOf(step.word("kind"));
        this.after = after;
        this.source = step.source();
        this.bySlot = step.free();
        this.foeSlot = bySlot + 1;
    }

    /** Battles of a step after which nothing is done. */
    static Battles without(QuestGround ground, Making step) {
        return new Battles(ground, step, Aftermath.NOTHING);
    }

    static Op make(QuestGround ground, Making step) {
        Things against = step.things("battle");
        Things by = step.thingsOrMe("by");
        Battles battles = new Battles(ground, step, Aftermath.of(step));
        return Op.pushing(position -> {
            long foe = against.one(position);
            long fighter = by.one(position);
            return foe == Values.NONE || fighter == Values.NONE || foe == fighter
                    ? Change.NOTHING
                    : now -> battles.begin(now, fighter, foe);
        });
    }

    /** Puts a battle on top; an entry is fought as a new monster. */
    void begin(Position position, long by, long foe) {
        Encounters encounters = ground.encounters();
        Values values = position.values()
                .with(bySlot, encounters.piece(position, by))
                .with(foeSlot, encounters.piece(position, foe));
        position.push(this, values);
    }

    @Override
    public void run(Position position, Frame frame) {
        int by = (int) frame.values().get(bySlot);
        int foe = (int) frame.values().get(foeSlot);
        if (frame.at() != FOUGHT) {
            position.top(frame.at(FOUGHT));
            boolean surprised =
                    isMonster(position, foe) && !isMonster(position, by) && ambushed(position, frame.values());
            if (isMonster(position, foe) && !isMonster(position, by)) {
                tellSurprise(ground, position, by, foe, surprised);
            }
            ground.battle().course().begin(position, by, foe, kind, surprised ? 1 : 0);
            return;
        }
        int ending = position.at(Globals.ENDED);
        position.pop();
        told(ground, position, by, foe, ending);
        after.push(position, ending, frame.values());
        settle(position, by, by, Ending.LOST == ending ? Ending.WON : Ending.LOST);
        settle(position, foe, by, ending);
    }

    private static boolean isMonster(Position position, long thing) {
        return Pieces.kind(position, thing) == Kinds.MONSTER;
    }

    /** A monster that stands in its land surprises nobody (SM-BAT-6). */
    private boolean ambushed(Position position, Values values) {
        Figure<Position> chance = ground.ambushed(kind);
        int foe = (int) values.get(foeSlot);
        position.use(values);
        return chance != null
                && position.at(foe + Pieces.LAND) == 0
                && position.rng().percent(chance.of(position));
    }

    /** What becomes of a monster that has fought; one that stays does so where the player is who fought it. */
    private void settle(Position position, int piece, int by, int ending) {
        if (isMonster(position, piece)) {
            long land = isMonster(position, by) ? Values.NONE : Lands.of(position, by);
            ground.encounters().settle(position, piece, land, ending, stays(ground, kind));
        }
    }

    /** Whether a monster that is not beaten stays in the land. */
    static boolean stays(QuestGround ground, int kind) {
        return ground.battle().course().kind(kind).unbeaten() == BattleKind.Unbeaten.STAYS;
    }

    /** Tells listeners that a monster is met, and who surprises whom. */
    static void tellSurprise(QuestGround ground, Position position, long by, long monster, boolean ambushed) {
        if (position.isHeard()) {
            String who = ground.battle().workings().words(position, by);
            String what = ground.battle().workings().words(position, monster);
            String words = ambushed ? what + " ambushes " + who : who + " meets " + what;
            var topic = ground.battle().workings().topic(position, monster);
            position.tell(new Happening("met", Happening.EVERYBODY, topic, words, ""));
        }
    }

    /** Tells listeners how a battle ended. */
    static void told(QuestGround ground, Position position, long by, long foe, int ending) {
        if (position.isHeard()) {
            String one = ground.battle().workings().words(position, by);
            String other = ground.battle().workings().words(position, foe);
            String how = switch (ending) {
                case Ending.WON -> " beats ";
                case Ending.LOST -> " is beaten by ";
                case Ending.NOBODY -> " goes down together with ";
                default -> " cannot beat ";
            };
            var topic = isMonster(position, foe) && !Entries.isEntry(foe)
                    ? ground.battle().workings().topic(position, foe)
                    : Optional.<Topic>empty();
            position.tell(new Happening("fought", Happening.EVERYBODY, topic, one + how + other, ""));
        }
    }

    @Override
    public int number() {
        return Numbering.of(source) + 2;
    }

    @Override
    public String source() {
        return source;
    }

    /** The chance of an ambush in a kind of battle; null for none. */
    static @Nullable Figure<Position> ambushed(BattleKind kind, EffectCompiler compiler) {
        return kind.ambushed()
                .<Figure<Position>>map(chance -> compiler.figure(chance, Names.of()))
                .orElse(null);
    }
}

package soulwright.quest.play;

import soulwright.battle.play.Ending;
import soulwright.battle.play.Globals;
import soulwright.effect.run.Making;
import soulwright.effect.run.Names;
import soulwright.effect.run.Numbering;
import soulwright.effect.run.StepsTask;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;

/** A monster is met: it is fought, unless its summoner could ambush it and lets it pass (SM-BAT-5). */
final class Surprise implements Question {
    private static final int FIGHT = 0;
    private static final int AMBUSHED = 1;
    private static final int AMBUSHES = 2;
    private static final int ASK = 3;
    private static final int FOUGHT = 4;

    private static final long ATTACK = 1;
    private static final long PASS = 0;

    private final QuestGround ground;
    private final int kind;
    private final StepsTask clear;
    private final int monsterSlot;
    private final String source;

    Surprise(QuestGround ground, int kind, StepsTask clear, Making step) {
        this.ground = ground;
        this.kind = kind;
        this.clear = clear;
        this.monsterSlot = step.free();
        this.source = step.source();
    }

    void begin(Position position, int piece, boolean surprised, boolean surprises) {
        int how = surprised ? AMBUSHED : surprises ? ASK : FIGHT;
        position.push(this, how, position.values().with(monsterSlot, piece));
    }

    @Override
    public void run(Position position, Frame frame) {
        int monster = (int) frame.values().get(monsterSlot);
        long me = frame.values().get(Names.ME);
        switch (frame.at()) {
            case ASK -> {
                position.ask(ground.battle().workings().seat(position, me));
                position.offer(ATTACK);
                position.offer(PASS);
            }
            case FOUGHT -> {
                int ending = position.at(Globals.ENDED);
                position.pop();
                Battles.told(ground, position, me, monster, ending);
                boolean stays = Battles.stays(ground, kind);
                ground.encounters().settle(position, monster, Lands.of(position, me), ending, stays);
                if (ending == Ending.WON && !clear.isEmpty()) {
                    position.push(clear, frame.values());
                }
            }
            default -> {
                position.top(frame.at(FOUGHT));
                Battles.tellSurprise(ground, position, me, monster, frame.at() == AMBUSHED);
                ground.battle().course().begin(position, me, monster, kind, frame.at());
            }
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        if (option == ATTACK) {
            position.top(frame.at(AMBUSHES));
            return;
        }
        position.pop();
        ground.battle().cards().remove(position, (int) frame.values().get(monsterSlot));
        if (!clear.isEmpty()) {
            position.push(clear, frame.values());
        }
    }

    @Override
    public String kind() {
        return "ambush";
    }

    @Override
    public String question(Position position, Frame frame) {
        String monster =
                ground.battle().workings().words(position, frame.values().get(monsterSlot));
        return "You have come upon " + monster + " unseen. Do you attack?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return option == ATTACK ? "ambush" : "let-pass";
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return option == ATTACK ? "Attack from ambush" : "Let it pass";
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        return option == ATTACK
                ? ground.preferences()
                        .ambush(position, frame.values(), frame.values().get(monsterSlot))
                : 0;
    }

    @Override
    public int number() {
        return Numbering.of(source) + AMBUSHED;
    }

    @Override
    public String source() {
        return source;
    }
}

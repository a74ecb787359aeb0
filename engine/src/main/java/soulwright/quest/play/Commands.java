package soulwright.quest.play;

import java.util.Optional;
import soulwright.battle.play.ActList;
import soulwright.battle.play.ActQuestion;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Kinds;
import soulwright.battle.play.Pieces;
import soulwright.effect.run.Quantity;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Topic;

/** A player gives one of his turn's commands. One that says nothing of a cost takes one of those that he has left. */
final class Commands extends ActQuestion {
    private final QuestGround ground;

    Commands(QuestGround ground) {
        this.ground = ground;
    }

    @Override
    protected ActList acts(Position position, Frame frame) {
        return ground.commands();
    }

    @Override
    public void run(Position position, Frame frame) {
        long player = player(frame);
        position.ask(ground.battle().workings().seat(position, player));
        ground.commands().offerAll(position, player);
        if (position.offered() == 0) {
            position.put(Globals.TURN_ENDS, 1);
            position.pop();
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        int player = (int) player(frame);
        position.pop();
        if (!ground.commands().hasCost(ActList.index(option))) {
            position.add(player + Pieces.COMMANDS, -1);
        }
        if (position.isHeard()) {
            String words = ground.battle().workings().words(position, player) + ": "
                    + ground.commands().words(position, option);
            Topic topic = new Topic("commands", ground.commands().id(ActList.index(option)));
            position.tell(new Happening("command", Happening.EVERYBODY, Optional.of(topic), words, ""));
        }
        ground.commands().push(position, option, player);
    }

    @Override
    public String kind() {
        return "command";
    }

    @Override
    public String question(Position position, Frame frame) {
        int left = position.at((int) player(frame) + Pieces.COMMANDS);
        return left == 1 ? "Your command? (the last of this turn)" : "Your command? (%d left)".formatted(left);
    }

    @Override
    public int number() {
        return "commands".hashCode();
    }

    /** The commands that a player has left in this turn. */
    record Left(int number) implements Quantity {
        @Override
        public long get(Position position, long thing, int index) {
            boolean player = !Entries.isEntry(thing) && Pieces.kind(position, thing) == Kinds.PLAYER;
            return player ? position.at((int) thing + Pieces.COMMANDS) : 0;
        }

        @Override
        public void set(Position position, long thing, int index, long value) {
            if (!Entries.isEntry(thing) && Pieces.kind(position, thing) == Kinds.PLAYER) {
                position.put((int) thing + Pieces.COMMANDS, (int) Math.max(0, Math.min(99, value)));
            }
        }
    }
}

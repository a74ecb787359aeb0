package soulwright.quest.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.battle.play.ActList;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Kinds;
import soulwright.battle.play.Pieces;
import soulwright.effect.run.Names;
import soulwright.effect.run.Quantity;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Refusal;
import soulwright.game.Topic;

/** A player gives one of his turn's commands. One that says nothing of a cost takes one of those that he has left. */
final class Commands implements Question {
    private final QuestGround ground;

    Commands(QuestGround ground) {
        this.ground = ground;
    }

    @Override
    public void run(Position position, Frame frame) {
        long player = frame.values().get(Names.ME);
        position.ask(ground.battle().workings().seat(position, player));
        ground.commands().offerAll(position, player);
        if (position.offered() == 0) {
            position.put(Globals.TURN_ENDS, 1);
            position.pop();
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        int player = (int) frame.values().get(Names.ME);
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
        int left = position.at((int) frame.values().get(Names.ME) + Pieces.COMMANDS);
        return left == 1 ? "Your command? (the last of this turn)" : "Your command? (%d left)".formatted(left);
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return ground.commands().key(position, option);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return ground.commands().words(position, option);
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        return ground.commands().topic(position, option);
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        return ground.commands().preference(position, option, frame.values().get(Names.ME));
    }

    @Override
    public List<Refusal> refused(Position position, Frame frame) {
        List<Refusal> refused = new ArrayList<>();
        for (int i = 0; i < ground.commands().size(); i++) {
            ground.commands().refusal(position, i, frame.values().get(Names.ME)).ifPresent(refused::add);
        }
        return refused;
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

package soulwright.quest.play;

import java.util.Arrays;
import java.util.Optional;
import soulwright.battle.play.Pieces;
import soulwright.effect.run.Names;
import soulwright.effect.run.Numbering;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;

/** A player goes from land to land, as he chooses, up to so many; after the first step he may stop. The place of the frame is how many he went. */
final class Walk implements Question {
    private static final long STOP = 0;

    private final QuestGround ground;
    private final String source;

    Walk(QuestGround ground, String source) {
        this.ground = ground;
        this.source = source;
    }

    @Override
    public void run(Position position, Frame frame) {
        long player = frame.values().get(Names.ME);
        long land = Lands.of(position, player);
        if (frame.at() >= frame.values().get(Names.SELF)) {
            position.pop();
            return;
        }
        position.ask(ground.battle().workings().seat(position, player));
        for (int near : ground.lands().map(position).neighbours(Lands.index(position, land))) {
            position.offer(Lands.land(position, near));
        }
        if (frame.at() > 0) {
            position.offer(STOP);
        }
        if (position.offered() == 0) {
            position.pop();
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        if (option == STOP) {
            position.pop();
            return;
        }
        position.top(frame.at(frame.at() + 1));
        BoardVerbs.arrive(ground, position, frame.values().get(Names.ME), option);
    }

    @Override
    public String kind() {
        return "walk";
    }

    @Override
    public String question(Position position, Frame frame) {
        long left = frame.values().get(Names.SELF) - frame.at();
        return left == 1 ? "Where do you go?" : "Where do you go? (%d steps left)".formatted(left);
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return option == STOP ? "stop" : ground.battle().workings().key(position, option);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return option == STOP ? "Stop here" : ground.battle().workings().words(position, option);
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        return option == STOP ? Optional.empty() : ground.battle().workings().topic(position, option);
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        return ways(position, frame, option)[0];
    }

    @Override
    public long[] preferences(Position position, Frame frame) {
        long[] options = new long[position.offered()];
        Arrays.setAll(options, position::option);
        return ways(position, frame, options);
    }

    private long[] ways(Position position, Frame frame, long... options) {
        long player = frame.values().get(Names.ME);
        long here = position.at((int) player + Pieces.LAND);
        long[] lands = Arrays.stream(options)
                .map(option -> option == STOP ? here : option)
                .toArray();
        return ground.preferences().ways(position, player, lands);
    }

    @Override
    public int number() {
        return Numbering.of(source) + 3;
    }

    @Override
    public String source() {
        return source;
    }
}

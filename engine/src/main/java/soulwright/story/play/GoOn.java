package soulwright.story.play;

import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;

/** The hero looks at something, and goes on when he has seen it. */
abstract class GoOn implements Question {
    @Override
    public void run(Position position, Frame frame) {
        position.ask(StoryGround.HERO);
        position.offer(0);
    }

    @Override
    public String question(Position position, Frame frame) {
        return "Go on?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return "go-on";
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return "Go on";
    }
}

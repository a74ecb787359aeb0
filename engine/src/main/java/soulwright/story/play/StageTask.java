package soulwright.story.play;

import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.story.Chapter;
import soulwright.content.story.Stage;
import soulwright.effect.run.StepsTask;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Topic;
import soulwright.game.Values;

/** A stage as it is played: what happens in it, then what follows from that and is said about it, and where the story goes on. */
final class StageTask implements Task {
    /** What tasks of a campaign begin with: nobody in particular acts, and the campaign is the only thing there is. */
    static final Values NOBODY = Values.of(0, 0);

    private static final int OPEN = 0;
    private static final int FOLLOWS = 1;
    private static final int SAID = 2;
    private static final int LEAVE = 3;

    private final StoryGround ground;
    private final Stage stage;
    private final int index;
    private final Body body;
    private final Follow follow;

    /** What happens in a stage. */
    interface Body {
        /** Puts it on top. */
        void push(Position position);
    }

    /**
     * What comes after it.
     *
     * @param next the number of a stage; without it, the next in order
     */
    record Follow(StepsTask steps, Talk talk, OptionalInt next) {}

    StageTask(StoryGround ground, Stage stage, int index, Body body, Follow follow) {
        this.ground = ground;
        this.stage = stage;
        this.index = index;
        this.body = body;
        this.follow = follow;
    }

    Stage stage() {
        return stage;
    }

    @Override
    public void run(Position position, Frame frame) {
        switch (frame.at()) {
            case OPEN -> {
                open(position);
                position.top(frame.at(FOLLOWS));
                body.push(position);
            }
            case FOLLOWS -> {
                position.top(frame.at(SAID));
                position.push(follow.steps(), NOBODY);
            }
            case SAID -> {
                position.top(frame.at(LEAVE));
                follow.talk().push(position);
            }
            default -> leave(position);
        }
    }

    private void open(Position position) {
        Layout layout = ground.layout();
        position.put(Layout.STAGE, index + 1);
        position.put(Layout.NEXT, 0);
        layout.visit(position, index);
        tell(position, "stage", Optional.of(new Topic("stages", stage.id())), "");
        int chapter = ground.chapterThatBeginsWith(index);
        if (chapter >= 0 && position.at(layout.begun(chapter)) == 0) {
            position.put(layout.begun(chapter), position.decisions() + 1);
            Chapter begun = ground.campaign().chapters().get(chapter);
            tell(position, "chapter", Optional.of(new Topic("chapters", begun.id())), begun.name());
        }
    }

    private static void tell(Position position, String event, Optional<Topic> topic, String words) {
        if (position.isHeard()) {
            position.tell(new Happening(event, Happening.EVERYBODY, topic, words, ""));
        }
    }

    private void leave(Position position) {
        int next = next(position);
        if (next >= ground.count()) {
            position.end(new Outcome(Outcome.How.RANKED, ground.places(), "The story is over."));
            return;
        }
        position.pop();
        position.push(ground.stage(next), NOBODY);
    }

    private int next(Position position) {
        int chosen = position.at(Layout.NEXT);
        return chosen > 0 ? chosen - 1 : follow.next().orElse(index + 1);
    }

    @Override
    public int number() {
        return stage.id().hashCode();
    }

    @Override
    public String source() {
        return ground.campaign().about().id() + ", stage " + stage.id();
    }
}

package soulwright.story.play;

import java.util.Optional;
import soulwright.content.story.GradeStage;
import soulwright.effect.formula.Figure;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;

/** A report card is given (SM-STO-4): a number is worked out, and the hero looks at his marks. */
final class GradeTask extends GoOn {
    private static final int SHOWN = 1;

    private final GradeStage stage;
    private final StoryNumber grade;
    private final Figure<Position> is;
    private final Marks marks;

    GradeTask(GradeStage stage, StoryNumber grade, Figure<Position> is, Marks marks) {
        this.stage = stage;
        this.grade = grade;
        this.is = is;
        this.marks = marks;
    }

    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() == SHOWN) {
            super.run(position, frame);
            return;
        }
        grade.set(position, is.of(position));
        position.top(frame.at(SHOWN));
        if (position.isHeard()) {
            long figure = grade.get(position);
            String words = "%s: %d %s".formatted(Marks.title(stage), figure, marks.of(figure));
            position.tell(new Happening("report", Happening.EVERYBODY, Optional.empty(), words.strip(), ""));
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        position.pop();
    }

    @Override
    public String kind() {
        return "report";
    }

    @Override
    public int number() {
        return ("grade " + stage.id()).hashCode();
    }
}

package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.content.story.Answer;
import soulwright.content.story.Line;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Step;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.EffectCompiler;
import soulwright.effect.run.Names;
import soulwright.effect.run.StepsTask;
import soulwright.game.Position;

/** Makes talks ready, and numbers the lines that are said in them, in the order in which they are written. Used while rules are made ready. */
final class Script {
    /** Nobody acts in a campaign; what is about something is about the campaign. */
    static final Names NAMES = Names.of();

    private final EffectCompiler compiler;
    private final EntryId<GameCharacter> hero;
    private int said;
    private int talks;

    Script(EffectCompiler compiler, EntryId<GameCharacter> hero) {
        this.compiler = compiler;
        this.hero = hero;
    }

    /** Something that is said, or asked. */
    sealed interface Item {}

    /**
     * A line.
     *
     * @param number among all lines of the campaign, from 0
     * @param speaker nobody for the narrator
     */
    record Said(int number, Optional<EntryId<GameCharacter>> speaker, String words) implements Item {}

    /** The hero answers. */
    record Asked(List<Reply> replies) implements Item {}

    /** One answer, which is open only when a condition holds. */
    record Reply(String name, Figure<Position> when, StepsTask steps, Talk talk) {}

    Talk talk(List<Line> lines) {
        int number = talks++;
        List<Item> items = new ArrayList<>();
        for (Line line : lines) {
            if (line instanceof Line.Said words) {
                items.add(new Said(said++, words.speaker().person(hero), words.words()));
            } else {
                items.add(new Asked(((Line.Question) line)
                        .choose().stream().map(this::reply).toList()));
            }
        }
        return new Talk(items, number);
    }

    private Reply reply(Answer answer) {
        return new Reply(answer.name(), condition(answer.when()), steps(answer.steps()), talk(answer.lines()));
    }

    Figure<Position> condition(Optional<Expression> when) {
        return when.<Figure<Position>>map(this::figure).orElse(position -> 1);
    }

    Figure<Position> figure(Expression expression) {
        return compiler.figure(expression, NAMES);
    }

    StepsTask steps(List<Step> steps) {
        return compiler.steps(steps, NAMES);
    }

    /** How many lines there are so far. */
    int lines() {
        return said;
    }
}

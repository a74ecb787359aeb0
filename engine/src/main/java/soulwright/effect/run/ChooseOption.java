package soulwright.effect.run;

import java.util.List;
import java.util.Optional;
import soulwright.effect.formula.Figure;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;
import soulwright.game.Values;

/** A player picks one of several things, of those that can be; a single one is done without asking. */
final class ChooseOption implements Question {
    private final Workings workings;
    private final List<Choice> choices;
    private final Figure<Position> by;
    private final Message prompt;
    private final String source;

    private ChooseOption(Workings workings, List<Choice> choices, Figure<Position> by, Message prompt, String source) {
        this.workings = workings;
        this.choices = choices;
        this.by = by;
        this.prompt = prompt;
        this.source = source;
    }

    static Op make(Making step) {
        Figure<Position> by = step.has("by")
                ? step.figure("by")
                : position -> position.values().get(Names.ME);
        List<Choice> choices = Choice.of(step.options().options(), step.compiler(), step.names());
        Message prompt = step.message("prompt", "What will you do?");
        ChooseOption question = new ChooseOption(step.workings(), choices, by, prompt, step.source());
        return Op.pushing(position -> now -> now.push(question, now.values()));
    }

    @Override
    public void run(Position position, Frame frame) {
        int seat = workings.seat(position, by.of(position));
        long[] open = choices.stream()
                .filter(choice -> holds(position, choice, seat))
                .mapToLong(Choice::index)
                .toArray();
        if (open.length == 0) {
            position.pop();
        } else if (open.length == 1) {
            chosen(position, frame, open[0]);
        } else if (seat < 0) {
            chosen(position, frame, open[position.rng().below(open.length)]);
        } else {
            position.ask(seat);
            for (long index : open) {
                position.offer(index);
            }
        }
    }

    private static boolean holds(Position position, Choice choice, int seat) {
        position.lookAs(seat);
        boolean holds = choice.when().holds(position);
        position.lookAs(Position.NOBODY);
        return holds;
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        position.pop();
        StepsTask steps = choices.get((int) option).steps();
        if (!steps.isEmpty()) {
            position.push(steps, frame.values());
        }
    }

    @Override
    public String kind() {
        return "option";
    }

    @Override
    public String question(Position position, Frame frame) {
        return prompt.text(position);
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return "option:" + (option + 1);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return choices.get((int) option).name().text(position);
    }

    /** What the option is about, else what leaves the choice: an event, a card. */
    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        long about = choices.get((int) option).about(position);
        return workings.topic(position, about == Values.NONE ? frame.values().get(Names.SELF) : about);
    }

    @Override
    public Optional<String> text(Position position, Frame frame, long option) {
        return Optional.of(choices.get((int) option).text().text(position)).filter(text -> !text.isEmpty());
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        return choices.get((int) option).prefer().of(position);
    }

    @Override
    public int number() {
        return Numbering.of(source) + 2;
    }

    @Override
    public String source() {
        return source;
    }
}

package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Type;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Text;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Formula;
import soulwright.game.Position;
import soulwright.game.Values;

/** A text whose braces are filled in when it is said. */
final class Message {
    private final List<String> words;
    private final List<Brace> braces;

    /**
     * What stands in braces.
     *
     * @param thing whether it is a thing, so that the text is about it
     */
    private record Brace(Figure<Position> figure, Spoken spoken, boolean thing) {}

    private interface Spoken {
        String words(Position position, long value);
    }

    private Message(List<String> words, List<Brace> braces) {
        this.words = words;
        this.braces = braces;
    }

    /** What the author wrote, or other words where he wrote nothing. */
    static Message of(@Nullable Compiled text, String otherwise, EffectCompiler compiler, Names names) {
        if (!(text instanceof Text written)) {
            return new Message(List.of(otherwise), List.of());
        }
        List<String> words = new ArrayList<>();
        List<Brace> braces = new ArrayList<>();
        String rest = written.words();
        for (Formula formula : written.formulas()) {
            int open = rest.indexOf('{');
            words.add(rest.substring(0, open));
            rest = rest.substring(rest.indexOf('}', open) + 1);
            boolean thing = formula.type() instanceof Type.Thing;
            Figure<Position> figure = compiler.figure(formula.term(), names);
            braces.add(new Brace(figure, spoken(formula.type(), compiler.workings()), thing));
        }
        words.add(rest);
        return new Message(words, braces);
    }

    private static Spoken spoken(Type type, Workings workings) {
        if (type instanceof Type.Id id) {
            return (position, value) -> value == Values.NONE ? "none" : workings.name(id.set(), value);
        }
        return type instanceof Type.Num ? (position, value) -> String.valueOf(value) : workings::words;
    }

    static Op make(Making step) {
        Message message = step.message("message", "");
        Optional<Things> who = step.has("who") ? Optional.of(step.things("who")) : Optional.empty();
        Workings workings = step.workings();
        return position -> {
            if (!position.isHeard()) {
                return Change.NOTHING;
            }
            String text = message.text(position);
            int seats = who.map(to -> seats(workings, position, to)).orElse(-1);
            return now -> workings.say(now, text, seats);
        };
    }

    private static int seats(Workings workings, Position position, Things who) {
        int seats = 0;
        for (long player : who.all(position)) {
            int seat = workings.seat(position, player);
            seats |= seat < 0 ? 0 : 1 << seat;
        }
        return seats;
    }

    String text(Position position) {
        StringBuilder text = new StringBuilder(words.get(0));
        for (int i = 0; i < braces.size(); i++) {
            Brace brace = braces.get(i);
            text.append(brace.spoken().words(position, brace.figure().of(position)));
            text.append(words.get(i + 1));
        }
        return text.toString();
    }

    /** The first thing that it names; {@link Values#NONE} if it names none. */
    long named(Position position) {
        return braces.stream()
                .filter(Brace::thing)
                .findFirst()
                .map(brace -> brace.figure().of(position))
                .orElse(Values.NONE);
    }
}

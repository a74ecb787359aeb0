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

/** A text whose braces are filled in when it is said. */
final class Message {
    private final Workings workings;
    private final List<String> words;
    private final List<Figure<Position>> figures;
    private final List<Boolean> plain;

    private Message(Workings workings, List<String> words, List<Figure<Position>> figures, List<Boolean> plain) {
        this.workings = workings;
        this.words = words;
        this.figures = figures;
        this.plain = plain;
    }

    /** What the author wrote, or other words where he wrote nothing. */
    static Message of(@Nullable Compiled text, String otherwise, EffectCompiler compiler, Names names) {
        if (!(text instanceof Text written)) {
            return new Message(compiler.workings(), List.of(otherwise), List.of(), List.of());
        }
        List<String> words = new ArrayList<>();
        List<Figure<Position>> figures = new ArrayList<>();
        List<Boolean> plain = new ArrayList<>();
        String rest = written.words();
        for (Formula formula : written.formulas()) {
            int open = rest.indexOf('{');
            words.add(rest.substring(0, open));
            rest = rest.substring(rest.indexOf('}', open) + 1);
            figures.add(compiler.figure(formula.term(), names));
            plain.add(formula.type() instanceof Type.Num || formula.type() instanceof Type.Truth);
        }
        words.add(rest);
        return new Message(compiler.workings(), words, figures, plain);
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
        for (int i = 0; i < figures.size(); i++) {
            long value = figures.get(i).of(position);
            text.append(plain.get(i) ? String.valueOf(value) : workings.words(position, value));
            text.append(words.get(i + 1));
        }
        return text.toString();
    }
}

package soulwright.effect.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Plural;
import soulwright.effect.Type;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Named;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Operator;
import soulwright.effect.formula.Term;
import soulwright.effect.prose.English.Mood;

/** Says formulas: things and figures. */
record Terms(Voice voice) {
    private static final String THAT = "that";

    /** Whoever or whatever it is. */
    Noun noun(Term term) {
        if (term instanceof Term.Name name) {
            return voice.name(name.name(), name.type());
        }
        if (term instanceof Term.Read read) {
            return read(read);
        }
        if (term instanceof Term.It it) {
            return voice.name("it", it.type());
        }
        if (term instanceof Term.Word word) {
            return Noun.one(voice.id(word.id()));
        }
        if (term instanceof Term.All all) {
            return Noun.many("all " + English.plural(voice.oneOfSet(all.set())));
        }
        if (term instanceof Term.Given given) {
            return given(given);
        }
        boolean called = term instanceof Term.Call || term instanceof Term.Gather;
        boolean condition = term.type() instanceof Type.Truth && !called;
        return condition ? Noun.one(voice.conditions().holds(term)) : figure(term);
    }

    private Noun read(Term.Read read) {
        String what = Voice.property(read.property());
        if (read.owner() instanceof Term.Name that && that.name().equals(THAT)) {
            return voice.called().containsKey(THAT) ? Noun.named(noun(that).of(what)) : told(read);
        }
        return numbered(noun(read.owner()).of(what), what, read.type());
    }

    /** What an event brings with it. */
    private Noun told(Term.Read read) {
        String name = read.property().name();
        Noun known = voice.called().get(THAT + "." + name);
        if (known != null) {
            return known;
        }
        String words = voice.vocabulary().said(THAT, name).orElseGet(() -> "the " + Voice.property(read.property()));
        return numbered(words, words, read.type());
    }

    private static Noun numbered(String words, String what, Type type) {
        boolean things = Plural.is(type) && !(type instanceof Type.Id);
        boolean many = things || (!(type instanceof Type.Thing) && English.isPlural(what));
        return many ? Noun.many(words) : Noun.one(words);
    }

    private Noun given(Term.Given given) {
        Compiled value = voice.given().get(given.name());
        if (value instanceof Expression expression) {
            return voice.outside().terms().noun(expression.formula().term());
        }
        if (value instanceof Named named) {
            return Noun.one(voice.id(named.id()));
        }
        return value == null
                ? Noun.one("the given " + English.spaced(called(given)))
                : voice.outside().groups().noun(value);
    }

    /** What a keyword's parameter is called in its own text: conditions and lists by what they are. */
    private static String called(Term.Given given) {
        if (given.type() instanceof Type.Part part) {
            return part.form().name().toLowerCase(Locale.ROOT);
        }
        return given.type() instanceof Type.Truth ? "condition" : given.name();
    }

    private Noun figure(Term term) {
        if (term instanceof Term.Figure figure) {
            return Noun.one(String.valueOf(figure.value()));
        }
        if (term instanceof Term.Cell cell) {
            return cell(cell);
        }
        if (term instanceof Term.Joined joined) {
            return Noun.one(joined(joined));
        }
        if (term instanceof Term.Call call) {
            return Noun.one(call(call));
        }
        if (term instanceof Term.Gather gather) {
            return Noun.one(gather(gather));
        }
        if (term instanceof Term.Dice dice) {
            return Noun.one("a roll of %d dice of %d sides".formatted(dice.count(), dice.sides()));
        }
        return Noun.one(term instanceof Term.None ? "nobody" : "something");
    }

    private Noun cell(Term.Cell cell) {
        if (!(cell.table() instanceof Term.Read table)) {
            return Noun.one(
                    noun(cell.table()).words() + " of " + noun(cell.index()).words());
        }
        String what = entry(Voice.property(table.property()), cell.index());
        return Noun.one(noun(table.owner()).of(what));
    }

    /** One number of a table: `Fire magic`, `magic of its element`. */
    String entry(String table, Term index) {
        String which = noun(index).words();
        return index instanceof Term.Word ? which + " " + table : table + " of " + which;
    }

    private String joined(Term.Joined joined) {
        boolean sum = isSum(joined) && isSum(joined.left());
        Filling filling = new Filling()
                .written("a", sum ? argument(joined.left()) : operand(joined.left()))
                .written("b", operand(joined.right()));
        Term up = roundedUp(joined);
        if (up != null) {
            filling = new Filling().written("a", operand(up)).written("b", operand(joined.right()));
        }
        String words = filling.say(joined.operator().name(), joined.operator().says(), Mood.PLAIN)
                .inLine();
        return up == null ? words : words.replace("rounded down", "rounded up");
    }

    private static boolean isSum(Term term) {
        return term instanceof Term.Joined joined
                && (joined.operator() == Operator.ADD || joined.operator() == Operator.SUBTRACT)
                && opposite(joined) == null;
    }

    /** Of `(x + 1) / 2` x, which is rounded up so. */
    private static @Nullable Term roundedUp(Term.Joined joined) {
        boolean up = joined.operator() == Operator.DIVIDE
                && joined.right() instanceof Term.Figure divisor
                && joined.left() instanceof Term.Joined sum
                && sum.operator() == Operator.ADD
                && sum.right() instanceof Term.Figure more
                && more.value() == divisor.value() - 1
                && more.value() > 0;
        return up ? ((Term.Joined) joined.left()).left() : null;
    }

    private String call(Term.Call call) {
        List<String> names = call.function().parameters();
        Filling filling = new Filling();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            Argument argument = operand(call.arguments().get(i));
            all.add(argument.words());
            filling.written(i < names.size() ? names.get(i) : "more-" + i, argument);
        }
        filling.extra(
                "all",
                Argument.of(English.join(all, "and")),
                "a",
                "b",
                "more-2",
                "more-3",
                "more-4",
                "more-5",
                "more-6",
                "more-7");
        return filling.say(call.function().word(), call.function().says(), Mood.PLAIN)
                .inLine();
    }

    private String gather(Term.Gather gather) {
        Group group = voice.groups().group(gather.list());
        Filling filling =
                new Filling().written("list", Argument.of(group.many())).extra("one", Argument.of(group.one()), "list");
        Term body = gather.body();
        if (body != null && body.type() instanceof Type.Truth) {
            filling.extra("which", Argument.of(voice.filters().which(body, gather.function() != Function.ANY)));
        } else if (body != null) {
            filling.written("figure", Argument.of(voice.filters().figure(body)));
        }
        filling.extra("which", Argument.of(""));
        return filling.say(gather.function().word(), gather.function().says(), Mood.PLAIN)
                .inLine();
    }

    /** A figure or thing that stands within another phrase: what has parts of its own is put in brackets. */
    private Argument operand(Term term) {
        Argument argument = argument(term);
        boolean parted = (term instanceof Term.Joined && !(term.type() instanceof Type.Truth))
                || (term instanceof Term.Gather gather && gather.body() != null)
                || argument.words().contains(", ");
        return !parted
                ? argument
                : Argument.figure(Noun.one("(" + argument.words() + ")"), argument.constant(), argument.opposite());
    }

    Argument argument(Term term) {
        Term minus = opposite(term);
        return Argument.figure(
                noun(term),
                constant(term),
                minus == null ? Optional.empty() : Optional.of(operand(minus).words()));
    }

    private static OptionalLong constant(Term term) {
        return term instanceof Term.Figure figure ? OptionalLong.of(figure.value()) : OptionalLong.empty();
    }

    /** What it is minus of; null where it is not. */
    private static @Nullable Term opposite(Term term) {
        boolean minus = term instanceof Term.Joined joined
                && joined.operator() == Operator.SUBTRACT
                && joined.left() instanceof Term.Figure nothing
                && nothing.value() == 0;
        return minus ? ((Term.Joined) term).right() : null;
    }
}

package soulwright.effect.lint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Id;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Listing;
import soulwright.effect.formula.Reads;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Answers formulas from what is printed on one entry at a time. {@link PrintedTerms} sees to it that nothing else is asked. */
final class PrintedReads implements Reads<PrintedReads.Trial> {
    /** The entry that is tried. */
    static final class Trial {
        private @Nullable PrintedEntry entry;

        void of(PrintedEntry next) {
            entry = next;
        }

        private PrintedEntry entry() {
            return Objects.requireNonNull(entry);
        }
    }

    private static final long THE_ENTRY = 0;

    private final Map<String, Long> numbers = new HashMap<>();

    @Override
    public long id(Id id) {
        return number(id.id());
    }

    @Override
    public Figure<Trial> candidate(int depth) {
        return trial -> THE_ENTRY;
    }

    @Override
    public Asked<Trial> property(Type owner, Property property) {
        String name = property.name();
        if (property.type() instanceof Type.Num) {
            return (trial, thing) -> figure(printed(trial.entry().tree(), name));
        }
        if (property.type() instanceof Type.Truth) {
            return (trial, thing) -> printed(trial.entry().tree(), name) instanceof YamlScalar word
                            && word.text().equals("true")
                    ? 1
                    : 0;
        }
        return (trial, thing) -> printed(trial.entry().tree(), name) instanceof YamlScalar word
                ? number(trial.entry(), word)
                : Figure.NONE;
    }

    @Override
    public Listed<Trial> properties(Type owner, Property property) {
        String name = property.name();
        return (trial, thing, test) -> any(trial.entry(), printed(trial.entry().tree(), name), test);
    }

    @Override
    public Asked<Trial> entry(Type thing) {
        return (trial, any) -> number(trial.entry().id());
    }

    private boolean any(PrintedEntry entry, @Nullable YamlNode value, LongPredicate test) {
        if (value instanceof YamlScalar word) {
            return test.test(number(entry, word));
        }
        if (value instanceof YamlList list) {
            for (YamlNode item : list.items()) {
                if (item instanceof YamlScalar word && test.test(number(entry, word))) {
                    return true;
                }
            }
        }
        return false;
    }

    private long number(PrintedEntry entry, YamlScalar word) {
        String reference = entry.idAt(word);
        return number(reference == null ? word.text() : reference);
    }

    private long number(String id) {
        return numbers.computeIfAbsent(id, key -> (long) numbers.size());
    }

    /** A value of an entry: under its name, or one level deeper, as attributes are. */
    private static @Nullable YamlNode printed(YamlMap tree, String name) {
        YamlNode own = tree.get(name);
        if (own != null) {
            return own;
        }
        for (YamlMap.Entry entry : tree.entries()) {
            YamlNode deeper = entry.value() instanceof YamlMap map ? map.get(name) : null;
            if (deeper != null) {
                return deeper;
            }
        }
        return null;
    }

    /** A number that an entry does not have reads 0. */
    private static long figure(@Nullable YamlNode value) {
        return value instanceof YamlScalar scalar
                        && scalar.kind() == YamlScalar.Kind.INTEGER
                        && scalar.text().length() < 19
                ? Long.parseLong(scalar.text())
                : 0;
    }

    @Override
    public void candidate(Trial trial, int depth, long candidate) {
        throw notPrinted();
    }

    @Override
    public Figure<Trial> name(String name, Type type) {
        throw notPrinted();
    }

    @Override
    public Listing<Trial> names(String name, Type type) {
        throw notPrinted();
    }

    @Override
    public Figure<Trial> given(String name, Type type) {
        throw notPrinted();
    }

    @Override
    public Listing<Trial> givens(String name, Type type) {
        throw notPrinted();
    }

    @Override
    public Listing<Trial> all(String set) {
        throw notPrinted();
    }

    @Override
    public Tabled<Trial> cell(Type owner, Property table) {
        throw notPrinted();
    }

    @Override
    public Listed<Trial> cells(Type owner, Property table) {
        throw notPrinted();
    }

    @Override
    public Figure<Trial> call(Function function, List<Figure<Trial>> arguments) {
        throw notPrinted();
    }

    @Override
    public Figure<Trial> dice(long count, long sides) {
        throw notPrinted();
    }

    private static IllegalStateException notPrinted() {
        return new IllegalStateException("this is not printed on an entry");
    }
}

package soulwright.effect.compiled;

import java.util.List;
import java.util.Map;
import soulwright.effect.Type;
import soulwright.effect.VerbSpec;
import soulwright.effect.formula.Formula;
import soulwright.effect.formula.Term;
import soulwright.yaml.YamlNode;

/** Which things are meant. */
public sealed interface Selector extends Compiled {
    Type type();

    /** Those that a path leads to. */
    record Path(Formula formula) implements Selector {
        @Override
        public YamlNode source() {
            return formula.source();
        }

        @Override
        public Type type() {
            return formula.type();
        }

        @Override
        public List<Term> terms() {
            return List.of(formula.term());
        }

        @Override
        public List<Compiled> parts() {
            return List.of();
        }
    }

    /** Those of several selectors. */
    record Union(YamlNode source, List<Selector> selectors, Type type) implements Selector {
        public Union {
            selectors = List.copyOf(selectors);
        }

        @Override
        public List<Compiled> parts() {
            return List.copyOf(selectors);
        }
    }

    /** Some of them: `all`, `choose`, `random`, `place`, `closest` with what else was written. */
    record Pick(YamlNode source, VerbSpec how, Map<String, Compiled> arguments, Type type) implements Selector {
        public Pick {
            arguments = Map.copyOf(arguments);
        }

        /** From which. */
        public Compiled from() {
            return arguments.getOrDefault(how.name(), new Nothing(source));
        }

        @Override
        public List<Compiled> parts() {
            return List.copyOf(arguments.values());
        }
    }
}

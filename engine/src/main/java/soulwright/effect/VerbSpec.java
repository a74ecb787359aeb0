package soulwright.effect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The signature of a verb, of an ability or of a selector: a map in which one key names the variant. One row of the catalogue, from which the
 * schema, the reference page, completion and checks come.
 *
 * @param main what the value of the variant's own key is
 * @param parameters the other keys by name, in the order in which they are read
 * @param held its own value is of what somebody or some place has, so it cannot be picked from all entries of the packs
 * @param open takes any further parameter (`run`, whose parameters are those of the list it runs)
 * @param where the machines in which it may stand: `quest`, `battle`, `duel`, `story`; with `cost` alone it may stand only in a list of costs
 * @param tells the event that is told when it has happened, if it changes anything
 * @param example a few lines of YAML
 * @param says how it is said in rules text, the first template that fits
 * @param silent changes nothing that the rules know, so rules text leaves it out: it only says or plays something
 */
public record VerbSpec(
        String name,
        Parameter main,
        Map<String, Parameter> parameters,
        boolean held,
        boolean open,
        Set<String> where,
        Optional<String> tells,
        String doc,
        String example,
        List<String> says,
        boolean silent) {
    public VerbSpec {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        where = Set.copyOf(where);
        says = List.copyOf(says);
    }

    /** The parameters that must be there. */
    public List<Parameter> needed() {
        List<Parameter> needed = new ArrayList<>();
        for (Parameter parameter : parameters.values()) {
            if (parameter.needed()) {
                needed.add(parameter);
            }
        }
        return needed;
    }

    /** Collects one row; made by {@link Words.Builder#verb}. */
    public static final class Builder {
        private final String name;
        private final Map<String, Parameter> parameters = new LinkedHashMap<>();
        private @Nullable Parameter main;
        private @Nullable String last;
        private boolean held;
        private boolean open;
        private Set<String> where = Set.of();
        private @Nullable String tells;
        private String doc = "";
        private String example = "";
        private List<String> says = List.of();
        private boolean silent;

        Builder(String name) {
            this.name = name;
        }

        /** What stands after the variant's own key. `of` is as in {@link Parameter#of}. */
        public Builder main(Parameter.Form form, String doc, String... of) {
            main = new Parameter(name, form, true, List.of(of), doc);
            return this;
        }

        /** A parameter that must be there. */
        public Builder needs(String parameter, Parameter.Form form, String doc, String... of) {
            parameters.put(parameter, new Parameter(parameter, form, true, List.of(of), doc));
            last = parameter;
            return this;
        }

        /** A parameter that may be left out. */
        public Builder may(String parameter, Parameter.Form form, String doc, String... of) {
            parameters.put(parameter, new Parameter(parameter, form, false, List.of(of), doc));
            last = parameter;
            return this;
        }

        /** The parameter named last, or the variant's own value, is a figure within bounds; one out of them is the nearest. */
        public Builder within(long least, long most) {
            Bounds bounds = new Bounds(least, most);
            if (last == null) {
                main = Objects.requireNonNull(main).within(bounds);
            } else {
                parameters.computeIfPresent(last, (name, parameter) -> parameter.within(bounds));
            }
            return this;
        }

        /** The same without an end. */
        public Builder atLeast(long least) {
            return within(least, Long.MAX_VALUE);
        }

        /** Its own value is of what somebody or some place has. */
        public Builder held() {
            held = true;
            return this;
        }

        /** Takes any further parameter. */
        public Builder open() {
            open = true;
            return this;
        }

        public Builder in(String... machines) {
            where = Set.of(machines);
            return this;
        }

        public Builder tells(String event) {
            tells = event;
            return this;
        }

        public Builder doc(String sentence) {
            doc = sentence;
            return this;
        }

        public Builder example(String... lines) {
            example = String.join("\n", lines);
            return this;
        }

        /** How it is said in rules text; of several templates the first that fits. */
        public Builder says(String... templates) {
            says = List.of(templates);
            return this;
        }

        /** Changes nothing that the rules know. */
        public Builder silent() {
            silent = true;
            return this;
        }

        VerbSpec build() {
            if (main == null) {
                throw new IllegalStateException("\"" + name + "\" does not say what its own value is");
            }
            return new VerbSpec(
                    name, main, parameters, held, open, where, Optional.ofNullable(tells), doc, example, says, silent);
        }
    }
}

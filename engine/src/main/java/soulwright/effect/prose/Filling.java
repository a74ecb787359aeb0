package soulwright.effect.prose;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import soulwright.effect.prose.English.Mood;

/** What fills the slots of a row's templates. No template is taken that would leave out something that was written. */
final class Filling {
    private final Map<String, Argument> arguments = new HashMap<>();
    private final Map<String, Argument> written = new LinkedHashMap<>();
    private final Map<String, Set<String>> covers = new HashMap<>();

    /** Something that was written, which has to be said. */
    Filling written(String name, Argument argument) {
        arguments.put(name, argument);
        written.put(name, argument);
        return this;
    }

    /** Something that a template may say or not: what is meant where nothing was written, another way to say it. */
    Filling extra(String name, Argument argument) {
        arguments.putIfAbsent(name, argument);
        return this;
    }

    /** The same; a template that says it has said the others. */
    Filling extra(String name, Argument argument, String... said) {
        covers.put(name, Set.of(said));
        return extra(name, argument);
    }

    boolean has(String name) {
        return arguments.containsKey(name);
    }

    /** The first template that says all; else the first that fits, with the rest in brackets. */
    Clause say(String name, List<String> templates, Mood mood) {
        List<Template> all = templates.stream().map(Template::new).toList();
        for (Template template : all) {
            Optional<Clause> said = rest(template).isEmpty() ? template.fill(arguments, mood) : Optional.empty();
            if (said.isPresent()) {
                return said.get();
            }
        }
        for (Template template : all) {
            Optional<Clause> said = template.fill(arguments, mood);
            if (said.isPresent()) {
                return withRest(said.get(), rest(template));
            }
        }
        return withRest(Clause.of(English.spaced(name)), written.keySet());
    }

    private Set<String> rest(Template template) {
        Set<String> rest = new LinkedHashSet<>(written.keySet());
        for (String slot : template.slots()) {
            rest.remove(slot);
            rest.removeAll(covers.getOrDefault(slot, Set.of()));
        }
        return rest;
    }

    private Clause withRest(Clause said, Set<String> rest) {
        String words = rest.stream()
                .map(name -> English.spaced(name) + " "
                        + new Slot.Plain()
                                .say(written.getOrDefault(name, Argument.of("")), Mood.PLAIN)
                                .orElse(""))
                .collect(Collectors.joining("; "));
        return words.isEmpty() ? said : said.ending(" (" + words + ")");
    }
}

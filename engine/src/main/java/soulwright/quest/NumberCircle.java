package soulwright.quest;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.Things;
import soulwright.effect.Type;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.formula.Term;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** Numbers that are worked out from each other in a circle, so that none of them can be known. */
public final class NumberCircle implements ContentCheck {
    /** A number that is worked out, and what its formula asks for. */
    private record WorkedOut(YamlNode formula, Set<String> reads) {}

    @Override
    public Set<String> reads() {
        return Set.of("rulesets");
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        definitions.of("rulesets").stream()
                .filter(ruleset -> ruleset.tree().words("kind").contains("quest"))
                .forEach(ruleset -> check(ruleset, sink));
    }

    private static void check(Definition ruleset, Sink sink) {
        Map<String, WorkedOut> numbers = new LinkedHashMap<>();
        collect(ruleset, "character", numbers);
        collect(ruleset, "player", numbers);
        Set<String> told = new HashSet<>();
        numbers.forEach((name, number) -> {
            Set<String> needed = new LinkedHashSet<>();
            follow(name, numbers, needed);
            if (needed.contains(name) && told.add(name)) {
                needed.removeIf(other -> !comesBackTo(name, other, numbers));
                told.addAll(needed);
                report(name, number.formula(), needed, sink);
            }
        });
    }

    private static void collect(Definition ruleset, String of, Map<String, WorkedOut> numbers) {
        YamlMap declared = ruleset.tree().map("numbers").map(of);
        for (String name : declared.keys()) {
            YamlNode formula = declared.map(name).get("is");
            if (formula != null && ruleset.meanings().of(formula) instanceof Compiled compiled) {
                Set<String> reads = new LinkedHashSet<>();
                compiled.terms().forEach(term -> read(term, ruleset.words().things(), reads));
                numbers.put(name, new WorkedOut(formula, reads));
            }
        }
    }

    /** Collects the numbers of characters that a formula asks for; those of lands and cards are none of the ruleset's. */
    private static void read(Term term, Things things, Set<String> reads) {
        if (term instanceof Term.Read read
                && read.owner().type() instanceof Type.Thing owner
                && things.is(owner.kind(), "character")) {
            reads.add(read.property().name());
        }
        term.parts().forEach(part -> read(part, things, reads));
    }

    /** Collects all that a number is worked out from, straight or through others. */
    private static void follow(String name, Map<String, WorkedOut> numbers, Set<String> needed) {
        WorkedOut number = numbers.get(name);
        if (number != null) {
            number.reads().stream().filter(needed::add).forEach(next -> follow(next, numbers, needed));
        }
    }

    private static boolean comesBackTo(String name, String from, Map<String, WorkedOut> numbers) {
        Set<String> needed = new HashSet<>();
        follow(from, numbers, needed);
        return needed.contains(name);
    }

    private static void report(String name, YamlNode formula, Set<String> circle, Sink sink) {
        String message = "\"%s\" is worked out from itself".formatted(name);
        Diagnostic finding = Diagnostic.of(Code.NUMBER_CIRCLE, formula.place(), message);
        circle.remove(name);
        sink.report(
                circle.isEmpty() ? finding : finding.withHelp("the circle goes through " + String.join(", ", circle)));
    }
}

package soulwright.story.lint;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.NumberPath;
import soulwright.effect.formula.Term;
import soulwright.yaml.YamlMap;

/** Numbers of a campaign that nothing reads, or nothing changes. What a report card shows is read. */
final class IdleNumber implements StoryCheck {
    @Override
    public void check(StoryPlan plan, Sink sink) {
        Set<String> read = new HashSet<>();
        Set<String> changed = new HashSet<>();
        plan.entry().meanings().all().stream()
                .filter(Compiled.class::isInstance)
                .forEach(effect -> gather((Compiled) effect, read, changed));
        plan.stages().stream()
                .flatMap(stage -> stage.tree().words("grade").stream())
                .forEach(grade -> {
                    read.add(grade);
                    changed.add(grade);
                });
        for (YamlMap.Entry number : plan.tree().map("numbers").entries()) {
            check(number, read, changed, sink);
        }
    }

    private static void check(YamlMap.Entry number, Set<String> read, Set<String> changed, Sink sink) {
        String name = number.key().text();
        if (!read.contains(name)) {
            sink.report(Diagnostic.of(
                            Code.NUMBER_UNREAD, number.key().place(), "nothing in the campaign reads \"" + name + "\"")
                    .withHelp("remove it, or let a condition, a formula or a report card ask for it"));
        } else if (!changed.contains(name)) {
            sink.report(Diagnostic.of(
                            Code.NUMBER_UNCHANGED,
                            number.key().place(),
                            "nothing in the campaign changes \"" + name + "\"")
                    .withHelp("let a \"do\" or a report card set it"));
        }
    }

    private static void gather(Compiled effect, Set<String> read, Set<String> changed) {
        if (effect instanceof NumberPath path) {
            changed.add(path.property().name());
        }
        effect.terms().stream().flatMap(IdleNumber::reads).map(Known::name).forEach(read::add);
        effect.parts().forEach(part -> gather(part, read, changed));
    }

    private static Stream<Term.Read> reads(Term term) {
        return term instanceof Term.Read read
                ? Stream.of(read)
                : term.parts().stream().flatMap(IdleNumber::reads);
    }
}

package soulwright.effect.reader;

import java.util.List;
import java.util.Map;
import soulwright.diagnostic.Code;
import soulwright.effect.Language;
import soulwright.effect.Parameter;
import soulwright.effect.Spot;
import soulwright.effect.ThingKind;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Act;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.Nothing;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;
import soulwright.effect.compiled.Targets;
import soulwright.effect.formula.Term;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** Finds targets and `let` names that nothing reads. Only for effects without mistakes: elsewhere a name may be read by what is misspelt. */
final class UnreadNames {
    private final Language language;

    UnreadNames(Language language) {
        this.language = language;
    }

    void check(Compiled compiled) {
        if (names(compiled)) {
            visit(compiled);
        }
    }

    private void visit(Compiled compiled) {
        if (compiled instanceof Act act) {
            targets(act.arguments());
        } else if (compiled instanceof Ability ability) {
            targets(ability.arguments());
        } else if (compiled instanceof Steps steps) {
            lets(steps.steps());
        } else if (compiled instanceof Step step) {
            loopName(step);
        }
        compiled.parts().forEach(this::visit);
    }

    private void targets(Map<String, Compiled> arguments) {
        for (Compiled argument : arguments.values()) {
            if (argument instanceof Targets targets && targets.source() instanceof YamlMap map) {
                for (YamlMap.Entry entry : map.entries()) {
                    String name = entry.key().text();
                    if (!isProperty(name) && arguments.values().stream().noneMatch(value -> reads(value, name))) {
                        report(name, entry.key());
                    }
                }
            }
        }
    }

    /** Another's targets can be asked for by their names where a machine makes properties of them. */
    private boolean isProperty(String name) {
        for (ThingKind kind : language.vocabulary().things().kinds()) {
            if (kind.properties().containsKey(name)) {
                return true;
            }
        }
        return false;
    }

    private void lets(List<Step> steps) {
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if (step.verb().main().form() == Parameter.Form.NAME && step.main() instanceof Named named) {
                String name = named.id().id();
                if (steps.subList(i + 1, steps.size()).stream().noneMatch(later -> reads(later, name))) {
                    report(name, named.source());
                }
            }
        }
    }

    private void loopName(Step step) {
        for (Parameter parameter : step.verb().parameters().values()) {
            boolean names = parameter.form() == Parameter.Form.NAME;
            if (names && step.arguments().get(parameter.name()) instanceof Named named) {
                String name = named.id().id();
                if (step.parts().stream().noneMatch(part -> reads(part, name))) {
                    report(name, named.source());
                }
            }
        }
    }

    private void report(String name, YamlNode at) {
        language.findings().report(Code.UNREAD, Spot.of(at), "nothing reads \"" + name + "\"");
    }

    /** Whether there is anything to look for: most effects name nothing. */
    private static boolean names(Compiled compiled) {
        if (compiled instanceof Targets) {
            return true;
        }
        if (compiled instanceof Named named && named.id().set().equals(ScalarReader.NEW_NAMES)) {
            return true;
        }
        for (Compiled part : compiled.parts()) {
            if (names(part)) {
                return true;
            }
        }
        return false;
    }

    /** Whether anything in it could not be understood. */
    static boolean isWrong(Compiled compiled) {
        return compiled instanceof Nothing
                || compiled.terms().stream().anyMatch(UnreadNames::isWrong)
                || compiled.parts().stream().anyMatch(UnreadNames::isWrong);
    }

    private static boolean isWrong(Term term) {
        return term instanceof Term.Wrong || term.parts().stream().anyMatch(UnreadNames::isWrong);
    }

    private static boolean reads(Compiled compiled, String name) {
        return compiled.terms().stream().anyMatch(term -> reads(term, name))
                || compiled.parts().stream().anyMatch(part -> reads(part, name));
    }

    private static boolean reads(Term term, String name) {
        return (term instanceof Term.Name read && read.name().equals(name))
                || term.parts().stream().anyMatch(part -> reads(part, name));
    }
}

package soulwright.quest;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Players, characters and monsters that begin with nothing of what wounds use up: they would be knocked out before they do anything (SM-BAT-17). */
public final class WithoutLife implements ContentCheck {
    private static final String ATTRIBUTES = "attributes";

    @Override
    public Set<String> reads() {
        return Set.of("rulesets", "characters", "monsters");
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        Set<String> lives = new LinkedHashSet<>();
        for (Definition ruleset : definitions.of("rulesets")) {
            if (!ruleset.isAbstract() && ruleset.tree().get("life") instanceof YamlScalar life) {
                lives.add(life.text());
                checkStart(ruleset.tree().map("start"), life.text(), sink);
            }
        }
        for (String kind : List.of("characters", "monsters")) {
            for (Definition entry : definitions.of(kind)) {
                lives.forEach(life -> check(entry.tree().map(ATTRIBUTES).get(life), life, sink));
            }
        }
    }

    /** Whoever begins has all that the ruleset gives, and nothing of what it does not name. */
    private static void checkStart(YamlMap start, String life, Sink sink) {
        YamlNode attributes = start.get(ATTRIBUTES);
        boolean unnamed = attributes instanceof YamlMap map && map.get(life) == null;
        if (attributes != null && unnamed) {
            report(attributes, life, sink);
        }
        check(start.map(ATTRIBUTES).get(life), life, sink);
    }

    private static void check(@Nullable YamlNode figure, String life, Sink sink) {
        if (figure instanceof YamlScalar scalar && scalar.text().matches("0+")) {
            report(figure, life, sink);
        }
    }

    private static void report(YamlNode at, String life, Sink sink) {
        sink.report(Diagnostic.of(
                        Code.NO_LIFE, at.place(), "\"%s\" is 0 here, so who begins so is knocked out".formatted(life))
                .withHelp("give at least 1"));
    }
}

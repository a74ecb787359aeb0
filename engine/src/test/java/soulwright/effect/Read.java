package soulwright.effect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import soulwright.diagnostic.Diagnostic;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.reader.EffectReader;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** A piece of YAML as the readers understood it in the {@link World}, with what they found. */
public record Read(Compiled value, List<Diagnostic> found) {
    /** Reads a value of a form at a place. */
    public static Read of(String form, String place, String... lines) {
        return with((reader, node) -> reader.read(form, node, reader.scope(place)), lines);
    }

    public static Read steps(String... lines) {
        return of("steps", "battle.act", lines);
    }

    public static Read abilities(String... lines) {
        return of("abilities", "battle.abilities", lines);
    }

    public static Read condition(String formula) {
        return of("condition", "battle.act", formula);
    }

    public static Read number(String formula) {
        return of("formula", "battle.act", formula);
    }

    public static Read act(String... lines) {
        return with((reader, node) -> reader.act((YamlMap) node, reader.scope("battle.act")), lines);
    }

    private static Read with(BiFunction<EffectReader, YamlNode, Compiled> how, String... lines) {
        List<Diagnostic> found = new ArrayList<>();
        Entries entries = new Entries(new Findings(found::add));
        EffectReader reader = new EffectReader(World.vocabulary(), entries, found::add);
        return new Read(how.apply(reader, yaml(lines)), found);
    }

    public static YamlNode yaml(String... lines) {
        byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        return YamlFile.read("test.yaml", text, Limits.standard(), finding -> {
                    throw new AssertionError(finding.toString());
                })
                .root()
                .orElseThrow();
    }

    /** Each finding as `SW3003 1:3 what is wrong | what to do`. */
    public List<String> findings() {
        return found.stream().map(Read::words).toList();
    }

    private static String words(Diagnostic finding) {
        String at = finding.place().line() + ":" + finding.place().column();
        String help = finding.help().map(words -> " | " + words).orElse("");
        return finding.code().id() + " " + at + " " + finding.message() + help;
    }
}

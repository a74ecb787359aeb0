package soulwright.effect.reader;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.diagnostic.Diagnostic;
import soulwright.effect.Entries;
import soulwright.effect.Findings;
import soulwright.effect.Givens;
import soulwright.effect.Read;
import soulwright.effect.Vocabulary;
import soulwright.effect.Words;
import soulwright.effect.World;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

class RunsTest {
    private static final YamlMap STEPS = (YamlMap) Read.yaml(
            "fight:",
            "  given: { foe: beast, times: number }",
            "  do:",
            "    - repeat: given.times",
            "      do:",
            "        - damage: self.attack",
            "          who: given.foe",
            "ping:",
            "  do:",
            "    - run: pong",
            "pong:",
            "  do:",
            "    - run: ping",
            "loop:",
            "  do:",
            "    - run: loop");

    @Test
    void whatANamedListIsGivenIsChecked() {
        assertThat(run("- run: fight", "  foe: { choose: opponent.beasts }", "  times: 2"))
                .isEmpty();
        assertThat(run("- run: fight", "  foe: me", "  times: 2"))
                .containsExactly("SW3106 2:8 a beast is wanted, but this is a player");
        assertThat(run("- run: fight", "  fo: self", "  times: 2"))
                .containsExactly("SW3006 2:3 run \"fight\" has no \"fo\" | did you mean \"foe\"?");
        assertThat(run("- run: fight", "  times: 2")).containsExactly("SW3005 1:3 run \"fight\" needs \"foe\"");
        assertThat(run("- run: figth", "  times: 2")).first().asString().startsWith("SW2108 1:8");
    }

    @Test
    void aCircleIsToldOnce() {
        assertThat(body("ping")).containsExactly("SW3015 10:12 these steps lead back to themselves through \"pong\"");
        assertThat(body("pong")).isEmpty();
        assertThat(body("loop")).containsExactly("SW3015 16:12 these steps lead back to themselves through \"loop\"");
        assertThat(body("fight")).isEmpty();
    }

    private static List<String> run(String... lines) {
        return read(Read.yaml(lines), new Givens(java.util.Map.of()));
    }

    private static List<String> body(String name) {
        YamlMap steps = STEPS.map(name);
        List<Diagnostic> found = new ArrayList<>();
        Givens givens = reader(found).given(steps.map("given"));
        return read(steps.get("do"), givens);
    }

    private static List<String> read(YamlNode node, Givens givens) {
        List<Diagnostic> found = new ArrayList<>();
        EffectReader reader = reader(found);
        reader.read("steps", node, reader.scope("battle.act").with(givens));
        return new Read(null, found).findings();
    }

    private static EffectReader reader(List<Diagnostic> found) {
        Words.Builder words = World.words();
        words.set("steps", STEPS.keys());
        STEPS.keys().forEach(name -> words.named(name, STEPS.map(name)));
        Vocabulary vocabulary = Vocabulary.of(List.of(words.build()));
        return new EffectReader(vocabulary, new Entries(new Findings(found::add)), found::add);
    }
}

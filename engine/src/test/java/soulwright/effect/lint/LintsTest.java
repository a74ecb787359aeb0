package soulwright.effect.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.diagnostic.Diagnostic;
import soulwright.effect.Read;
import soulwright.effect.Vocabulary;
import soulwright.effect.World;
import soulwright.effect.compiled.Compiled;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

class LintsTest {
    private static final List<Beast> BEASTS = List.of(
            new Beast("zoo:wolf", "{ level: 3, element: zoo:fire, attributes: { attack: 7 }, moods: [happy, sad] }"),
            new Beast("zoo:mud-crab", "{ level: 1, element: zoo:water, moods: [sad] }"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "level > 2",
                "level in 2..4 and element is fire",
                "attack == 7",
                "moods is happy",
                "it is mud-crab and attack == 0",
                "not ready and level == 1",
                "level > turn",
                "ready",
                "max(level, 2) * 10 / 4 == 7",
            })
    void whatFitsAnEntryOrMayFitOneInAGameIsLeftAlone(String where) {
        assertThat(candidates(where)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "level > 3",
                "level > 3 and ready",
                "element is water and moods is happy",
                "it is wolf and level < 3"
            })
    void whatFitsNoEntryIsToldAtTheCondition(String where) {
        assertThat(candidates(where)).containsExactly("SW4004 1:36 none of the beasts fits this");
    }

    @Test
    void anEventMustBeToldAndHeard() {
        assertThat(events("- on: damaged\n  do: []", "damaged"))
                .containsExactly("SW4002 1:7 nothing announces \"damaged\", so this is never done");
        assertThat(events("- on: damaged\n  do: []")).isEmpty();
    }

    @Test
    void aNumberThatNothingAsksForIsToldWhereItIsDeclared() {
        assertThat(numbers("")).containsExactly("SW4003 2:3 nothing reads \"mana\"");
        assertThat(numbers("victory: [mana]")).isEmpty();
        assertThat(numbers("", "- heal: me.mana\n  who: self")).isEmpty();
        assertThat(numbers("", "- add: 1\n  to: mana\n  who: me")).isEmpty();
    }

    private static List<String> numbers(String elsewhere, String... steps) {
        YamlMap ruleset = (YamlMap) Read.yaml("numbers:\n  mana: { min: 0 }\n" + elsewhere);
        List<Facts> facts = Stream.of(steps)
                .map(text -> Facts.of(List.of(Read.steps(text).value())))
                .toList();
        List<Diagnostic> found = new ArrayList<>();
        Vocabulary words = Vocabulary.of(
                List.of(World.words().set("numbers", List.of("mana")).build()));
        new UnreadNumbers(facts, found::add).check(ruleset, words);
        return new Read(null, found).findings();
    }

    private static List<String> candidates(String where) {
        Read read = Read.steps("- reveal: { random: beasts, where: \"" + where + "\" }");
        assertThat(read.findings()).isEmpty();
        List<Diagnostic> found = new ArrayList<>();
        new NoCandidate().check(Facts.of(List.of(read.value())).drawn(), kind -> BEASTS, found::add);
        return new Read(read.value(), found).findings();
    }

    private static List<String> events(String abilities, String... declared) {
        Read read = Read.abilities(abilities);
        List<Diagnostic> found = new ArrayList<>();
        Compiled value = read.value();
        new NeverHeard(found::add).check(List.of(Facts.of(List.of(value))), List.of(declared));
        return new Read(value, found).findings();
    }

    private record Beast(String id, YamlMap tree) implements PrintedEntry {
        Beast(String id, String tree) {
            this(id, (YamlMap) Read.yaml(tree));
        }

        @Override
        public boolean isAbstract() {
            return false;
        }

        @Override
        public String idAt(YamlNode reference) {
            return null;
        }
    }
}

package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Spot.Scalar;
import soulwright.yaml.YamlEdit.AddKey;

/** The laws of editing, on hundreds of documents in every style, at every place in them. */
class OddEditsTest {
    private static final List<Object> VALUES = List.of(
            5L,
            true,
            "word",
            "a: b # c",
            "- no",
            "",
            "it's \"so\"",
            "one\ntwo\n",
            "one\n\n two",
            "tab\there",
            List.of(),
            List.of("a", "b"),
            Map.of("x", Map.of("y", 1)),
            List.of(Map.of("q", "v"), Map.of("q", "one\ntwo")),
            Map.of());

    static IntStream seeds() {
        return IntStream.range(0, 120);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void bothReadersUnderstandTheSame(int seed) {
        String text = OddYaml.document(new Random(seed));
        Reading read = Reading.of(text);
        assertThat(read.found()).isEmpty();
        assertThat(YamlText.of(text).bytes()).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
        Value seen = Value.of(read.file().root().orElseThrow());
        assertThat(YamlText.of(text).set(YamlPath.ROOT, seen).orThrow().text())
                .isEqualTo(YamlText.of(text).text());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void settingAWordChangesOnlyItsLines(int seed) {
        Random random = new Random(seed);
        YamlText text = YamlText.of(OddYaml.document(random));
        OddEdits edits = OddEdits.of(text.text());
        for (YamlPath path : edits.paths()) {
            Object value = VALUES.get(random.nextInt(VALUES.size()));
            if (edits.at(path) instanceof Scalar old && text.set(path, value) instanceof Edited edited) {
                assertThat(edited.splices()).allSatisfy(splice -> {
                    assertThat(splice.start()).isGreaterThanOrEqualTo(Extents.lineStart(text.text(), old.outer()));
                    assertThat(splice.end()).isLessThanOrEqualTo(Extents.lineEnd(text.text(), old.end()));
                });
                assertThat(Splice.apply(text.text(), edited.splices()))
                        .isEqualTo(edited.text().text());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aWordCanAlwaysBeSet(int seed) {
        Random random = new Random(seed);
        YamlText text = YamlText.of(OddYaml.document(random));
        OddEdits edits = OddEdits.of(text.text());
        for (YamlPath path : edits.paths()) {
            Object value = VALUES.get(random.nextInt(6));
            if (edits.at(path) instanceof Scalar) {
                YamlText changed = text.set(path, value).orThrow();
                assertThat(OddEdits.of(changed.text()).at(path).value())
                        .matches(is -> plain(is).equals(Value.of(value)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatIsInsertedCanBeRemovedAgain(int seed) {
        Random random = new Random(seed);
        YamlText text = YamlText.of(OddYaml.document(random));
        OddEdits edits = OddEdits.of(text.text());
        for (YamlPath path : edits.paths()) {
            if (!(edits.at(path) instanceof Group group) || group.size() == 0) {
                continue;
            }
            Object value = VALUES.get(random.nextInt(VALUES.size()));
            int index = random.nextInt(group.size() + 1);
            Optional<String> after = index == 0
                    ? Optional.empty()
                    : Optional.of(group.part(index - 1).name());
            EditResult result =
                    group.map() ? text.apply(new AddKey(path, "added", value, after)) : text.insert(path, index, value);
            if (result instanceof Edited edited) {
                assertThat(comments(edited.text())).isEqualTo(comments(text));
                YamlPath added = group.map() ? path.key("added") : path.item(index);
                assertThat(edited.text().remove(added).orThrow().text()).isEqualTo(text.text());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatIsMovedCanBeMovedBack(int seed) {
        Random random = new Random(seed);
        YamlText text = YamlText.of(OddYaml.document(random));
        for (YamlPath path : OddEdits.of(text.text()).paths()) {
            if (path.isRoot()
                    || !(OddEdits.of(text.text()).at(path.parent()) instanceof Group group)
                    || group.size() < 2) {
                continue;
            }
            int from = position(group, path);
            int to = random.nextInt(group.size());
            if (text.move(path, to) instanceof Edited edited) {
                YamlText back = edited.text()
                        .move(group.map() ? path : path.parent().item(to), from)
                        .orThrow();
                assertThat(comments(back)).isEqualTo(comments(text));
                assertThat(comments(edited.text())).isEqualTo(comments(text));
                boolean beside = !edited.text().text().contains("-\n")
                        && !edited.text().text().contains("-\r");
                assertThat(!beside || back.text().equals(text.text()))
                        .as(edited.text().text())
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aKeyThatIsRenamedCanGetItsNameBack(int seed) {
        YamlText text = YamlText.of(OddYaml.document(new Random(seed)));
        for (YamlPath path : OddEdits.of(text.text()).paths()) {
            if (text.rename(path, "other name") instanceof Edited edited) {
                YamlPath renamed = path.parent().key("other name");
                String name = ((YamlPath.Key) path.steps().get(path.steps().size() - 1)).name();
                assertThat(edited.text().rename(renamed, name).orThrow().text()).isEqualTo(text.text());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void removingNeverTouchesOtherComments(int seed) {
        YamlText text = YamlText.of(OddYaml.document(new Random(seed)));
        for (YamlPath path : OddEdits.of(text.text()).paths()) {
            if (text.remove(path) instanceof Edited edited) {
                assertThat(comments(text)).containsAll(comments(edited.text()));
                assertThat(OddEdits.of(edited.text().text()).paths())
                        .hasSizeLessThan(OddEdits.of(text.text()).paths().size());
            }
        }
    }

    private static int position(Group group, YamlPath path) {
        YamlPath.Step last = path.steps().get(path.steps().size() - 1);
        return last instanceof YamlPath.Key key ? group.indexOf(key.name()) : ((YamlPath.Index) last).index();
    }

    private static Value plain(Value value) {
        return value instanceof Value.Anchored anchored ? anchored.value() : value;
    }

    /** The lines that hold only a comment, also beside a dash. */
    private static List<String> comments(YamlText text) {
        List<String> found = new ArrayList<>(text.text()
                .lines()
                .map(line -> line.strip().replaceFirst("^(- *)*", ""))
                .filter(line -> line.startsWith("#"))
                .toList());
        found.sort(null);
        return found;
    }
}

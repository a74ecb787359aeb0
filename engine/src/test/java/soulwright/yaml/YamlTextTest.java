package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.yaml.YamlEdit.AddKey;
import soulwright.yaml.YamlEdit.InsertItem;
import soulwright.yaml.YamlEdit.MoveTo;
import soulwright.yaml.YamlEdit.Remove;
import soulwright.yaml.YamlEdit.RenameKey;
import soulwright.yaml.YamlEdit.SetValue;

class YamlTextTest {
    @ParameterizedTest
    @MethodSource({"words", "shapes", "blockTexts", "maps", "lists", "flow", "moves", "aliases", "odds"})
    void anEditChangesWhatItSaysAndNothingElse(String before, YamlEdit edit, String after) {
        assertThat(YamlText.of(before).apply(edit))
                .asInstanceOf(type(Edited.class))
                .satisfies(edited -> {
                    assertThat(edited.text().text()).isEqualTo(after);
                    assertThat(Splice.apply(before, edited.splices())).isEqualTo(after);
                });
    }

    static Stream<Arguments> words() {
        return Stream.of(
                arguments("a: 1 # c\nb: 2\n", set(5, "a"), "a: 5 # c\nb: 2\n"),
                arguments("a: 1\n", set("no", "a"), "a: no\n"),
                arguments("a: x\n", set("1", "a"), "a: \"1\"\n"),
                arguments("a: x\n", set(new BigDecimal("2.50"), "a"), "a: 2.50\n"),
                arguments("a: x\n", set(true, "a"), "a: true\n"),
                arguments("a: x\n", set(null, "a"), "a: null\n"),
                arguments("a: 'x'   # c\n", set("it's", "a"), "a: 'it''s'   # c\n"),
                arguments("a: \"x\"\n", set("y", "a"), "a: \"y\"\n"),
                arguments("a: x\n", set("b: c", "a"), "a: \"b: c\"\n"),
                arguments("a: x\n", set("say \"#1\": so", "a"), "a: 'say \"#1\": so'\n"),
                arguments("a: x\n", set("tab\tand \u0007", "a"), "a: \"tab\\tand \\u0007\"\n"),
                arguments("a: one\n  two # c\nb: 1\n", set("x", "a"), "a: x # c\nb: 1\n"),
                arguments("a: \"one\n  two\"\nb: 1\n", set("x", "a"), "a: \"x\"\nb: 1\n"),
                arguments("- 🦀 # 🦀\n- b\n", set("🦐", 0), "- 🦐 # 🦀\n- b\n"),
                arguments("a:\n  x # c\n", set("y", "a"), "a:\n  y # c\n"),
                arguments("a:   # c\nb: 2\n", set("v", "a"), "a: v   # c\nb: 2\n"),
                arguments("-\n- b\n", set("v", 0), "- v\n- b\n"));
    }

    static Stream<Arguments> shapes() {
        return Stream.of(
                arguments("a: # c\nb: 2\n", set(Map.of("k", 1), "a"), "a: # c\n  k: 1\nb: 2\n"),
                arguments(
                        "a: 1 # c\n",
                        set(Map.of("k", Map.of("z", List.of(1, 2))), "a"),
                        "a: # c\n  k:\n    z: [1, 2]\n"),
                arguments("a:\n  k: 1 # d\n  l: 2 # e\nb: 2\n", set(3, "a"), "a: 3\nb: 2\n"),
                arguments("- a\n- b # c\n", set(Map.of("k", 1), 1), "- a\n- # c\n  k: 1\n"),
                arguments("- a\n- b\n", set(sorted("k", 1, "l", 2), 0), "- k: 1\n  l: 2\n- b\n"),
                arguments("- k: 1\n  l: 2 # x\n- c\n", set("s", 0), "- s\n- c\n"),
                arguments("a: [1, 2] # c\n", set(List.of("x"), "a"), "a: [x] # c\n"),
                arguments("a:\n- x\n- y\n", set(List.of("x", "z"), "a"), "a:\n- x\n- z\n"),
                arguments(
                        "a:\n  b: 1 # one\n  c: 2 # two\n",
                        set(sorted("b", 1, "c", 3, "d", 4), "a"),
                        "a:\n  b: 1 # one\n  c: 3 # two\n  d: 4\n"),
                arguments(
                        "a: 1\nb: {c: 2,  d: 3}\n",
                        set(sorted("a", 1, "b", sorted("c", 2, "d", 4))),
                        "a: 1\nb: {c: 2,  d: 4}\n"));
    }

    static Stream<Arguments> blockTexts() {
        return Stream.of(
                arguments("a: x # c\nb: 1\n", set("one\ntwo\n", "a"), "a: | # c\n  one\n  two\nb: 1\n"),
                arguments("a: | # c\n   x\n   y\n\nb: 2\n", set("z\n", "a"), "a: | # c\n   z\n\nb: 2\n"),
                arguments("a: |\n  x\nb: 2\n", set("z", "a"), "a: |-\n  z\nb: 2\n"),
                arguments("a: | # c\n  x\n\nb: 2\n", set(5, "a"), "a: 5 # c\n\nb: 2\n"),
                arguments("a: >-\n  x y\n  z\n", set("x y\nz", "a"), "a: >-\n  x y\n\n  z\n"),
                arguments("a: x\n", set(" one\ntwo", "a"), "a: |2-\n   one\n  two\n"),
                arguments("a: [x]\n", set("one\ntwo", "a", 0), "a: [\"one\\ntwo\"]\n"),
                arguments("a: x\n    # deep\n", set("one\ntwo", "a"), "a: \"one\\ntwo\"\n    # deep\n"),
                arguments("a: |\n  x", add("b", 1), "a: |\n  x\nb: 1"),
                arguments("a: |+\n  x\n\n\nb: 1\n", addAfter("a", "c", 2), "a: |+\n  x\n\n\nc: 2\nb: 1\n"));
    }

    static Stream<Arguments> maps() {
        return Stream.of(
                arguments("a: 1\nb: 2 # c\n\n# end\n", add("d", 3), "a: 1\nb: 2 # c\nd: 3\n\n# end\n"),
                arguments("a: 1\nb: 2\n", addAfter("a", "n", "x: y"), "a: 1\nn: \"x: y\"\nb: 2\n"),
                arguments("a: 1", add("d", 3), "a: 1\nd: 3"),
                arguments("- id: a\n  lv: 2\n- b\n", add("n", 1, 0), "- id: a\n  lv: 2\n  n: 1\n- b\n"),
                arguments(
                        "a:\n    b:\n        c: 1\n",
                        add("n", Map.of("q", Map.of("z", 1)), "a"),
                        "a:\n    b:\n        c: 1\n    n:\n        q:\n            z: 1\n"),
                arguments("a:\n", add("k", 1, "a"), "a:\n  k: 1\n"),
                arguments("a: {} # c\n", add("k", 1, "a"), "a: # c\n  k: 1\n"),
                arguments("# only\n", set(Map.of("a", 1)), "# only\na: 1\n"),
                arguments("a: 1\nb: 2\n", remove("b"), "a: 1\n"),
                arguments("a: 1\n# about b\nb: 2 # b\nc: 3\n", remove("b"), "a: 1\nc: 3\n"),
                arguments("a: 1\n\nb: 2\n\nc: 3\n", remove("b"), "a: 1\n\nc: 3\n"),
                arguments("a:\n  k: 1\nb: 2\n", remove("a", "k"), "a: {}\nb: 2\n"),
                arguments("- id: a # x\n  # about lv\n  lv: 2\n", remove(0, "id"), "-\n  # about lv\n  lv: 2\n"),
                arguments("- id: a # x\n  lv: 2\n", remove(0, "id"), "- lv: 2\n"),
                arguments("a: 1\n'b': 2\n", rename("c d", "b"), "a: 1\n'c d': 2\n"),
                arguments("a: 1\n", rename("<<", "a"), "\"<<\": 1\n"));
    }

    static Stream<Arguments> lists() {
        return Stream.of(
                arguments("a:\n- x\n- y\nb: 1\n", insert(2, "z", "a"), "a:\n- x\n- y\n- z\nb: 1\n"),
                arguments(
                        "- a\n- b\n",
                        insert(0, sorted("id", 1, "x", List.of(Map.of("y", 2)))),
                        "- id: 1\n  x:\n    - y: 2\n- a\n- b\n"),
                arguments("- a\n\n- b\n", insert(2, "c"), "- a\n\n- b\n\n- c\n"),
                arguments("- a\n\n- b", insert(1, "c"), "- a\n\n- c\n\n- b"),
                arguments("- - a\n  - b\n", insert(0, "z", 0), "- - z\n  - a\n  - b\n"),
                arguments("a: []\n", insert(0, "z", "a"), "a: [z]\n"),
                arguments("a:\n", insert(0, Map.of("k", 1), "a"), "a:\n  - k: 1\n"),
                arguments("# head\n\n- a\n\n# about b\n- b\n\n- c\n", remove(1), "# head\n\n- a\n\n- c\n"),
                arguments("# head\n\n- a\n\n- b\n", remove(0), "# head\n\n- b\n"),
                arguments("- a\n\n- b", remove(1), "- a"),
                arguments("a:\n- x # c\n", remove("a", 0), "a: []\n"),
                arguments("- a:\n    - 1\n    # - 2\n- b\n", remove(0), "- b\n"),
                arguments("- a:\n    - 1\n    # - 2\n- b\n", remove(1), "- a:\n    - 1\n    # - 2\n"));
    }

    static Stream<Arguments> flow() {
        String lines = "a: [\n  x, # cx\n  # above y\n  y, # cy\n  z # cz\n]\n";
        return Stream.of(
                arguments("a: {x: 1, y: [2, 3]} # c\n", set("a, b", "a", "y", 0), "a: {x: 1, y: [\"a, b\", 3]} # c\n"),
                arguments("a: {x: 1}\n", add("z", List.of("q"), "a"), "a: {x: 1, z: [q]}\n"),
                arguments("a: {x: , y}\n", set(1, "a", "y"), "a: {x: , y: 1}\n"),
                arguments("a: {x: , y}\n", set(1, "a", "x"), "a: {x: 1 , y}\n"),
                arguments("a: {x: 1, y: 2}\n", remove("a", "x"), "a: {y: 2}\n"),
                arguments("a: {x: 1, y: 2}\n", remove("a", "y"), "a: {x: 1}\n"),
                arguments("a: {x: 1}\n", remove("a", "x"), "a: {}\n"),
                arguments("a: [x: 1, y]\n", set(2, "a", 0, "x"), "a: [x: 2, y]\n"),
                arguments("a: [x, y, z]\n", move(0, "a", 2), "a: [z, x, y]\n"),
                arguments(lines, remove("a", 2), "a: [\n  x, # cx\n  # above y\n  y # cy\n]\n"),
                arguments(lines, remove("a", 1), "a: [\n  x, # cx\n  z # cz\n]\n"),
                arguments(lines, insert(3, "n", "a"), "a: [\n  x, # cx\n  # above y\n  y, # cy\n  z, # cz\n  n\n]\n"),
                arguments(lines, move(0, "a", 2), "a: [\n  z, # cz\n  x, # cx\n  # above y\n  y # cy\n]\n"));
    }

    static Stream<Arguments> moves() {
        return Stream.of(
                arguments("# a\n- a # a\n# b\n- b # b\n", move(0, 1), "# b\n- b # b\n# a\n- a # a\n"),
                arguments("- a\n\n- b\n- c\n", move(2, 0), "- b\n\n- c\n- a\n"),
                arguments("- a\n- b", move(1, 0), "- b\n- a"),
                arguments("- id: a # x\n  lv: 2\n", move(0, 0, "lv"), "- lv: 2\n  id: a # x\n"),
                arguments("x: 1\ny:\n  a: |\n    t\nz: 3\n", move(0, "y"), "y:\n  a: |\n    t\nx: 1\nz: 3\n"));
    }

    static Stream<Arguments> aliases() {
        return Stream.of(
                arguments("a: &q 1\nb: *q\n", set(2, "b"), "a: &q 2\nb: *q\n"),
                arguments("a: &q\n  k: 1\nb: *q\n", set(2, "b", "k"), "a: &q\n  k: 2\nb: *q\n"),
                arguments("a: &q\nb: *q\n", set(2, "a"), "a: &q 2\nb: *q\n"),
                arguments("a: &q {k: 1}\nb: *q\n", set(Map.of("z", Map.of("y", 1)), "a"), "a: &q {z: {y: 1}}\nb: *q\n"),
                arguments("a: &q 1\nb: *q\n", remove("b"), "a: &q 1\n"));
    }

    static Stream<Arguments> odds() {
        return Stream.of(
                arguments("a: 1\r\nb: 2\r\n", add("c", Map.of("d", 1)), "a: 1\r\nb: 2\r\nc:\r\n  d: 1\r\n"),
                arguments("---\n# c\na: 1\n...\n", add("n", 2), "---\n# c\na: 1\nn: 2\n...\n"),
                arguments("? a\n: 1\n? b\n: 2\n", remove("a"), "? b\n: 2\n"),
                arguments("a: x\t# tab\n", set(1, "a"), "a: 1\t# tab\n"),
                arguments("", set(List.of(Map.of("id", "x"))), "- id: x\n"));
    }

    @Test
    void aByteOrderMarkStays() {
        byte[] bytes = "\uFEFFa: 1\n".getBytes(StandardCharsets.UTF_8);
        YamlText text = YamlText.read(bytes).orElseThrow();
        assertThat(text.bytes()).isEqualTo(bytes);
        assertThat(text.set(YamlPath.of("a"), 2).orThrow().bytes())
                .isEqualTo("\uFEFFa: 2\n".getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void bytesThatAreNotUtf8AreNotEdited() {
        assertThat(YamlText.read(new byte[] {'a', (byte) 0xE9})).isEmpty();
    }

    @Test
    void puttingSetsWhatIsThereAndAddsWhatIsNot() {
        YamlText text = YamlText.of("a: {b: 1}\nc:\n");
        assertThat(text.put(YamlPath.of("a"), "b", 2).orThrow().text()).isEqualTo("a: {b: 2}\nc:\n");
        assertThat(text.put(YamlPath.of("a"), "n", 2).orThrow().text()).isEqualTo("a: {b: 1, n: 2}\nc:\n");
        assertThat(text.put(YamlPath.of("c"), "n", 2).orThrow().text()).isEqualTo("a: {b: 1}\nc:\n  n: 2\n");
        assertThat(text.put(YamlPath.of("x"), "n", 2)).isInstanceOf(Refused.class);
    }

    @Test
    void settingWhatIsThereChangesNothing() {
        YamlText text = YamlText.of("a: {x: 'y',z: [ 1,2 ]}\n");
        Map<String, Object> same = sorted("a", sorted("x", "y", "z", List.of(1, 2)));
        assertThat(text.set(YamlPath.ROOT, same))
                .asInstanceOf(type(Edited.class))
                .satisfies(edited -> {
                    assertThat(edited.splices()).isEmpty();
                    assertThat(edited.text().text()).isEqualTo(text.text());
                });
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void whatCannotBeDoneIsRefusedWithAReason(String text, YamlEdit edit, Refused.Reason reason) {
        assertThat(YamlText.of(text).apply(edit))
                .asInstanceOf(type(Refused.class))
                .extracting(Refused::reason)
                .isEqualTo(reason);
    }

    static Stream<Arguments> refusals() {
        return Stream.of(
                arguments("a: [1\n", set(1, "a"), Refused.Reason.BROKEN_TEXT),
                arguments("a: !x 1\n", set(1, "a"), Refused.Reason.BROKEN_TEXT),
                arguments("a: 1\n---\na: 2\n", set(1, "a"), Refused.Reason.BROKEN_TEXT),
                arguments("a: 1\n", set(1, "b"), Refused.Reason.NO_SUCH_PLACE),
                arguments("a: 1\n", set(1, "a", 0), Refused.Reason.NO_SUCH_PLACE),
                arguments("a: 1\n", insert(0, 1, "a"), Refused.Reason.NO_SUCH_PLACE),
                arguments("a: [1]\n", insert(2, 1, "a"), Refused.Reason.NO_SUCH_PLACE),
                arguments("a: 1\n", remove(), Refused.Reason.NO_SUCH_PLACE),
                arguments("a: 1\nb: 2\n", add("b", 3), Refused.Reason.KEY_TAKEN),
                arguments("a: 1\nb: 2\n", rename("b", "a"), Refused.Reason.KEY_TAKEN),
                arguments("a: &q 1\nb: *q\n", remove("a"), Refused.Reason.ANCHOR_IN_USE),
                arguments("a: {x: &q 1}\nb: *q\n", set(1, "a"), Refused.Reason.ANCHOR_IN_USE),
                arguments("a: &q 1\nb: *q\n", move(0, "b"), Refused.Reason.NOT_POSSIBLE),
                arguments("a: [b: 1]\n", add("c", 1, "a", 0), Refused.Reason.NOT_POSSIBLE));
    }

    private static YamlEdit set(Object value, Object... path) {
        return new SetValue(YamlPath.of(path), value);
    }

    private static YamlEdit add(String key, Object value, Object... map) {
        return new AddKey(YamlPath.of(map), key, value, Optional.empty());
    }

    private static YamlEdit addAfter(String after, String key, Object value) {
        return new AddKey(YamlPath.ROOT, key, value, Optional.of(after));
    }

    private static YamlEdit insert(int index, Object value, Object... list) {
        return new InsertItem(YamlPath.of(list), index, value);
    }

    private static YamlEdit remove(Object... path) {
        return new Remove(YamlPath.of(path));
    }

    private static YamlEdit rename(String name, Object... path) {
        return new RenameKey(YamlPath.of(path), name);
    }

    private static YamlEdit move(int index, Object... path) {
        return new MoveTo(YamlPath.of(path), index);
    }

    private static Map<String, Object> sorted(Object... keysAndValues) {
        Map<String, Object> map = new TreeMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83E", "a\uDD80", "it's \uD83E"})
    void halfACharacterSurvivesTheFile(String half) {
        YamlText text =
                YamlText.of("a: 'x'\n").set(YamlPath.ROOT.key("a"), half).orThrow();
        YamlText both = text.add(YamlPath.ROOT, half, 1).orThrow();
        assertThat(both.bytes()).isEqualTo(both.text().getBytes(StandardCharsets.UTF_8));
        assertThat(YamlText.read(both.bytes()).orElseThrow().text()).isEqualTo(both.text());
        assertThat(Reading.of(both.bytes()).values()).isEqualTo("{'a': '" + half + "', '" + half + "': 1}");
    }

    @Test
    void aValueThatHoldsItselfIsRefused() {
        Map<String, Object> loop = new HashMap<>();
        loop.put("again", loop);
        assertThat(YamlText.of("a: 1\n").set(YamlPath.ROOT.key("a"), loop)).isInstanceOf(Refused.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a: 1", "a: |\n  x", "a: >+\n  x", "\uFEFFb: &x 1\r\na: 🦀 # c"})
    void severalLinesSetAtTheEndOfAFileWithoutLineBreakAreReadBackAsSet(String text) {
        YamlText changed =
                YamlText.of(text).set(YamlPath.ROOT.key("a"), "x\ny\n").orThrow();
        assertThat(Reading.of(changed.bytes()).values()).endsWith("'a': 'x\\ny\\n'}");
    }
}

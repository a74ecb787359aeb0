package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.yaml.YamlEdit.AddKey;
import soulwright.yaml.YamlEdit.InsertItem;
import soulwright.yaml.YamlEdit.MoveTo;
import soulwright.yaml.YamlEdit.Remove;
import soulwright.yaml.YamlEdit.RenameKey;
import soulwright.yaml.YamlEdit.SetValue;

/** Whatever the text: an edit is done and can be read again, or it is refused; nothing else happens. */
class RobustEditingTest {
    private static final List<String> PIECES = List.of(
            "a", ": ", ":", "- ", "\n", "\n", "  ", "? ", "[", "]", "{", "}", ", ", "#c", " #c", "&x ", "*x", "|", "|+",
            ">-", "'q'", "\"w\"", "\t", "---", "...", "🦀", "~", "\r\n", "%", "k: v\n", "- i\n");

    static IntStream seeds() {
        return IntStream.range(0, 30);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void anyTextMayBeEdited(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 150; i++) {
            String text = IntStream.range(0, 1 + random.nextInt(14))
                    .mapToObj(at -> PIECES.get(random.nextInt(PIECES.size())))
                    .collect(Collectors.joining());
            LayoutReader.read(text).ifPresentOrElse(layout -> editEverywhere(text, layout), () -> refuse(text));
        }
    }

    private static void editEverywhere(String text, Layout layout) {
        for (YamlPath path : new OddEdits(layout).paths()) {
            edits(path).map(YamlText.of(text)::apply).forEach(result -> {
                if (result instanceof Edited edited) {
                    assertThat(LayoutReader.read(edited.text().text())).isPresent();
                    assertThat(Splice.apply(text, edited.splices()))
                            .isEqualTo(edited.text().text());
                }
            });
        }
    }

    private static void refuse(String text) {
        assertThat(YamlText.of(text).set(YamlPath.ROOT, 1)).isInstanceOf(Refused.class);
    }

    private static Stream<YamlEdit> edits(YamlPath path) {
        return Stream.of(
                new SetValue(path, "v"),
                new SetValue(path, Map.of("m", List.of(Map.of("z", 1)))),
                new SetValue(path, "x\ny\n"),
                new Remove(path),
                new RenameKey(path, "n"),
                new MoveTo(path, 0),
                new MoveTo(path, 1),
                new AddKey(path, "added", "v", Optional.empty()),
                new InsertItem(path, 0, "v"),
                new InsertItem(path, 1, List.of(1)));
    }
}

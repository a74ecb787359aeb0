package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Spot.Scalar;

/** The files that ship can be edited everywhere, and an edit shows in a diff as what it is. */
class ShippedFilesEditTest {
    private static final int PLACES = 12;

    static List<Path> files() throws IOException {
        try (Stream<Path> content = Files.walk(Path.of("../content"));
                Stream<Path> sketches = Files.walk(Path.of("src/test/resources/sketches"))) {
            return Stream.concat(content, sketches)
                    .filter(file -> file.toString().endsWith(".yaml")
                            && !file.toString().contains("target"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void anEditIsOnlyItself(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        YamlText text = YamlText.read(bytes).orElseThrow();
        assertThat(text.bytes()).isEqualTo(bytes);
        OddEdits edits = OddEdits.of(text.text());
        List<YamlPath> paths = edits.paths();
        Collections.shuffle(paths, new Random(1));
        for (YamlPath path : paths.subList(0, Math.min(PLACES, paths.size()))) {
            if (edits.at(path) instanceof Scalar word) {
                changesOneLine(text, path, word);
            } else if (edits.at(path) instanceof Group group && group.size() > 0) {
                growsAndShrinks(text, path, group);
            }
        }
    }

    private static void changesOneLine(YamlText text, YamlPath path, Scalar word) {
        assertThat(text.set(path, word.value())).isEqualTo(new Edited(text, List.of()));
        Edited edited = (Edited) text.set(path, "another value");
        for (Splice splice : edited.splices()) {
            assertThat(splice.start()).isGreaterThanOrEqualTo(Extents.lineStart(text.text(), word.outer()));
            assertThat(splice.end()).isLessThanOrEqualTo(Extents.lineEnd(text.text(), word.end()));
        }
    }

    private static void growsAndShrinks(YamlText text, YamlPath path, Group group) {
        YamlText grown = (group.map() ? text.add(path, "added", "x") : text.insert(path, group.size(), "x")).orThrow();
        YamlPath added = group.map() ? path.key("added") : path.item(group.size());
        assertThat(grown.remove(added).orThrow().text()).isEqualTo(text.text());
        YamlText moved = grown.move(added, 0).orThrow();
        YamlPath first = group.map() ? added : path.item(0);
        assertThat(moved.move(first, group.size()).orThrow().text()).isEqualTo(grown.text());
    }
}

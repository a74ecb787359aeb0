package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class YamlFileTest {
    @Test
    void aMapIsOneEntry() {
        Reading read = Reading.of("id: crab\nlevel: 2\ntags: [sea, 'mud']\n");
        assertThat(read.values()).isEqualTo("{'id': 'crab', 'level': 2, 'tags': ['sea', 'mud']}");
        assertThat(read.file().entries()).hasSize(1);
        assertThat(read.found()).isEmpty();
    }

    @Test
    void aListHasAnEntryForEachItem() {
        Reading read = Reading.of("# all of them\n- id: a\n# next\n- id: b\n\n- id: c\n");
        assertThat(read.file().entries())
                .extracting(entry -> entry.place().toString())
                .containsExactly("file.yaml:2:3", "file.yaml:4:3", "file.yaml:6:3");
        assertThat(read.values()).isEqualTo("[{'id': 'a'}, {'id': 'b'}, {'id': 'c'}]");
    }

    @Test
    void aMistakeInOneEntryDoesNotHideTheOthers() {
        Reading read = Reading.of("- id: a\n- id: \"b\n- id: c\n- id: [d\n- id: e\n");
        assertThat(read.findings()).containsExactly("SW1004 2:7-2:8", "SW1004 4:7-4:8");
        assertThat(read.values()).isEqualTo("[{'id': 'a'}, {'id': 'c'}, {'id': 'e'}]");
        assertThat(read.file().broken()).isTrue();
    }

    @Test
    void placesCountCharactersAlsoBehindEmoji() {
        YamlMap map =
                (YamlMap) Reading.of("🦀🦀: {x: 🦀, y: 1}\n").file().entries().get(0);
        YamlMap inner = (YamlMap) map.entries().get(0).value();
        assertThat(inner.entry("y").key().place()).hasToString("file.yaml:1:12");
        assertThat(inner.place().endColumn()).isEqualTo(17);
    }

    @Test
    void blockCollectionsEndWithTheirLastValue() {
        YamlMap map = (YamlMap)
                Reading.of("a:\n  b: 1\n  # about b\n\nc: 2\n").file().entries().get(0);
        assertThat(map.get("a").place().endLine()).isEqualTo(2);
    }

    @Test
    void anAliasIsTheSameNode() {
        YamlMap map =
                (YamlMap) Reading.of("a: &x {n: 1}\nb: *x\n").file().entries().get(0);
        assertThat(map.get("b")).isSameAs(map.get("a"));
    }

    @Test
    void anAliasReachesAnchorsOfEarlierEntries() {
        Reading read = Reading.of("- &x {n: 1}\n- *x\n- &x 5\n- *x\n");
        assertThat(read.values()).isEqualTo("[{'n': 1}, {'n': 1}, 5, 5]");
        assertThat(read.found()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# only this\n", "~\n", "---\n", "\n\n", "\uFEFF"})
    void aFileThatHoldsNothingIsToldOnce(String text) {
        assertThat(Reading.of(text).findings()).containsExactly("SW1009 1:1-1:1");
        assertThat(Reading.of(text).file().entries()).isEmpty();
    }

    @Test
    void aFileMayBeginWithAByteOrderMarkOrADocumentMarker() {
        assertThat(Reading.of("\uFEFFa: 1\n").values()).isEqualTo("{'a': 1}");
        assertThat(Reading.of("# c\n---\n- a\n- b\n").values()).isEqualTo("['a', 'b']");
        assertThat(Reading.of("\uFEFF---\r\na: 1\r\n...\r\n").values()).isEqualTo("{'a': 1}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void linesEndInAnyOfThreeWays(String newline) {
        Reading read = Reading.of("a: 1\n# 🦀\nb: [x\n".replace("\n", newline));
        assertThat(read.findings()).containsExactly("SW1004 3:4-3:5");
        assertThat(Reading.of("- a\n\n- b: |\n    x\n    y\n".replace("\n", newline))
                        .values())
                .isEqualTo("['a', {'b': 'x\\ny\\n'}]");
    }

    @ParameterizedTest
    @CsvSource({
        "0,INTEGER",
        "-7,INTEGER",
        "+7,INTEGER",
        "010,INTEGER",
        "0x1F,INTEGER",
        "0o17,INTEGER",
        "1.5,DECIMAL",
        ".5,DECIMAL",
        "5.,DECIMAL",
        "1e3,DECIMAL",
        "-1.5E-3,DECIMAL",
        "true,TRUTH",
        "False,TRUTH",
        "~,NULL",
        "null,NULL",
        "no,TEXT",
        "on,TEXT",
        "yes,TEXT",
        "1_000,TEXT",
        "1:30,TEXT",
        "2026-01-01,TEXT",
        "0b11,TEXT",
        "0x,TEXT",
        "0xG,TEXT",
        "1e9999,TEXT",
        "-,TEXT",
        "+,TEXT",
        ".,TEXT",
        "e3,TEXT",
        ".inf,TEXT",
        ".nan,TEXT",
        "1.2.3,TEXT",
        "-x,TEXT",
        "12%,TEXT",
        "١٢,TEXT"
    })
    void plainScalarsMeanWhatYaml12Says(String word, YamlScalar.Kind kind) {
        assertThat(CoreSchema.kindOf(word)).isEqualTo(kind);
    }

    @Test
    void quotedAndBlockScalarsAreText() {
        assertThat(Reading.of("[\"1\", '~', 1]").values()).isEqualTo("['1', '~', 1]");
        assertThat(Reading.of("a: |\n  1\nb: >-\n  true\n").values()).isEqualTo("{'a': '1\\n', 'b': 'true'}");
    }
}

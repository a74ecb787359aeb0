package soulwright.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.diagnostic.Findings;
import soulwright.diagnostic.JsonReport;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.SarifReport;
import soulwright.diagnostic.Style;
import soulwright.diagnostic.TextReport;

/** Whatever a file holds, it gives findings that can be shown: no exception and no hang. */
class AnyBytesTest {
    /** Far more than any of it takes; a hang takes longer. */
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static final List<String> FILES = List.of(
            "pack.yaml",
            "monsters/x.yaml",
            "rulesets/x.yaml",
            "boards/x.yaml",
            "items/x.yaml",
            "keywords/x.yaml",
            "patches/x.yaml",
            "lang/de.yaml");

    /** Bits that mean something to YAML, to packs, or to formulas: put together at random they get further than random bytes do. */
    private static final List<String> BITS = List.of(
            "- ",
            "  ",
            "\n",
            "\n  ",
            "\n    ",
            ": ",
            ":",
            "id: a",
            "name: ",
            "extends: a",
            "do:",
            "- heal: ",
            "who: ",
            "me.",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            ",",
            "'",
            "\"",
            "|\n",
            ">\n",
            "&a ",
            "*a",
            "!t ",
            "#",
            "%",
            "@",
            "---\n",
            "...\n",
            "\t",
            "\r",
            "? ",
            "<<: ",
            "1",
            "-1",
            "1e9",
            "0x",
            "~",
            "true",
            "if(",
            " and ",
            " is ",
            "append: ",
            "remove: ",
            "\u0000",
            "\uFEFF",
            "\u2028",
            "🐸",
            "\u0301",
            "level: ",
            "custom: ",
            "abilities:",
            "- on: ",
            "keyword: ",
            "target: ",
            "ops:",
            "- set: ",
            "to: ");

    @TempDir
    Path folder;

    private Packs packs;

    @BeforeEach
    void aSoundPack() throws IOException {
        packs = new Packs(folder);
        packs.write(BrokenPack.parse("sound", "").broken());
        packs.open();
    }

    @Test
    void randomBytes() {
        for (int seed = 0; seed < 200; seed++) {
            byte[] bytes = new byte[1 + seed * seed];
            new Random(seed).nextBytes(bytes);
            survives(FILES.get(seed % FILES.size()), bytes);
        }
    }

    @Test
    void randomText() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(60); i >= 0; i--) {
                text.append(BITS.get(random.nextInt(BITS.size())));
            }
            survives(FILES.get(seed % FILES.size()), text.toString());
        }
    }

    @Test
    void validFilesCutOff() throws IOException {
        for (Map.Entry<String, String> file : validFiles().entrySet()) {
            byte[] bytes = file.getValue().getBytes(StandardCharsets.UTF_8);
            for (int length = 0; length < bytes.length; length += 97) {
                survives(file.getKey(), Arrays.copyOf(bytes, length));
            }
        }
    }

    @Test
    void validFilesWithOneThingChanged() throws IOException {
        Random random = new Random(1);
        for (Map.Entry<String, String> file : validFiles().entrySet()) {
            for (int i = 0; i < 12; i++) {
                int at = random.nextInt(file.getValue().length());
                int gone = Math.min(random.nextInt(4), file.getValue().length() - at);
                String bit = BITS.get(random.nextInt(BITS.size()));
                survives(
                        file.getKey(),
                        new StringBuilder(file.getValue())
                                .replace(at, at + gone, bit)
                                .toString());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[", "{a: ", "- ", "? ", "[{", "&a [", "- - ", "!t [", "\"", "'", "a: |\n", "#", "\\", "-", "a", " ",
                "\n", "\r"
            })
    void aHundredThousandOf(String bit) {
        survives("pack.yaml", bit.repeat(100_000));
        survives("monsters/x.yaml", bit.repeat(100_000));
        survives("items/x.yaml", "- id: x\n  do: [" + bit.repeat(100_000) + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "not ", "-", "min(", "me.", "1 + ", "if(1 > 0, ", "x[", "a", "9", "1, "})
    void aFormulaOfAHundredThousand(String bit) {
        survives(
                "items/x.yaml",
                "- id: x\n  name: X\n  level: 1\n  do:\n    - heal: \"" + bit.repeat(100_000) + "\"\n      who: me\n");
    }

    static List<Bomb> bombs() {
        return Bomb.all();
    }

    @ParameterizedTest
    @MethodSource("bombs")
    void everyBomb(Bomb bomb) {
        survives(bomb.file(), bomb.text());
    }

    private void survives(String file, String text) {
        survives(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private void survives(String file, byte[] bytes) {
        Findings findings = assertTimeoutPreemptively(
                PATIENCE, () -> packs.findingsWith(file, bytes), () -> file + ": " + start(bytes));
        int lines = lines(new String(bytes, StandardCharsets.UTF_8));
        assertThat(findings.all()).as(() -> start(bytes)).allMatch(found -> isWithin(found.place(), file, lines));
        assertThat(new TextReport(name -> packs.text(name), Style.ANSI).of(findings))
                .isNotEmpty();
        assertThat(new JsonReport().of(findings)).isNotEmpty();
        assertThat(new SarifReport("1.0.0").of(findings)).isNotEmpty();
    }

    private static boolean isWithin(Place place, String file, int lines) {
        return !place.file().equals(file) || place.endLine() <= lines;
    }

    private static int lines(String text) {
        return text.split("\r\n|\r|\n", -1).length;
    }

    private static String start(byte[] bytes) {
        return new String(bytes, 0, Math.min(bytes.length, 400), StandardCharsets.UTF_8);
    }

    /** One of each kind at least: what the broken packs look like when they are mended. */
    private static Map<String, String> validFiles() throws IOException {
        Map<String, String> files = new TreeMap<>();
        for (BrokenPack pack : Packs.all()) {
            pack.mended().forEach((file, text) -> {
                if (!file.startsWith("..")) {
                    files.merge(file, text, (one, other) -> one.length() > other.length() ? one : other);
                }
            });
        }
        return files;
    }
}

package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.game.Fingerprint;

/** What a save remembers of the packs it was played with. */
class FingerprintsTest {
    private static final String BOG = "- { id: bog, name: Bog, soul-power: { water: 2 } }\n";

    @TempDir
    private Path folder;

    private TinyPacks packs;

    @BeforeEach
    void write() {
        packs = new TinyPacks(folder).pack("mod").file("mod", "terrains/a.yaml", BOG);
    }

    @Test
    void packsComeInTheOrderOfTheLoadWithTheirVersions() {
        assertThat(packs.open().fingerprints()).extracting(Fingerprint::id).containsExactly("soul-master", "mod");
        assertThat(mod().version()).isEqualTo("1.0.0");
    }

    @Test
    void whatAnEntrySaysCounts() {
        Fingerprint before = mod();
        packs.file("mod", "terrains/a.yaml", BOG.replace('2', '3'));

        assertThat(mod().hash()).isNotEqualTo(before.hash());
    }

    @Test
    void lineEndsAndTranslationsDoNot() {
        Fingerprint before = mod();
        packs.file("mod", "terrains/a.yaml", BOG.replace("\n", "\r\n"))
                .file("mod", "lang/de.yaml", "terrains.bog.name: Moor\n");

        assertThat(mod()).isEqualTo(before);
    }

    @Test
    void aPackThatOnlyLooksNiceIsLeftOut() throws IOException {
        String manifest = Files.readString(packs.path("mod").resolve("pack.yaml"));
        packs.file("mod", "pack.yaml", manifest.replace("affects: gameplay", "affects: cosmetic"));

        assertThat(packs.open().fingerprints()).extracting(Fingerprint::id).doesNotContain("mod");
    }

    private Fingerprint mod() {
        return packs.open().fingerprints().stream()
                .filter(pack -> pack.id().equals("mod"))
                .findFirst()
                .orElseThrow();
    }
}

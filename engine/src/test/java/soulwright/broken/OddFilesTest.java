package soulwright.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with files rather than with what is written in them. Each test first tries the same pack without the fault. */
class OddFilesTest {
    private static final String CRAB = "- { id: crab, extends: pike, name: Crab }\n";
    private static final String CRABS = "monsters/crabs.yaml";

    @TempDir
    Path folder;

    private Packs packs;

    @BeforeEach
    void aSoundPack() throws IOException {
        packs = new Packs(folder);
        packs.write(BrokenPack.parse("sound", "--- " + CRABS + "\n" + CRAB).broken());
        assertFound();
    }

    @Test
    void bytesThatAreNotUtf8() throws IOException {
        Files.write(packs.path(CRABS), (CRAB + "# Caf\u00e9\n").getBytes(StandardCharsets.ISO_8859_1));
        assertFound("SW1002 monsters/crabs.yaml:2:6");
    }

    @Test
    void utf16() throws IOException {
        Files.write(packs.path(CRABS), CRAB.getBytes(StandardCharsets.UTF_16));
        assertFound("SW1002 monsters/crabs.yaml:1:1");
    }

    @Test
    void tenMegabytes() throws IOException {
        packs.write(Map.of(CRABS, CRAB + "# more crabs\n".repeat(800_000)));
        assertFound("SW1003 monsters/crabs.yaml:1:1");
    }

    @Test
    void moreEntriesThanAFileMayHold() throws IOException {
        StringBuilder crabs = new StringBuilder();
        for (int i = 0; i <= 50_000; i++) {
            crabs.append("- { id: crab-").append(i).append(", extends: pike, name: Crab }\n");
        }
        packs.write(Map.of(CRABS, crabs.toString()));
        assertFound("SW1016 monsters/crabs.yaml:50001:3");
    }

    @Test
    void aManifestThatIsAFolder() throws IOException {
        Files.move(packs.path("pack.yaml"), packs.path("pack.txt"));
        packs.write(Map.of("pack.yaml/readme.md", "this is no manifest\n"));
        assertFound("SW1001 pack.yaml:1:1");
    }

    @Test
    void aFileThatMayNotBeRead() throws IOException {
        assumeTrue(packs.path(CRABS).toFile().setReadable(false) && !Files.isReadable(packs.path(CRABS)));
        assertFound("SW1001 monsters/crabs.yaml:1:1");
    }

    @Test
    void whatIsNeitherFileNorFolder() throws IOException, InterruptedException {
        Path pipe = packs.path("monsters/pipe.yaml");
        assumeTrue(succeeds("mkfifo", pipe.toString()));
        assertFound("SW1001 monsters/pipe.yaml:1:1");
    }

    @Test
    void aLinkThatLeadsOutOfThePack() throws IOException {
        Path outside = Files.writeString(folder.resolve("secret.yaml"), CRAB);
        Files.createSymbolicLink(packs.path("monsters/link.yaml"), outside);
        assertFound("SW1116 monsters/link.yaml:1:1");
    }

    @Test
    void linksThatLeadInACircle() throws IOException {
        Files.createSymbolicLink(packs.path("monsters/up"), packs.path("monsters"));
        Files.createSymbolicLink(packs.path("monsters/self.yaml"), packs.path("monsters/self.yaml"));
        assertFound("SW1116 monsters/self.yaml:1:1", "SW1116 monsters/up:1:1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"monsters/mud crab (1).yaml", "monsters/泥蟹.yaml", "monsters/crabe épineux 🦀.yaml"})
    void namesWithSpacesAndLettersOfAllLanguagesAreFine(String name) throws IOException {
        packs.write(Map.of(name, "- { id: eel, extends: pike, name: Eel }\n"));
        assertFound();
        packs.write(Map.of(name, "- { id: eel, extends: pike, nam: Eel }\n"));
        assertFound("SW2001 " + name + ":1:29");
    }

    @Test
    void anArchiveWithANameThatLeadsOutOfIt() throws IOException {
        assertThat(Packs.findingsOfArchive(archive("pack.yaml", CRABS))).isEmpty();
        assertThat(Packs.findingsOfArchive(archive("pack.yaml", "../../.profile")))
                .containsExactly("SW1114 test.zip:1:1");
    }

    private Path archive(String... names) throws IOException {
        Path zip = folder.resolve("test.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (String name : names) {
                out.putNextEntry(new ZipEntry(name));
                out.write(packs.text(name).orElse("").getBytes(StandardCharsets.UTF_8));
                out.closeEntry();
            }
        }
        return zip;
    }

    private static boolean succeeds(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).start().waitFor() == 0;
        } catch (IOException notThere) {
            return false;
        }
    }

    private void assertFound(String... expected) throws IOException {
        assertThat(Packs.shown(packs.findings())).containsExactly(expected);
    }
}

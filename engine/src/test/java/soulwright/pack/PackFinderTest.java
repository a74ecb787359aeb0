package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;

class PackFinderTest {
    @TempDir
    Path folder;

    @BeforeEach
    void aGameShips() throws IOException {
        write("shipped/moor/pack.yaml", "id: moor\nversion: 1.2.0\n");
        write("shipped/moor/rulesets/moor.yaml", "id: moor\n");
    }

    @Test
    void aPackThatIsAskedForTwiceIsOpenedOnce() throws IOException {
        write("mine/pack.yaml", "id: mine\n");
        assertThat(finder().withNamed(List.of(finder().find("mine"), finder().find("./mine/"))))
                .hasSize(1);
    }

    @Test
    void packsThatNobodyNamesComeAlongIfTheyShipOrLieBesideTheOneThatIsAskedFor() throws IOException {
        write("mine/pack.yaml", "id: mine\n");
        write("other/pack.yaml", "id: other\ndepends: { third: '*' }\n");
        write("third/pack.yaml", "id: third\n");

        assertThat(finder().withNamed(List.of(finder().find("mine")), List.of("moor", "mine", "nowhere", "other")))
                .extracting(PackFiles::shown)
                .containsExactly("mine", "shipped/moor", "other", "third");
    }

    @Test
    void aMisspeltDependencyIsHeldAgainstPacksThatShip() throws IOException {
        assertThat(findings("depends: { mooor: '*' }\n"))
                .filteredOn(finding -> finding.code() == Code.MISSING_DEPENDENCY)
                .singleElement()
                .satisfies(finding -> assertThat(finding.help()).contains("did you mean \"moor\"?"));
    }

    @Test
    void aPackWithoutAGameIsToldWhichShips() throws IOException {
        assertThat(findings("depends: {}\n"))
                .filteredOn(finding -> finding.place().file().endsWith("monsters/crab.yaml"))
                .isEmpty();
        assertThat(findings("depends: {}\n"))
                .filteredOn(finding -> finding.code() == Code.NO_RULESET)
                .singleElement()
                .satisfies(finding -> assertThat(finding.help())
                        .contains("add to pack.yaml the game that it is for: \"depends: { moor: '>=1.2.0' }\""));
    }

    private List<Diagnostic> findings(String depends) throws IOException {
        write("mine/pack.yaml", "format: 1\nid: mine\nversion: 1.0.0\nengine: '>=1.0 <2.0'\nname: Mine\n" + depends);
        write("mine/monsters/crab.yaml", "- { id: crab, extends: any-crab, name: Crab }\n");
        PackFinder finder = finder();
        return Workspace.open(finder.withNamed(List.of(finder.find("mine"))), finder.offers(), Toolkit.standard())
                .load()
                .findings();
    }

    private PackFinder finder() {
        return new PackFinder(folder, List.of(folder.resolve("shipped")));
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}

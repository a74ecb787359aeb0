package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Diagnostic;

/** Icons are judged where there is a library of them. */
class IconNamesTest {
    private static final IconNames LIBRARY = () -> Set.of("crab", "pine-tree");

    @TempDir
    Path folder;

    @Test
    void anIconThatNobodyHasIsFoundWithTheOneThatWasMeant() {
        List<Diagnostic> found = iconFindings(Optional.of(LIBRARY), "pine-tre");
        assertThat(found).singleElement().satisfies(finding -> {
            assertThat(finding.place().line()).isEqualTo(3);
            assertThat(finding.message()).contains("icon \"pine-tre\"");
            assertThat(finding.help())
                    .hasValueSatisfying(help -> assertThat(help).contains("pine-tree"));
            assertThat(finding.fixes()).isNotEmpty();
        });
    }

    @Test
    void anIconOfTheLibraryIsRight() {
        assertThat(iconFindings(Optional.of(LIBRARY), "crab")).isEmpty();
    }

    @Test
    void aWordThatResemblesNoneIsToldWhatElseThereCouldBe() {
        assertThat(iconFindings(Optional.of(LIBRARY), "zzzz"))
                .singleElement()
                .satisfies(finding -> assertThat(finding.help())
                        .hasValueSatisfying(help -> assertThat(help).contains("art/")));
    }

    @Test
    void withoutALibraryNobodyKnows() {
        assertThat(iconFindings(Optional.empty(), "zzzz")).isEmpty();
    }

    private List<Diagnostic> iconFindings(Optional<IconNames> icons, String icon) {
        TinyPacks packs = new TinyPacks(folder).pack("mod").file("mod", "terrains/a.yaml", """
                - id: dune
                  name: Dune
                  icon: %s
                  soul-power: { fire: 1 }
                """.formatted(icon));
        return packs.openWith(icons).load().findings().stream()
                .filter(finding -> finding.place().file().startsWith("mod/"))
                .toList();
    }
}

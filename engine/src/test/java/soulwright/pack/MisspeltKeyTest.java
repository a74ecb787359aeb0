package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static soulwright.pack.TinyPacks.findings;
import static soulwright.pack.TinyPacks.value;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A misspelt key counts as what was meant, so that only the key is reported. */
class MisspeltKeyTest {
    private static final String CRAB = """
            - id: crab
              name: Crab
              type: basic
              element: water
              level: 2
              attributes: { hit-points: 20, attack: 10, defend: 8, agility: 8 }
              score: { attack: 2 }
              habitat: [woods, stream]
              special: { name: Pinch, attack: 12, agility: 8 }
            """;

    @TempDir
    Path folder;

    @Test
    void anEntryWhoseIdIsMisspeltCanStillBeExtended() {
        Workspace packs = with(CRAB.replace("id:", "idd:") + """
                - id: old-crab
                  extends: crab
                  name: Old Crab
                """);
        assertThat(findings(packs)).containsExactly("SW2001 mod/monsters/a.yaml:1:3");
    }

    @Test
    void aChildWhoseExtendsIsMisspeltStillInherits() {
        Workspace packs = with(CRAB + """
                - id: old-crab
                  extnds: crab
                  name: Old Crab
                """);
        assertThat(findings(packs)).containsExactly("SW2001 mod/monsters/a.yaml:11:3");
        assertThat(value(packs, "monsters", "mod:old-crab", "level")).isEqualTo("2");
    }

    @Test
    void aKeyInsideIsMendedToo() {
        assertThat(findings(with(CRAB.replace("Pinch, attack:", "Pinch, atack:"))))
                .containsExactly("SW2001 mod/monsters/a.yaml:9:27");
    }

    @Test
    void aKeyThatIsThereAlreadyIsNotMeant() {
        Workspace packs = with(CRAB + "  levl: 3\n");
        assertThat(findings(packs)).containsExactly("SW2001 mod/monsters/a.yaml:10:3");
        assertThat(packs.load().findings().get(0).help()).hasValue("did you mean \"level\"?");
        assertThat(value(packs, "monsters", "mod:crab", "level")).isEqualTo("2");
    }

    @Test
    void aKeyThatResemblesNoneIsOnlyReported() {
        Workspace packs = with(CRAB + "  flavour: salty\n");
        assertThat(findings(packs)).containsExactly("SW2001 mod/monsters/a.yaml:10:3");
        assertThat(packs.load().findings().get(0).fixes()).isEmpty();
    }

    @Test
    void anEntryIsReadAgainWhenItsKeyIsMended() {
        Workspace packs = with(CRAB.replace("level:", "levvel:"));
        packs.edit("mod", "monsters/a.yaml", CRAB.getBytes(StandardCharsets.UTF_8));
        assertThat(findings(packs)).isEmpty();
    }

    private Workspace with(String monsters) {
        return new TinyPacks(folder)
                .pack("mod")
                .file("mod", "monsters/a.yaml", monsters)
                .open();
    }
}

package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static soulwright.pack.TinyPacks.findings;
import static soulwright.pack.TinyPacks.value;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Patches: what one pack changes in another. */
class PatchTest {
    @TempDir
    Path folder;

    private TinyPacks packs;

    @BeforeEach
    void basePack() {
        packs = new TinyPacks(folder)
                .pack("base")
                .file("base", "monsters/a.yaml", """
                        - id: crab
                          name: Crab
                          type: basic
                          element: water
                          level: 2
                          attributes: { hit-points: 20, attack: 10, defend: 8, agility: 8 }
                          score: { attack: 2 }
                          habitat: [woods, stream]
                          special:
                            name: Pinch
                            attack: 12
                            agility: 8
                            hit:
                              - inflict: sleep
                                who: that.target
                        - id: big-crab
                          extends: crab
                          name: Big Crab
                        """)
                .pack("mod", "base", "soul-master");
    }

    private Workspace patched(String ops) {
        return packs.file("mod", "patches/p.yaml", "target: crab\nops:\n" + ops).open();
    }

    @Test
    void setReplacesAValue() {
        Workspace all = patched("  - set: name\n    to: Old Crab\n");
        assertThat(findings(all)).isEmpty();
        assertThat(value(all, "monsters", "base:crab", "name")).isEqualTo("Old Crab");
    }

    @Test
    void theKindTellsEntriesWithOneIdApart() {
        String patch = "target: crab\nkind: %s\nops:\n  - { set: name, to: Other }\n";
        packs.file("base", "characters/crab.yaml", "id: crab\nname: Mister Crab\n");
        Workspace all = packs.file("mod", "patches/p.yaml", patch.formatted("characters"))
                .open();
        assertThat(findings(all)).isEmpty();
        assertThat(value(all, "characters", "base:crab", "name")).isEqualTo("Other");
        assertThat(value(all, "monsters", "base:crab", "name")).isEqualTo("Crab");

        Workspace other =
                packs.file("mod", "patches/p.yaml", patch.formatted("monsters")).open();
        assertThat(value(other, "monsters", "base:crab", "name")).isEqualTo("Other");
    }

    @Test
    void addAndMultiplyChangeNumbers() {
        Workspace all =
                patched("  - { add: 5, to: attributes.attack }\n  - { multiply: 150, to: attributes.defend }\n");
        assertThat(findings(all)).isEmpty();
        assertThat(value(all, "monsters", "base:crab", "attributes.attack")).isEqualTo("15");
        assertThat(value(all, "monsters", "base:crab", "attributes.defend")).isEqualTo("12");
    }

    @Test
    void childrenSeePatchedParents() {
        Workspace all = patched("  - { add: 5, to: attributes.attack }\n");
        assertThat(value(all, "monsters", "base:big-crab", "attributes.attack")).isEqualTo("15");
    }

    @Test
    void aPatchOfAChildSeesWhatItInherits() {
        Workspace all = packs.file(
                        "mod", "patches/p.yaml", "target: big-crab\nops:\n  - { add: 5, to: attributes.attack }\n")
                .open();
        assertThat(findings(all)).isEmpty();
        assertThat(value(all, "monsters", "base:big-crab", "attributes.attack")).isEqualTo("15");
        assertThat(value(all, "monsters", "base:crab", "attributes.attack")).isEqualTo("10");
    }

    @Test
    void itemsOfListsAreNamedNeverCounted() {
        Workspace all = patched("""
                  - remove: habitat.woods
                  - append: special.hit
                    value: { damage: 3, who: that.target }
                  - insert-before: special.hit.inflict
                    value: { damage: 1, who: that.target }
                """);
        assertThat(findings(all)).isEmpty();
        assertThat(value(all, "monsters", "base:crab", "habitat[0]")).isEqualTo("stream");
        assertThat(value(all, "monsters", "base:crab", "special.hit[0].damage")).isEqualTo("1");
        assertThat(value(all, "monsters", "base:crab", "special.hit[2].damage")).isEqualTo("3");
    }

    @Test
    void aPatchThatHitsNothingIsAWarningWithTheNearestName() {
        Workspace all = patched("  - { add: 5, to: attributes.atack }\n");
        assertThat(findings(all)).containsExactly("SW1201 mod/patches/p.yaml:3:30");
        assertThat(all.load().findings().get(0).help()).hasValue("did you mean \"attack\"?");
    }

    @Test
    void aRequiredPatchThatHitsNothingIsAnError() {
        Workspace all = packs.file(
                        "mod", "patches/p.yaml", "target: crap\nrequired: true\nops:\n  - { set: name, to: Crap }\n")
                .open();
        assertThat(findings(all)).containsExactly("SW1207 mod/patches/p.yaml:1:9");
    }

    @Test
    void aPatchThatChangesNothingIsAWarning() {
        assertThat(findings(patched("  - { set: name, to: Crab }\n")))
                .containsExactly("SW1202 mod/patches/p.yaml:3:12");
    }

    @Test
    void aFigureForATextDoesNotFit() {
        assertThat(findings(patched("  - { add: 5, to: name }\n"))).containsExactly("SW1204 mod/patches/p.yaml:3:19");
    }

    @Test
    void twoOpsInOneAreToldApart() {
        Workspace all = patched("  - set: name\n    to: Krab\n    add: 5\n");
        assertThat(findings(all)).containsExactly("SW1205 mod/patches/p.yaml:5:5");
    }

    @Test
    void aMisspeltOpIsNamedWithTheNearest() {
        Workspace all = patched("  - sett: name\n    to: Krab\n");
        assertThat(findings(all)).containsExactly("SW2001 mod/patches/p.yaml:3:5");
        assertThat(all.load().findings().get(0).help()).hasValue("did you mean \"set\"?");
    }

    @Test
    void twoPacksThatSetOneValueDifferentlyAreAWarningAtBothPlaces() {
        Workspace all = packs.file("mod", "patches/p.yaml", "target: crab\nops:\n  - { set: name, to: One }\n")
                .pack("other", "base", "soul-master")
                .file("other", "patches/p.yaml", "target: crab\nops:\n  - { set: name, to: Two }\n")
                .open();
        assertThat(findings(all)).containsExactly("SW1203 other/patches/p.yaml:3:22");
        assertThat(all.load().findings().get(0).related().get(0).place()).hasToString("mod/patches/p.yaml:3:22");
    }

    @Test
    void packsThatComeInOrderDoNotDisagree() {
        Workspace all = packs.file("mod", "patches/p.yaml", "target: crab\nops:\n  - { set: name, to: One }\n")
                .pack("other", "base", "mod", "soul-master")
                .file("other", "patches/p.yaml", "target: crab\nops:\n  - { set: name, to: Two }\n")
                .open();
        assertThat(findings(all)).isEmpty();
        assertThat(value(all, "monsters", "base:crab", "name")).isEqualTo("Two");
    }

    @Test
    void aPatchForAPackThatIsNotHereIsLeftOut() {
        Workspace all = packs.file(
                        "mod",
                        "patches/p.yaml",
                        "target: crab\nwhen: { base: \">=2.0\" }\nops:\n  - { set: name, to: One }\n")
                .open();
        assertThat(findings(all)).isEmpty();
        assertThat(value(all, "monsters", "base:crab", "name")).isEqualTo("Crab");
    }

    @Test
    void aPatchThatBreaksAnEntryBreaksItsOwnPackAndIsSwitchedOff() {
        Workspace all = patched("  - { set: level, to: high }\n");
        assertThat(findings(all)).containsExactly("SW2003 mod/patches/p.yaml:3:23");
        assertThat(all.load().pack("mod").orElseThrow().broken()).isTrue();
        assertThat(all.load().pack("base").orElseThrow().broken()).isFalse();
        assertThat(value(all, "monsters", "base:crab", "level")).isEqualTo("2");
    }

    @Test
    void aDeletedEntryIsOutOfTheGameUnlessItIsNeeded() {
        Workspace fine = packs.file("mod", "patches/p.yaml", "target: big-crab\nops:\n  - delete: true\n")
                .open();
        assertThat(findings(fine)).isEmpty();
        assertThat(fine.load().definitions().get("monsters", "base:big-crab")).isEmpty();

        Workspace needed = packs.file("mod", "patches/p.yaml", "target: soul-master:woods\nops:\n  - delete: true\n")
                .open();
        assertThat(findings(needed)).containsExactly("SW1208 mod/patches/p.yaml:3:5");
    }

    @Test
    void aPatchOfThePacksOwnEntryIsAWarning() {
        Workspace all = packs.file("base", "patches/p.yaml", "target: crab\nops:\n  - { add: 1, to: level }\n")
                .open();
        assertThat(findings(all)).containsExactly("SW1206 base/patches/p.yaml:1:9");
    }
}

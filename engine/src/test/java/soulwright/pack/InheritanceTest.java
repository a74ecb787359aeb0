package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static soulwright.pack.TinyPacks.findings;
import static soulwright.pack.TinyPacks.value;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** `extends`: what a child has of its parent. */
class InheritanceTest {
    private static final String BEAST = """
            - id: beast
              abstract: true
              type: basic
              element: water
              level: 2
              attributes: { hit-points: 20, attack: 10, defend: 8, agility: 8 }
              score: { attack: 2 }
              habitat: [woods, stream]
              special: { name: Bite, attack: 12, agility: 8 }
            """;

    @TempDir
    Path folder;

    private Workspace with(String child) {
        return new TinyPacks(folder)
                .pack("mod")
                .file("mod", "monsters/a.yaml", BEAST + child)
                .open();
    }

    @Test
    void mapsMergeKeyByKey() {
        Workspace packs = with("""
                - id: big-beast
                  extends: beast
                  name: Big Beast
                  attributes: { attack: 14 }
                """);
        assertThat(findings(packs)).isEmpty();
        assertThat(value(packs, "monsters", "mod:big-beast", "attributes.attack"))
                .isEqualTo("14");
        assertThat(value(packs, "monsters", "mod:big-beast", "attributes.hit-points"))
                .isEqualTo("20");
    }

    @Test
    void mapsMergeAlsoWhereTheKindOfEntryIsInherited() {
        Workspace packs = new TinyPacks(folder)
                .pack("mod")
                .file("mod", "rulesets/longer.yaml", """
                        id: longer
                        extends: soul-master
                        numbers: { player: { fame: {} } }
                        battle: { kinds: { wild: { rounds: 9 } } }
                        """)
                .open();
        // nothing of this pack reads the number yet
        assertThat(findings(packs)).containsExactly("SW4003 mod/rulesets/longer.yaml:3:22");
        assertThat(value(packs, "rulesets", "mod:longer", "battle.kinds.wild.rounds"))
                .isEqualTo("9");
        assertThat(value(packs, "rulesets", "mod:longer", "battle.hand")).isEqualTo("4");
    }

    @Test
    void listsReplace() {
        Workspace packs = with("""
                - id: lake-beast
                  extends: beast
                  name: Lake Beast
                  habitat: [stream]
                """);
        assertThat(value(packs, "monsters", "mod:lake-beast", "habitat[0]")).isEqualTo("stream");
        assertThat(value(packs, "monsters", "mod:lake-beast", "habitat[1]")).isEqualTo("nothing");
    }

    @Test
    void appendAndRemoveChangeAnInheritedList() {
        Workspace packs = with("""
                - id: dry-beast
                  extends: beast
                  name: Dry Beast
                  habitat: { remove: [stream] }
                """);
        assertThat(findings(packs)).isEmpty();
        assertThat(value(packs, "monsters", "mod:dry-beast", "habitat[0]")).isEqualTo("woods");
        assertThat(value(packs, "monsters", "mod:dry-beast", "habitat[1]")).isEqualTo("nothing");
    }

    @Test
    void removingWhatIsNotThereIsAWarningAtTheItem() {
        Workspace packs = with("""
                - id: dry-beast
                  extends: beast
                  name: Dry Beast
                  habitat: { remove: [volcano] }
                """);
        assertThat(findings(packs)).containsExactly("SW2204 mod/monsters/a.yaml:13:23");
    }

    @Test
    void aChildOfAChildHasAllOfBoth() {
        Workspace packs = with("""
                - id: grandchild
                  extends: child
                  name: Grandchild
                - id: child
                  extends: beast
                  name: Child
                  level: 3
                """);
        assertThat(findings(packs)).isEmpty();
        assertThat(value(packs, "monsters", "mod:grandchild", "level")).isEqualTo("3");
        assertThat(value(packs, "monsters", "mod:grandchild", "element")).isEqualTo("water");
    }

    @Test
    void anUnknownParentIsNamedWithTheNearest() {
        Workspace packs = with("""
                - id: lost
                  extends: beats
                  name: Lost
                """);
        assertThat(findings(packs)).first().isEqualTo("SW2201 mod/monsters/a.yaml:11:12");
        assertThat(packs.load().findings().get(0).help()).hasValue("did you mean \"beast\"?");
    }

    @Test
    void aCircleOfEntriesThatExtendEachOtherIsReportedOnce() {
        Workspace packs = with("""
                - id: egg
                  extends: hen
                  name: Egg
                - id: hen
                  extends: egg
                  name: Hen
                """);
        assertThat(findings(packs)).containsExactly("SW2202 mod/monsters/a.yaml:11:12");
    }

    @Test
    void historySaysWhereEachValueComesFromAndWhatItReplaced() {
        Workspace packs = with("""
                - id: big-beast
                  extends: beast
                  name: Big Beast
                  attributes: { attack: 14 }
                """);
        History.Value attack = packs.history("monsters", "mod:big-beast").orElseThrow().values().stream()
                .filter(value -> value.path().equals("attributes.attack"))
                .findFirst()
                .orElseThrow();
        assertThat(attack.place()).hasToString("mod/monsters/a.yaml:13:25");
        assertThat(attack.before()).hasSize(1);
        assertThat(attack.before().get(0).text()).isEqualTo("10");
        assertThat(attack.before().get(0).place()).hasToString("mod/monsters/a.yaml:6:41");
    }
}

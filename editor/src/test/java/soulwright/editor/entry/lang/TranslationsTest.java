package soulwright.editor.entry.lang;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.document.TinyPack;
import soulwright.editor.entry.lang.LangRows.Shown;

/** The texts of a pack beside what a file makes of them, and how that is changed. */
class TranslationsTest {
    private static final String GERMAN = """
            # By hand.
            characters.mila.name: "Mila"   # as she is
            characters.gone.name: Niemand
            characters.tomas.name: 'Tomas'
            """;

    @TempDir
    Path folder;

    private TinyPack pack;
    private Project project;
    private LangFile german;

    @BeforeEach
    void open() {
        pack = TinyPack.in(folder, "tiny").write("lang/de.yaml", GERMAN);
        project = pack.open();
        german = new LangFile(project, pack.file("lang/de.yaml"));
    }

    private Originals originals() {
        return Originals.of(
                project.load().orElseThrow(),
                pack.place(),
                project.toolkit().orElseThrow().schemas());
    }

    private LangRows rows(LangFile file) {
        return LangRows.of(originals(), file.written(), project.findings(file.file()));
    }

    private void put(LangFile file, String key, String text) {
        LangFile.Outcome outcome = file.put(key, text, originals());
        assertThat(outcome).isInstanceOf(LangFile.Possible.class);
        ((LangFile.Possible) outcome).edit().ifPresent(edit -> project.apply(edit, this));
    }

    private String text(FileId file) {
        return project.text(file).orElseThrow().text();
    }

    @Test
    void whatPlayersReadIsThereByTheKeysThatTranslationsUse() {
        assertThat(originals().byKey().keySet())
                .contains(
                        "characters.mila.name",
                        "characters.mila.title",
                        "characters.tomas.name",
                        "rulesets.weather.name",
                        "rulesets.weather.actions.wait.name")
                .noneMatch(key -> key.contains("colour") || key.endsWith(".id"));
        assertThat(originals().byKey().get("characters.mila.title"))
                .satisfies(text -> assertThat(text.text()).isEqualTo("The Swift"))
                .satisfies(text -> assertThat(text.title()).isEqualTo("Mila"));
    }

    @Test
    void eachTextHasItsTranslationBesideItAndThoseWithoutAreMissing() {
        LangRows rows = rows(german);
        assertThat(rows.all())
                .filteredOn(row -> row.translation().isPresent())
                .extracting(LangRow::key)
                .containsExactly("characters.mila.name", "characters.tomas.name", "characters.gone.name");
        assertThat(rows.shown(Shown.MISSING, "", Optional.empty()))
                .hasSize((int) rows.count(Shown.MISSING))
                .allMatch(LangRow::isMissing)
                .extracting(LangRow::key)
                .contains("characters.mila.title")
                .doesNotContain("characters.mila.name");
        assertThat(rows.shown(Shown.MISSING, "", Optional.of("characters.mila.name")))
                .as("the one that somebody is at stays")
                .extracting(LangRow::key)
                .contains("characters.mila.name");
        assertThat(rows.shown(Shown.ALL, "swift mila", Optional.empty()))
                .extracting(LangRow::key)
                .containsExactly("characters.mila.title");
    }

    @Test
    void whatIsTranslatedAndNotSaidIsFound() {
        assertThat(rows(german).shown(Shown.FOUND, "", Optional.empty()))
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.key()).isEqualTo("characters.gone.name");
                    assertThat(row.original()).isEmpty();
                    assertThat(row.found()).extracting(Diagnostic::code).containsExactly(Code.STALE_TRANSLATION);
                });
    }

    @Test
    void anotherTranslationChangesNothingElseAndIsUndoneToTheByte() {
        put(german, "characters.mila.name", "Milla: die \"Schnelle\"");
        assertThat(text(german.file()).lines().filter(line -> !GERMAN.contains(line)))
                .singleElement()
                .asString()
                .startsWith("characters.mila.name: ")
                .endsWith("   # as she is");
        assertThat(german.written().get("characters.mila.name").value().toString())
                .contains("Schnelle");
        project.undo();
        assertThat(text(german.file())).isEqualTo(GERMAN);
    }

    @Test
    void aNewKeyFollowsTheTextBeforeIt() {
        put(german, "characters.mila.title", "Die Schnelle");
        assertThat(text(german.file()))
                .isEqualTo(GERMAN.replace("# as she is\n", "# as she is\ncharacters.mila.title: Die Schnelle\n"));
    }

    @Test
    void anEmptiedTranslationIsTakenOut() {
        put(german, "characters.gone.name", "");
        assertThat(text(german.file())).isEqualTo(GERMAN.replace("characters.gone.name: Niemand\n", ""));
        put(german, "characters.mila.name", "");
        put(german, "characters.tomas.name", "");
        put(german, "characters.tomas.name", "Thomas");
        assertThat(german.written()).containsOnlyKeys("characters.tomas.name");
        assertThat(text(german.file()))
                .contains("characters.tomas.name: Thomas")
                .doesNotContain("{");
    }

    @Test
    void theFirstTextOfALanguageMakesItsFileAndNamesItInTheManifestInOneStep() {
        LangFile french = new LangFile(project, pack.file("lang/fr.yaml"));
        assertThat(french.language()).isEqualTo("French");
        assertThat(rows(french).all()).allMatch(LangRow::isMissing);
        put(french, "characters.mila.name", "Mila");
        assertThat(text(french.file())).isEqualTo("characters.mila.name: Mila\n");
        assertThat(text(pack.file("pack.yaml"))).contains("languages: [en, fr]");
        project.undo();
        assertThat(project.text(french.file())).isEmpty();
        assertThat(text(pack.file("pack.yaml"))).isEqualTo(pack.read("pack.yaml"));
    }

    @Test
    void aBrokenFileSaysWhyNothingCanBeTranslated() {
        TinyPack broken = TinyPack.in(folder, "broken").write("lang/de.yaml", "a: [\n");
        LangFile file = new LangFile(broken.open(), broken.file("lang/de.yaml"));
        assertThat(file.whyNot()).isPresent();
        assertThat(german.whyNot()).isEmpty();
    }

    @Test
    void aPackThatOnlyTranslatesAnotherHasTheTextsOfThat() {
        TinyPack mod = TinyPack.in(folder, "mod");
        mod.write("pack.yaml", mod.read("pack.yaml") + "depends: { tiny: \">=1.0\" }\n");
        Project both = new Project(Project.finder(List.of()), soulwright.editor.document.Threads.immediate());
        both.open(List.of(pack.place(), mod.place()), problems -> {});
        Originals originals = Originals.of(
                both.load().orElseThrow(),
                mod.place(),
                both.toolkit().orElseThrow().schemas());
        assertThat(originals.byKey()).containsKey("characters.mila.title");
    }
}

package soulwright.editor.entry.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.editor.document.EntryOutline;
import soulwright.pack.Kind;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.Refused;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/** What changing a field does to the text of its file. */
class WritingTest {
    @TempDir
    static Path folder;

    private static Shipped shipped;

    @BeforeEach
    void open() {
        if (shipped == null) {
            shipped = Shipped.openIn(folder);
        }
    }

    private static YamlText text(EntryOutline entry) {
        return shipped.project().text(entry.file()).orElseThrow();
    }

    private static EditResult set(Kind kind, String id, Object value, Object... path) {
        Form form = shipped.form(kind, id);
        return new Writing(form, text(form.entry()))
                .set(form.at(YamlPath.of(path)).orElseThrow(), value);
    }

    /** The lines that differ, those of before with `-`, those of after with `+`. */
    private static List<String> changed(YamlText before, YamlText after) {
        List<String> old = new ArrayList<>(before.text().lines().toList());
        List<String> now = new ArrayList<>(after.text().lines().toList());
        while (!old.isEmpty() && !now.isEmpty() && old.get(0).equals(now.get(0))) {
            old.remove(0);
            now.remove(0);
        }
        while (!old.isEmpty() && !now.isEmpty() && old.get(old.size() - 1).equals(now.get(now.size() - 1))) {
            old.remove(old.size() - 1);
            now.remove(now.size() - 1);
        }
        List<String> all = new ArrayList<>();
        old.forEach(line -> all.add("- " + line.strip()));
        now.forEach(line -> all.add("+ " + line.strip()));
        return all;
    }

    @Test
    void aChangedFigureChangesOnlyItsOwnCharacters() {
        EntryOutline crab = shipped.entry(Kind.MONSTERS, "mud-crab");
        YamlText after =
                set(Kind.MONSTERS, "mud-crab", 77L, "attributes", "attack").orThrow();
        assertThat(changed(text(crab), after))
                .hasSize(2)
                .anySatisfy(line -> assertThat(line).startsWith("+ attributes:").contains("attack: 77"));
    }

    @Test
    void aNewKeyStandsWhereTheSchemaHasIt() {
        YamlText after = set(Kind.MONSTERS, "mud-crab", "boss", "rank").orThrow();
        List<String> lines = after.text().lines().map(String::strip).toList();
        assertThat(lines.get(lines.indexOf("rank: boss") - 1)).isEqualTo("name: Mud Crab");
    }

    @Test
    void aValueWithinAMapThatIsNotWrittenBringsTheMap() {
        YamlText after = set(Kind.CHARACTERS, first(Kind.CHARACTERS), 12L, "ai", "mistakes")
                .orThrow();
        assertThat(after.text()).contains("mistakes: 12");
    }

    private static String first(Kind kind) {
        return shipped.project()
                .outline()
                .entries(kind)
                .filter(entry -> entry.tree().get("ai") == null)
                .findFirst()
                .orElseThrow()
                .name()
                .local();
    }

    @Test
    void everyFieldOfEveryKindCanBeSetAndTakenBackByteForByte() {
        for (Kind kind : Kind.values()) {
            shipped.project().outline().entries(kind).limit(3).forEach(entry -> {
                Form form = shipped.sheets().form(entry, shipped.schemas());
                form.root().all().skip(1).forEach(field -> setAndUndo(form, field));
            });
        }
    }

    private static void setAndUndo(Form form, Field field) {
        Object value = Values.other(field);
        EntryOutline entry = form.entry();
        String what = entry.name().id() + " " + field.path();
        YamlText before = text(entry);
        EditResult result =
                shipped.project().edit(entry.file(), "Set", text -> new Writing(form, text).set(field, value), form);
        assertThat(result).as(what).isInstanceOf(Edited.class);
        EntryOutline now = shipped.project().outline().file(entry.file()).orElseThrow().entries().stream()
                .filter(other -> other.path().equals(entry.path()))
                .findFirst()
                .orElseThrow();
        Optional<Field> set = Form.of(now, form.root().spec(), Optional.empty(), Optional.empty())
                .at(field.path());
        assertThat(set.flatMap(Field::own).map(Plain::of)).as(what).contains(value);
        shipped.project().undo();
        assertThat(text(entry).bytes()).as(what).isEqualTo(before.bytes());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void anyRunOfChangesIsUndoneByteForByte(long seed) {
        Random random = new Random(seed);
        List<EntryOutline> all = shipped.entries();
        EntryOutline first = all.get(random.nextInt(all.size()));
        YamlText before = text(first);
        int done = 0;
        for (int i = 0; i < 25; i++) {
            EntryOutline entry = shipped.project().outline().file(first.file()).orElseThrow().entries().stream()
                    .filter(other -> other.path().equals(first.path()))
                    .findFirst()
                    .orElseThrow();
            Form form = shipped.sheets().form(entry, shipped.schemas());
            List<Field> fields = form.root().all().skip(1).toList();
            Field field = fields.get(random.nextInt(fields.size()));
            EditResult result = shipped.project()
                    .edit(entry.file(), "Change " + i, text -> Values.change(form, field, text, random), form);
            if (result instanceof Refused refused) {
                assertThat(refused.message()).isNotBlank();
            } else if (!changesNothing(result, before, done)) {
                done++;
            }
        }
        while (shipped.project()
                .undoName()
                .filter(name -> name.startsWith("Change"))
                .isPresent()) {
            shipped.project().undo();
        }
        assertThat(text(first).bytes()).isEqualTo(before.bytes());
    }

    private static boolean changesNothing(EditResult result, YamlText before, int done) {
        return done == 0 && result.orThrow().text().equals(before.text());
    }

    @Test
    void anInheritedValueBecomesOwnAndIsInheritedAgain() {
        EntryOutline child = shipped.project()
                .outline()
                .entries(Kind.ITEMS)
                .filter(entry -> entry.parent().isPresent() && entry.tree().get("level") == null)
                .findFirst()
                .orElseThrow();
        Form form = shipped.sheets().form(child, shipped.schemas());
        Field level = form.at(YamlPath.of("level")).orElseThrow();
        assertThat(level.isFromElsewhere()).isTrue();
        assertThat(level.origin()).isPresent();
        YamlText set = new Writing(form, text(child)).set(level, 8L).orThrow();
        assertThat(changed(text(child), set)).containsExactly("+ level: 8");
    }

    @Test
    void takingTheLastValueOutOfAMapTakesTheMap() {
        EntryOutline crab = shipped.entry(Kind.MONSTERS, "mud-crab");
        shipped.project()
                .edit(
                        crab.file(),
                        "Add",
                        text -> new Writing(shipped.form(Kind.MONSTERS, "mud-crab"), text)
                                .set(
                                        shipped.form(Kind.MONSTERS, "mud-crab")
                                                .at(YamlPath.of("custom"))
                                                .orElseThrow(),
                                        java.util.Map.of("artist", "Ada")),
                        this);
        Form form = shipped.form(Kind.MONSTERS, "mud-crab");
        YamlText gone = new Writing(form, text(form.entry()))
                .unset(form.at(YamlPath.of("custom")).orElseThrow())
                .orThrow();
        shipped.project().undo();
        assertThat(gone.text()).isEqualTo(text(crab).text());
    }
}

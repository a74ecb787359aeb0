package soulwright.editor.entry.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.EntryOutline;
import soulwright.pack.Kind;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;

/** What forms of entries hold. */
class FormTest {
    @TempDir
    static Path folder;

    private static Shipped shipped;

    @BeforeEach
    void open() {
        if (shipped == null) {
            shipped = Shipped.openIn(folder);
        }
    }

    @Test
    void everyValueOfEveryEntryIsInItsForm() {
        for (EntryOutline entry : shipped.entries()) {
            Form form = shipped.sheets().form(entry, shipped.schemas());
            List<YamlPath> missing = new ArrayList<>();
            collectMissing(entry.tree(), form.root(), form, missing);
            assertThat(missing).as(entry.name().id()).isEmpty();
        }
    }

    /** Whatever a field does not show in fields of its own it shows as a whole. */
    private static void collectMissing(YamlNode node, Field field, Form form, List<YamlPath> missing) {
        if (field.children().isEmpty()) {
            return;
        }
        if (node instanceof YamlMap map) {
            map.entries()
                    .forEach(entry -> form.at(field.path().key(entry.key().text()))
                            .ifPresentOrElse(
                                    child -> collectMissing(entry.value(), child, form, missing),
                                    () -> missing.add(
                                            field.path().key(entry.key().text()))));
        } else if (node instanceof YamlList list) {
            for (int i = 0; i < list.items().size(); i++) {
                YamlPath path = field.path().item(i);
                if (form.at(path).isEmpty()) {
                    missing.add(path);
                } else {
                    collectMissing(list.items().get(i), form.at(path).get(), form, missing);
                }
            }
        }
    }

    @Test
    void everyDescribedKeyHasAField() {
        for (EntryOutline entry : shipped.entries()) {
            Form form = shipped.sheets().form(entry, shipped.schemas());
            var schema = shipped.sheets().of(entry.name()).orElseThrow().schema();
            assertThat(form.root().children().stream().map(Field::key).toList())
                    .as(entry.name().id())
                    .containsAll(schema.path("properties").propertyNames());
            form.root().all().skip(1).forEach(field -> assertThat(field.label()).isNotBlank());
        }
    }

    @Test
    void aFigureOfAMonsterIsAWholeNumberInItsLimits() {
        Form form = shipped.form(Kind.MONSTERS, "mud-crab");
        Field attack = form.at(YamlPath.of("attributes", "attack")).orElseThrow();
        assertThat(attack.control()).isEqualTo(new Control.Whole(0, 9999, false));
        assertThat(attack.isOwn()).isTrue();
        assertThat(form.at(YamlPath.of("element")).orElseThrow().control()).isInstanceOf(Control.Reference.class);
        assertThat(form.at(YamlPath.of("type")).orElseThrow().control())
                .isInstanceOfSatisfying(
                        Control.Choice.class, type -> assertThat(type.names()).contains("undead"));
        assertThat(form.at(YamlPath.of("habitat")).orElseThrow().control()).isEqualTo(new Control.Chips(false, true));
    }
}

package soulwright.editor.entry.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.OpenPack;
import soulwright.pack.Kind;

/** Entries that are added, copied and deleted. */
class NewEntryTest {
    @TempDir
    static Path folder;

    private static Shipped shipped;

    @BeforeEach
    void open() {
        if (shipped == null) {
            shipped = Shipped.openIn(folder);
        }
    }

    private static OpenPack pack() {
        return shipped.project().packs().get(0);
    }

    private static NewEntry made() {
        return new NewEntry(shipped.project());
    }

    private static EntryOutline added(Map<String, @Nullable Object> values, Optional<EntryOutline> behind, Kind kind) {
        Edit edit = made().add(pack(), kind, values, behind).orElseThrow();
        shipped.project().apply(edit, edit);
        EntryOutline entry = shipped.entry(kind, String.valueOf(values.get("id")));
        shipped.project().undo();
        return entry;
    }

    @Test
    void aCopyStandsBehindItsOriginalWithAnIdOfItsOwn() {
        EntryOutline crab = shipped.entry(Kind.MONSTERS, "mud-crab");
        String id = made().freeId(pack(), Kind.MONSTERS, "mud-crab");
        assertThat(id).isEqualTo("mud-crab-2");
        EntryOutline copy = added(NewEntry.copy(crab, id), Optional.of(crab), Kind.MONSTERS);
        assertThat(copy.file()).isEqualTo(crab.file());
        assertThat(copy.tree().place().line()).isGreaterThan(crab.tree().place().line());
        assertThat(Plain.of(copy.tree().map("attributes")))
                .isEqualTo(Plain.of(crab.tree().map("attributes")));
    }

    @Test
    void aChildSaysOnlyWhatIsItsOwn() {
        EntryOutline crab = shipped.entry(Kind.MONSTERS, "mud-crab");
        EntryOutline child = added(NewEntry.child(crab, "sand-crab"), Optional.of(crab), Kind.MONSTERS);
        assertThat(child.tree().keys()).containsExactly("id", "extends", "name");
        assertThat(child.title()).isEqualTo("Sand crab");
    }

    @Test
    void anEntryFromNothingHasAllThatItNeeds() {
        for (Kind kind : Kind.values()) {
            Optional<EntryOutline> any =
                    shipped.project().outline().entries(kind).findFirst();
            any.ifPresent(entry -> {
                Spec spec =
                        shipped.sheets().spec(shipped.sheets().of(entry.name()).orElseThrow(), shipped.schemas());
                EntryOutline made = added(NewEntry.blank(spec, "brand-new"), Optional.empty(), kind);
                assertThat(made.tree().keys()).as(kind.folder()).containsAll(spec.required(null));
            });
        }
    }

    @Test
    void aFirstEntryOfAKindGetsAFileOfItsOwn() {
        Edit edit = made().add(
                        pack(),
                        Kind.DECKS,
                        NewEntry.blank(Spec.of("decks", shipped.schemas()), "river"),
                        Optional.empty())
                .orElseThrow();
        assertThat(edit.changes()).singleElement().satisfies(change -> {
            assertThat(change.file().path()).isEqualTo("decks/river.yaml");
            assertThat(change.after().orElseThrow().text()).startsWith("- id: river");
        });
    }

    @Test
    void aDeletedEntryComesBackByteForByte() {
        EntryOutline crab = shipped.entry(Kind.MONSTERS, "mud-crab");
        byte[] before = shipped.project().text(crab.file()).orElseThrow().bytes();
        shipped.project().apply(made().remove(crab).orElseThrow(), this);
        assertThat(shipped.project().outline().entry(crab.name())).isEmpty();
        shipped.project().undo();
        assertThat(shipped.project().text(crab.file()).orElseThrow().bytes()).isEqualTo(before);
    }

    @Test
    void whatUsesAnEntryIsFound() {
        assertThat(Usages.of(
                        shipped.entry(Kind.MONSTERS, "water-basic").name(),
                        shipped.project().outline()))
                .isNotEmpty()
                .anySatisfy(usage -> {
                    assertThat(usage.entry().name().local()).isEqualTo("mud-crab");
                    assertThat(usage.path().toString()).isEqualTo("extends");
                });
        assertThat(Usages.of(
                        shipped.entry(Kind.STATUSES, "poison").name(),
                        shipped.project().outline()))
                .extracting(usage -> usage.path().toString())
                .anySatisfy(path -> assertThat(path).contains("inflict"));
    }
}

package soulwright.editor.entry.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.entry.form.Shipped;
import soulwright.editor.entry.form.Spec;
import soulwright.pack.Kind;

/** Grids: their columns, filter, order, and changes of many cells. */
class GridTest {
    @TempDir
    static Path folder;

    private static Shipped shipped;

    @BeforeEach
    void open() {
        if (shipped == null) {
            shipped = Shipped.openIn(folder);
        }
    }

    private static List<Row> rows(Shipped of, Kind kind) {
        return of.project()
                .outline()
                .entries(kind)
                .map(entry -> new Row(
                        entry,
                        of.sheets().parentOf(entry).map(sheet -> sheet.tree()),
                        of.project().isReadOnly(entry.file())))
                .toList();
    }

    private static List<Row> monsters() {
        return rows(shipped, Kind.MONSTERS);
    }

    private static List<Column> columns(Shipped of, List<Row> rows) {
        Spec spec = of.sheets().spec(of.sheets().of(rows.get(0).entry().name()).orElseThrow(), of.schemas());
        return Columns.of(spec, rows);
    }

    private static Column column(String title) {
        return columns(shipped, monsters()).stream()
                .filter(column -> column.title().equals(title))
                .findFirst()
                .orElseThrow();
    }

    private static Row row(String local) {
        return monsters().stream()
                .filter(row -> row.entry().name().local().equals(local))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theAttributesOfTheRulesetAreColumns() {
        assertThat(columns(shipped, monsters()).stream().map(Column::title))
                .startsWith("Name")
                .contains("Level", "Hit points", "Attack", "Habitat", "Special attack, name", "Id")
                .endsWith("Extends");
    }

    @Test
    void theElementsOfSoulPowerAreColumns() {
        List<Row> terrains = rows(shipped, Kind.TERRAINS);
        assertThat(columns(shipped, terrains).stream().map(Column::title)).contains("Earth", "Water", "Fire", "Wind");
    }

    @Test
    void anInheritedValueIsShownButIsNotOwn() {
        Row crab = row("mud-crab");
        assertThat(crab.text(column("Element"))).isEqualTo("water");
        assertThat(crab.isOwn(column("Element").path())).isFalse();
        assertThat(crab.isOwn(column("Level").path())).isTrue();
    }

    @Test
    void aFilterAsksForWordsAndColumns() {
        List<Column> columns = columns(shipped, monsters());
        List<Row> strong = GridRows.of(monsters(), Filter.of("level>6 element:wat", columns), Order.AS_WRITTEN)
                .all();
        assertThat(strong).isNotEmpty().allSatisfy(row -> {
            assertThat(Integer.parseInt(row.text(column("Level")))).isGreaterThan(6);
            assertThat(row.text(column("Element"))).isEqualTo("water");
        });
        assertThat(GridRows.of(monsters(), Filter.of("mud crab", columns), Order.AS_WRITTEN)
                        .all())
                .extracting(row -> row.entry().name().local())
                .containsExactly("mud-crab");
    }

    @Test
    void numbersAreSortedBySizeAndWhatIsEmptyComesLast() {
        Order falling = new Order(Optional.of(column("Hit points")), true);
        List<String> sorted = GridRows.of(monsters(), Filter.of("", List.of()), falling).all().stream()
                .map(row -> row.text(column("Hit points")))
                .toList();
        assertThat(sorted.get(0)).isEqualTo("680");
        assertThat(sorted.get(sorted.size() - 1)).isEmpty();
    }

    private static Cells cells(Shipped of) {
        return new Cells(of.project()::text, row -> of.sheets().form(row.entry(), of.schemas()));
    }

    @Test
    void manyCellsAreOneEditThatIsUndoneByteForByte() {
        List<Row> all = monsters();
        List<byte[]> before = texts();
        Cells.Outcome outcome = cells(shipped)
                .change(
                        all,
                        column("Attack"),
                        (row, old) -> old.isEmpty() ? "" : String.valueOf(Long.parseLong(old) + 5))
                .change(all, column("Defend"), (row, old) -> old.isEmpty() ? "" : "7")
                .edit("More");
        assertThat(outcome.refused()).isEmpty();
        shipped.project().apply(outcome.edit().orElseThrow(), this);
        assertThat(row("mud-crab").text(column("Attack"))).isEqualTo("19");
        assertThat(row("mud-crab").text(column("Defend"))).isEqualTo("7");
        shipped.project().undo();
        List<byte[]> after = texts();
        assertThat(after).hasSameSizeAs(before);
        IntStream.range(0, before.size()).forEach(i -> assertThat(after.get(i)).isEqualTo(before.get(i)));
    }

    private static List<byte[]> texts() {
        return shipped.project().outline().packs().get(0).files(Kind.MONSTERS).stream()
                .map(file -> shipped.project().text(file.file()).orElseThrow().bytes())
                .toList();
    }

    @Test
    void aCellThatAlreadyHoldsItsTextChangesNothing() {
        assertThat(cells(shipped)
                        .set(row("mud-crab"), column("Element"), "water")
                        .edit("Same")
                        .edit())
                .isEmpty();
    }

    @Test
    void anEmptiedCellIsInheritedAgainAndAListIsTypedWithCommas() {
        Edit set = cells(shipped)
                .set(row("mud-crab"), column("Habitat"), "stream, lake")
                .set(row("mud-crab"), column("Element"), "fire")
                .edit("Set")
                .edit()
                .orElseThrow();
        shipped.project().apply(set, this);
        assertThat(row("mud-crab").text(column("Habitat"))).isEqualTo("stream, lake");
        assertThat(row("mud-crab").text(column("Element"))).isEqualTo("fire");
        Edit clear = cells(shipped)
                .set(row("mud-crab"), column("Element"), "")
                .edit("Clear")
                .edit()
                .orElseThrow();
        shipped.project().apply(clear, this);
        assertThat(row("mud-crab").text(column("Element"))).isEqualTo("water");
        shipped.project().undo();
        shipped.project().undo();
    }

    @Test
    void textOfASpreadsheetIsReadCellByCell() {
        assertThat(Block.read("1\t2\r\n3\t\r\n")).containsExactly(List.of("1", "2"), List.of("3", ""));
    }

    /** Ten thousand rows in one file: what takes seconds here would stop the event thread. */
    @Test
    void tenThousandRowsAreFilteredSortedAndChanged(@TempDir Path large) throws IOException {
        String many = IntStream.range(0, 10_000)
                .mapToObj(
                        "- id: beast-%1$d\n  name: Beast %1$d\n  type: basic\n  level: 1\n  attributes: { attack: 3 }\n"
                                ::formatted)
                .collect(Collectors.joining());
        Shipped.copy(Path.of("../content/soul-master"), large.resolve("soul-master"));
        Files.writeString(large.resolve("soul-master/monsters/many.yaml"), many);
        Shipped pack = Shipped.opened(large);
        List<Row> all = rows(pack, Kind.MONSTERS).stream()
                .filter(row -> row.entry().name().local().startsWith("beast-"))
                .toList();
        assertThat(all).hasSize(10_000);
        List<Column> columns = columns(pack, all);
        Column attack = columns.stream()
                .filter(it -> it.title().equals("Attack"))
                .findFirst()
                .orElseThrow();
        GridRows shown = GridRows.of(all, Filter.of("attack<4 beast", columns), new Order(Optional.of(attack), true));
        assertThat(shown.size()).isEqualTo(10_000);
        List<Row> some = all.stream()
                .filter(row -> row.entry().name().local().endsWith("00"))
                .toList();
        Edit edit = cells(pack)
                .change(some, attack, (row, old) -> "4")
                .edit("Some")
                .edit()
                .orElseThrow();
        pack.project().apply(edit, this);
        FileId file = all.get(0).entry().file();
        String expected =
                many.replaceAll("(Beast [0-9]*00\n  type: basic\n  level: 1\n  attributes: \\{ attack: )3", "$14");
        assertThat(pack.project().text(file).orElseThrow().text()).isEqualTo(expected);
    }
}

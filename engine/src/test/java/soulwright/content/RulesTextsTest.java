package soulwright.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.content.card.Card;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.GameEvent;
import soulwright.content.piece.Item;
import soulwright.content.piece.Keyword;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Spell;
import soulwright.content.piece.Status;
import soulwright.content.piece.Terrain;
import soulwright.content.ruleset.Ruleset;
import soulwright.effect.prose.Sentence;
import soulwright.pack.FolderFiles;
import soulwright.pack.Load;
import soulwright.pack.PackFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

/**
 * What cards say of themselves. The golden text was judged by eye; write it again, and read what has changed, with
 * `mvn -pl engine -am test -Dtest=RulesTextsTest -Dsurefire.failIfNoSpecifiedTests=false -Dsoulwright.golden=write`.
 */
@DisplayName("Rules text is written from the effects")
class RulesTextsTest {
    private static final Path GOLDEN = Path.of("src", "test", "resources", "prose", "rules.txt");
    private static final Path CONTENT = Path.of("..", "content");
    private static final Path SKETCHES = Path.of("src", "test", "resources", "sketches");
    private static final List<EntryKind<?>> KINDS = List.of(
            Monster.KIND,
            Item.KIND,
            Spell.KIND,
            Equipment.KIND,
            Status.KIND,
            Keyword.KIND,
            Terrain.KIND,
            Dwelling.KIND,
            Ruin.KIND,
            GameEvent.KIND,
            Card.KIND,
            Ruleset.KIND);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "soul-master",
                "academy",
                "sketches/souls-ocg",
                "sketches/soul-genesis",
                "sketches/summoner-master",
                "sketches/lanterns",
            })
    void whatEveryEntrySaysIsReadable(String pack) {
        Catalog catalog = open(pack);
        List<Sentence> all = entries(catalog)
                .flatMap(entry -> RulesTexts.of(catalog).of(entry).stream())
                .flatMap(text -> text.rules().stream())
                .toList();
        assertThat(all).isNotEmpty();
        all.forEach(sentence -> assertReadable(sentence.words()));
    }

    @Test
    void whateverDoesSomethingSaysSo() {
        Catalog catalog = open("soul-master");
        List<EntryKind<?>> always = List.of(
                Monster.KIND,
                Item.KIND,
                Spell.KIND,
                Equipment.KIND,
                Status.KIND,
                Terrain.KIND,
                GameEvent.KIND,
                Ruin.KIND);
        assertThat(always.stream().flatMap(kind -> of(catalog, kind)))
                .hasSizeGreaterThan(300)
                .allSatisfy(entry -> assertThat(RulesTexts.of(catalog).of(entry))
                        .as(entry.name())
                        .isNotEmpty()
                        .allSatisfy(text -> assertThat(text.plain()).isNotBlank()));
    }

    @Test
    void everyServiceAndCommandHasItsOwnPart() {
        Catalog catalog = open("soul-master");
        Entry<?> town = of(catalog, Dwelling.KIND)
                .filter(entry -> entry.name().equals("Town"))
                .findFirst()
                .orElseThrow();
        assertThat(RulesTexts.of(catalog).of(town))
                .filteredOn(text -> text.name().isPresent())
                .extracting(text -> text.name().orElseThrow())
                .containsExactly("Healer", "Coach", "Magician", "Casino");
    }

    @Test
    void whatItsAuthorWroteIsKept() {
        Catalog catalog = open("soul-master");
        assertThat(of(catalog, Dwelling.KIND)
                        .flatMap(entry -> RulesTexts.of(catalog).of(entry).stream())
                        .filter(text -> text.name().filter("Healer"::equals).isPresent()))
                .singleElement()
                .satisfies(text -> assertThat(text.text().orElseThrow()).endsWith("and a peppermint."));
    }

    @Test
    void namesAreThoseOfTheLanguageThatIsRead() {
        Catalog catalog = open("soul-master");
        Entry<?> vial = of(catalog, Item.KIND)
                .filter(entry -> entry.id().local().equals("viper-vial"))
                .findFirst()
                .orElseThrow();
        Texts german = new Texts(Map.of("statuses.soul-master:poison.name", "Gift"));
        assertThat(new RulesTexts(catalog, german).of(vial).get(0).plain()).endsWith("gets Gift.");
    }

    @Test
    void theTextsAreThoseThatWereJudged() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String pack : List.of(
                "soul-master",
                "sketches/summoner-master",
                "sketches/soul-genesis",
                "sketches/souls-ocg",
                "sketches/lanterns")) {
            Catalog catalog = open(pack);
            entries(catalog).filter(RulesTextsTest::isJudged).forEach(entry -> write(catalog, entry, all));
        }
        if (System.getProperty("soulwright.golden", "").equals("write")) {
            Files.writeString(GOLDEN, all.toString());
        }
        assertThat(all.toString()).isEqualTo(Files.readString(GOLDEN));
    }

    /** All that differ from each other: of the many soul stones and plain blows a few say enough. */
    private static boolean isJudged(Entry<?> entry) {
        String id = entry.id().local();
        return !id.contains("-stone-of-") && (!entry.id().kind().equals(Monster.KIND) || id.matches(".*(ing|a|en|e)$"));
    }

    private static void write(Catalog catalog, Entry<?> entry, StringBuilder all) {
        for (RulesText text : RulesTexts.of(catalog).of(entry)) {
            all.append(entry.id().kind()).append(' ').append(entry.id());
            text.name().ifPresent(name -> all.append(" [").append(name).append(']'));
            all.append('\n').append(text.plain().indent(2));
        }
    }

    private static void assertReadable(String words) {
        assertThat(words)
                .isNotBlank()
                .doesNotContain("null", "  ", "{", "}", "::", " ,", " .", "( ", " )", "something", "the self")
                .doesNotContainPattern("\\b(me|self|that|it|given|opponent)\\.[a-z]")
                .doesNotContainPattern("\\b(until|who|percent): ")
                .matches("(?s)\\p{Lu}.*[.:!?…]|(?s)[^a-z].*");
        assertThat(words.chars().filter(c -> c == '(').count())
                .as(words)
                .isEqualTo(words.chars().filter(c -> c == ')').count());
        assertThat(words)
                .doesNotContainPattern(
                        "\\b(battle-end|turn-end|round-end|day-end|hit-points|soul-power|knock-outs)\\b");
    }

    private static Stream<Entry<?>> entries(Catalog catalog) {
        return KINDS.stream().flatMap(kind -> of(catalog, kind));
    }

    private static Stream<Entry<?>> of(Catalog catalog, EntryKind<?> kind) {
        return new ArrayList<Entry<?>>(catalog.all(kind)).stream();
    }

    private static Catalog open(String pack) {
        List<PackFiles> files = new ArrayList<>();
        boolean sketch = pack.startsWith("sketches/");
        Path folder = sketch ? SKETCHES.resolve(pack.substring("sketches/".length())) : CONTENT.resolve(pack);
        files.add(new FolderFiles(folder, pack));
        if (pack.equals("academy")) {
            files.add(0, new FolderFiles(CONTENT.resolve("soul-master"), "soul-master"));
        }
        Load load = Workspace.open(files, Toolkit.standard()).load();
        return load.catalog();
    }
}

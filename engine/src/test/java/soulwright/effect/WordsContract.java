package soulwright.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tables of words of a machine hang together: every name that a row uses is another row, and every row says what it is for. */
public interface WordsContract {
    /** The kinds of entry that types may name. */
    Set<String> ENTRIES = Set.of(
            "elements",
            "terrains",
            "statuses",
            "dwellings",
            "ruins",
            "monsters",
            "items",
            "equipment",
            "spells",
            "cards");

    Words words();

    /** The machines whose verbs may stand where these words are known. */
    Set<String> machines();

    /** The sets of names that only a ruleset or campaign declares. */
    Set<String> declared();

    @Test
    default void everyTypeNamesAThingOrSetThatExists() {
        Stream<Type> types = Stream.of(
                        words().things().stream()
                                .flatMap(kind ->
                                        kind.properties().values().stream().map(Property::type)),
                        words().events().stream().flatMap(event -> event.that().values().stream()),
                        words().places().stream()
                                .flatMap(place -> Stream.concat(
                                        place.roles().values().stream(), place.words().values().stream())))
                .flatMap(all -> all);
        assertThat(types)
                .allSatisfy(type -> assertThat(isKnown(type)).as("%s", type).isTrue());
    }

    @Test
    default void everyThingIsOfKindsThatExist() {
        assertThat(words().things())
                .allSatisfy(kind -> assertThat(kind.is())
                        .allSatisfy(parent -> assertThat(vocabulary().things().kind(parent))
                                .as(parent)
                                .isNotNull()));
    }

    @Test
    default void everyVerbTellsAnEventThatExistsWhereItStands() {
        Stream<VerbSpec> telling = Stream.concat(words().verbs().stream(), CoreWords.words().verbs().stream())
                .filter(verb -> verb.tells().isPresent());
        assertThat(telling).allSatisfy(verb -> {
            Set<String> here = new HashSet<>(verb.where());
            here.retainAll(machines());
            EventSpec event = vocabulary().event(verb.tells().orElseThrow());
            if (!here.isEmpty()) {
                assertThat(event).as(verb.name()).isNotNull();
                assertThat(event.where()).as(verb.name()).containsAll(here);
            }
        });
    }

    @Test
    default void everyRowSaysWhatItIsFor() {
        assertThat(words().verbs()).allSatisfy(verb -> {
            assertThat(verb.doc()).as(verb.name()).endsWith(".");
            assertThat(verb.example()).as(verb.name()).startsWith("- ").contains(verb.name());
        });
        assertThat(words().events())
                .extracting(EventSpec::doc)
                .allSatisfy(doc -> assertThat(doc).endsWith("."));
        assertThat(words().places())
                .extracting(PlaceSpec::doc)
                .allSatisfy(doc -> assertThat(doc).endsWith("."));
        assertThat(words().things())
                .flatExtracting(kind -> kind.properties().values())
                .extracting(Property::doc)
                .allSatisfy(doc -> assertThat(doc).isNotBlank());
    }

    private Vocabulary vocabulary() {
        return Vocabulary.of(List.of(words()));
    }

    private boolean isKnown(Type type) {
        if (type instanceof Type.Thing thing) {
            return vocabulary().things().kind(thing.kind()) != null;
        }
        if (type instanceof Type.Id id) {
            return isSet(id.set());
        }
        return !(type instanceof Type.Table table) || isSet(table.set());
    }

    private boolean isSet(String set) {
        return ENTRIES.contains(set) || declared().contains(set) || vocabulary().set(set) != null;
    }
}

package soulwright.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import soulwright.duel.DuelMachine;
import soulwright.effect.PlaceSpec;
import soulwright.effect.Words;
import soulwright.quest.QuestMachine;
import soulwright.story.StoryWords;

/** What the schemas name of the effect language is what the machines declare, and the other way round. */
class SchemasAndMachinesTest {
    /** It stands only in the schemas of cards that rulesets derive. */
    private static final String DERIVED = "duel.fits";

    private static final PublishedSchemas SCHEMAS = new PublishedSchemas();

    @Test
    void everyPlaceOfTheSchemasIsDeclaredByAMachine() {
        assertThat(placesOfSchemas()).isSubsetOf(placesOfMachines());
    }

    @Test
    void everyPlaceOfTheMachinesIsSomewhereInASchema() {
        Set<String> places = placesOfMachines();
        places.remove(DERIVED);
        assertThat(places).isSubsetOf(placesOfSchemas());
    }

    private Set<String> placesOfSchemas() {
        return SCHEMAS.parts().stream()
                .flatMap(part -> Stream.of("x-place", "x-act").map(part.node()::path))
                .map(place -> place.asString(""))
                .filter(place -> !place.isEmpty())
                .collect(Collectors.toSet());
    }

    private static Set<String> placesOfMachines() {
        List<Words> machines = List.of(new QuestMachine().words(), new DuelMachine().words(), StoryWords.words());
        return machines.stream()
                .flatMap(words -> words.places().stream())
                .map(PlaceSpec::id)
                .collect(Collectors.toSet());
    }
}

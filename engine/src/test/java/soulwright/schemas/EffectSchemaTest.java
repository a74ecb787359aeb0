package soulwright.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import soulwright.duel.DuelMachine;
import soulwright.effect.AbilityWords;
import soulwright.effect.SelectorWords;
import soulwright.effect.VerbSpec;
import soulwright.effect.Vocabulary;
import soulwright.effect.docs.EffectReference;
import soulwright.effect.docs.EffectSchema;
import soulwright.quest.QuestMachine;
import soulwright.story.CampaignMachine;
import tools.jackson.databind.json.JsonMapper;

/**
 * The published schema of the language is the one that the vocabulary gives. After a change of the vocabulary write it again with
 * `mvn -pl engine -am test -Dtest=EffectSchemaTest -Dsurefire.failIfNoSpecifiedTests=false -Dsoulwright.golden=write`.
 */
class EffectSchemaTest {
    private static final Path PUBLISHED =
            Path.of("..", "schemas", "src", "main", "resources", "soulwright", "schemas", "effects.schema.json");
    private static final Vocabulary ALL = Vocabulary.of(
            List.of(new QuestMachine().words(), new DuelMachine().words(), new CampaignMachine().words()));

    @Test
    void thePublishedSchemaIsThatOfTheVocabulary() throws IOException {
        String schema =
                new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(new EffectSchema(ALL).schema())
                        + "\n";
        if (System.getProperty("soulwright.golden", "").equals("write")) {
            Files.writeString(PUBLISHED, schema);
        }
        assertThat(Files.readString(PUBLISHED)).isEqualTo(schema);
    }

    @Test
    void noParameterHasTheNameOfAVariantBesideIt() {
        assertThat(clashes(List.copyOf(ALL.verbs()))).isEmpty();
        assertThat(clashes(AbilityWords.abilities())).isEmpty();
        assertThat(clashes(SelectorWords.selectors())).isEmpty();
    }

    @Test
    void everyWordHasAPage() {
        EffectReference reference = new EffectReference(ALL);
        assertThat(reference.words()).contains("damage", "on", "choose", "clamp", "turn-start", "monster");
        assertThat(reference.words())
                .allSatisfy(word -> assertThat(reference.page(word)).isPresent());
        assertThat(reference.page("walk").orElseThrow())
                .contains("```yaml", "- walk: 3", "| `who` |", "Stands in: quest.");
        assertThat(reference.page("/").orElseThrow()).contains("`a / b`", "0 where b is 0");
        assertThat(reference.page("%").orElseThrow()).contains("0 where b is 0");
        assertThat(reference.page("no-such-word")).isEmpty();
        assertThat(reference.book()).contains("## Verbs", "## Things");
    }

    private static Set<String> clashes(List<VerbSpec> specs) {
        Set<String> clashes = new HashSet<>();
        specs.forEach(spec -> clashes.addAll(spec.parameters().keySet()));
        clashes.retainAll(specs.stream().map(VerbSpec::name).toList());
        return clashes;
    }
}

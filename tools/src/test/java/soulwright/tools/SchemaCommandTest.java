package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaCommandTest {
    @TempDir
    private Path folder;

    @Test
    void everyKindHasASchemaAndEditorsFindIt() {
        Run run = Run.of("schema", "--out", folder.resolve("out").toString());

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(folder.resolve("out/monsters.schema.json")).isRegularFile();
        assertThat(folder.resolve("out/settings.json")).content().contains("\"./out/monsters.file.schema.json\"");
    }

    @Test
    void theIdsOfAPackAreKnownToItsSchemas() throws IOException {
        TinyPack pack = TinyPack.in(folder.resolve("weather"))
                .with("cards/all.yaml", "- { id: rain, name: Rain, kind: sky }\n");

        Run.of("schema", "--out", folder.resolve("out").toString(), pack.toString());

        assertThat(folder.resolve("out/decks.schema.json")).content().contains("rain");
    }
}

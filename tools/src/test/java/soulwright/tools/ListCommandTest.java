package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class ListCommandTest {
    private TinyPack pack;

    @BeforeEach
    void makePack(@TempDir Path folder) throws IOException {
        pack = TinyPack.in(folder.resolve("weather"))
                .with(
                        "cards/all.yaml",
                        "- { id: rain, name: Rain, kind: sky }\n- { id: hail, name: Hail, kind: sky }\n");
    }

    @Test
    void theJsonOfAPackIsAContract() {
        String json = Run.of("list", pack.toString(), "--format", "json").out();

        assertThat(new JsonMapper().readTree(json)).isEqualTo(new JsonMapper().readTree("""
                                        {"pack": "weather", "version": "0.1.0", "kinds": {"cards": 2, "rulesets": 1}, "broken": []}
                                        """));
    }

    @Test
    void aPackWithErrorsIsListedAsBroken() throws IOException {
        pack.with("cards/more.yaml", "- { id: snow, nmae: Snow, kind: sky }\n");

        assertThat(Run.of("list", pack.toString()).out())
                .contains("3 cards", "Switched off because of errors: weather");
    }

    @Test
    void theEntriesOfOneKindAreListedById() {
        assertThat(Run.of("list", pack.toString(), "cards").out())
                .isEqualTo("weather:hail  Hail\nweather:rain  Rain\n");
    }

    @Test
    void aMisspeltKindGetsTheOneThatWasMeant() {
        Run run = Run.of("list", pack.toString(), "crads");

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("did you mean \"cards\"?");
    }

    @Test
    void aPackThatIsNotThereIsWrongUse() {
        Run run = Run.of("list", "wether");

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).startsWith("soulwright list: there is no pack \"wether\"");
    }
}

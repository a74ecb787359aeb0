package soulwright.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;

/** What authors read about a value that does not fit its schema. */
class SchemaCheckTest {
    private final Schemas schemas = new Schemas();

    @Test
    void aTextOfTheWrongFormIsToldInWordsWhatToWrite() {
        assertThat(findings("elements", "{ id: fire, name: Fire, colour: red }"))
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.code()).isEqualTo(Code.BAD_FORM);
                    assertThat(found.place().column()).isEqualTo(33);
                    assertThat(found.help())
                            .hasValue("write six hexadecimal digits behind a #, in quotes: \"#3b78c2\"");
                });
    }

    @Test
    void aKeyOfTheWrongFormIsShownItself() {
        assertThat(findings("dwellings", "{ id: inn, name: Inn, services: { Big Bed: { name: Bed, do: [] } } }"))
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.code()).isEqualTo(Code.BAD_FORM);
                    assertThat(found.place().column()).isEqualTo(35);
                    assertThat(found.message()).isEqualTo("a key of \"services\" cannot be written \"Big Bed\"");
                    assertThat(found.help().orElse("")).startsWith("write lower-case words");
                });
    }

    @Test
    void aKeyThatWantsAnotherIsPointedAt() {
        String board =
                "{ id: b, name: B, size: 5, legend: {}, lands: [x], dwellings: [{ at: [3, 1], is: town, levels: 2 }] }";
        assertThat(findings("boards", board)).singleElement().satisfies(found -> {
            assertThat(found.code()).isEqualTo(Code.MISSING_KEY);
            assertThat(found.place().column()).isEqualTo(board.indexOf("levels") + 1);
            assertThat(found.message()).isEqualTo("\"levels\" wants \"ruin\" beside it");
        });
    }

    @Test
    void aKeyWithoutMeaningBesideTheOthersIsPointedAt() {
        String rules = "{ id: r, abstract: true, kind: duel, zones: { deck: { shape: pile, rows: [front] } } }";
        assertThat(findings("rulesets", rules)).singleElement().satisfies(found -> {
            assertThat(found.code()).isEqualTo(Code.UNKNOWN_KEY);
            assertThat(found.place().column()).isEqualTo(rules.indexOf("rows") + 1);
        });
    }

    @Test
    void anAbstractEntryMayBeIncompleteInItsPartsToo() {
        String rules = "kind: quest, battle: { hand: 5 }, turn: {} }";
        assertThat(findings("rulesets", "{ id: r, abstract: true, " + rules)).isEmpty();
        assertThat(findings("rulesets", "{ id: r, name: R, " + rules)).isNotEmpty();
    }

    @Test
    void aKeyOfAnotherVariantIsToldByThoseOfThisOne() {
        assertThat(findings("patches", "{ target: a, ops: [{ remove: habitat, value: b }] }"))
                .singleElement()
                .satisfies(found -> assertThat(found.help()).hasValue("it may have where"));
    }

    @Test
    void aWordForAMapIsAnsweredByAnExample() {
        assertThat(findings("patches", "{ target: a, ops: [{ remove: habitat, where: b }] }"))
                .singleElement()
                .satisfies(found -> assertThat(found.help().orElse("")).endsWith("for example { at: [3, 1] }"));
    }

    @Test
    void aWordForAListIsPutIntoOne() {
        assertThat(findings("dwellings", "{ id: inn, name: Inn, ruins: cave }"))
                .singleElement()
                .satisfies(found -> assertThat(found.help()).hasValue("write [cave]"));
    }

    @Test
    void aMisspeltChangeOfAListIsToldByItsKey() {
        String inn = "{ id: inn, extends: b, name: Inn, ruins: { apend: [cave] } }";
        assertThat(findings("dwellings", inn)).singleElement().satisfies(found -> {
            assertThat(found.code()).isEqualTo(Code.UNKNOWN_KEY);
            assertThat(found.place().column()).isEqualTo(inn.indexOf("apend") + 1);
            assertThat(found.help()).hasValue("did you mean \"append\"?");
        });
    }

    @Test
    void aUnionWithoutOneVariantIsLeftToWhoeverKnowsUnions() {
        assertThat(findings("patches", "{ target: siren, ops: [{ set: level, add: 3 }, { sett: level, to: 3 }] }"))
                .isEmpty();
    }

    private List<Diagnostic> findings(String kind, String text) {
        List<Diagnostic> found = new ArrayList<>();
        YamlFile file = YamlFile.read("file.yaml", text.getBytes(UTF_8), Limits.standard(), found::add);
        YamlMap entry = (YamlMap) file.entries().get(0);
        new SchemaCheck(schemas.validator(kind), schemas.shape(kind), "it", found::add).check(entry, entry);
        return found;
    }
}

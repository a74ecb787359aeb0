package soulwright.effect.reader;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.diagnostic.Diagnostic;
import soulwright.effect.Entries;
import soulwright.effect.Findings;
import soulwright.effect.Givens;
import soulwright.effect.Read;
import soulwright.effect.World;
import soulwright.effect.compiled.Abilities;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Compiled;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

class KeywordsTest {
    private static final YamlMap PACK_HUNTER = (YamlMap) Read.yaml(
            "id: pack-hunter",
            "given: { prey: condition, bonus: number, gains: abilities, kind: element, limit: number }",
            "abilities:",
            "  - add: given.bonus",
            "    to: attack",
            "    if: any(opponent.beasts, given.prey) and self.element is given.kind",
            "  - on: damaged",
            "    limit: { per: turn }",
            "    if: that.amount > given.limit",
            "    do:",
            "      - grant: given.gains",
            "        who: self");

    @Test
    void aBodyIsCheckedWhereItStands() {
        assertThat(body(PACK_HUNTER)).isEmpty();
        assertThat(body("given: { x: numbr }", "abilities: [{ add: given.x, to: attack }]"))
                .containsExactly("SW3016 1:13 no type \"numbr\" | did you mean \"number\"?");
        assertThat(body("given: { bonus: number }", "abilities: [{ add: given.bonsu, to: attack }]"))
                .containsExactly("SW3103 2:26 there is no \"given.bonsu\" | did you mean \"bonus\"?");
        assertThat(body("given: { bonus: number }", "abilities: [{ add: 1, to: attack }]"))
                .containsExactly("SW4003 1:10 nothing reads \"given.bonus\"");
    }

    @Test
    void aUseIsCheckedWhereItIsMade() {
        assertThat(use(
                        "prey: element is water and level < 3",
                        "bonus: self.level + 1",
                        "gains: [{ cannot: bite }]",
                        "kind: fire",
                        "limit: 3"))
                .isEmpty();
        assertThat(use("prey: elemnt is water", "bonus: 1", "gains: []", "kind: fire", "limit: 3"))
                .containsExactly("SW3102 2:9 unknown name \"elemnt\" | did you mean \"element\"?");
        assertThat(use("prey: ready", "bonus: 1", "gains: []", "kind: fier", "limit: 3"))
                .containsExactly("SW3102 5:9 unknown name \"fier\" | did you mean \"fire\"?");
        assertThat(use("prey: ready", "bonus: 1", "gains: []", "kind: fire"))
                .containsExactly("SW3005 1:3 keyword \"pack-hunter\" needs \"limit\"");
        assertThat(use("prey: ready", "bonsu: 1", "gains: []", "kind: fire", "limit: 3"))
                .containsExactly("SW3013 3:3 keyword \"pack-hunter\" has no \"bonsu\" | did you mean \"bonus\"?");
    }

    @Test
    void aKeywordThatThereIsNotIsAnUnknownEntry() {
        assertThat(Read.abilities("- keyword: pack-hunter").findings())
                .containsExactly("SW2101 1:12 no entry pack-hunter");
    }

    @Test
    void aUseBringsTheBodyAlong() {
        List<Diagnostic> found = new ArrayList<>();
        Compiled value = read(found, "prey: ready", "bonus: 1", "gains: []", "kind: fire", "limit: 3");
        Ability keyword = ((Abilities) value).abilities().get(0);
        assertThat(keyword.body().orElseThrow().abilities()).hasSize(2);
        assertThat(keyword.arguments()).containsKeys("keyword", "prey", "bonus", "gains", "kind", "limit");
    }

    private static List<String> use(String... parameters) {
        List<Diagnostic> found = new ArrayList<>();
        read(found, parameters);
        return new Read(null, found).findings();
    }

    private static Compiled read(List<Diagnostic> found, String... parameters) {
        YamlNode node = Read.yaml("- keyword: pack-hunter\n  " + String.join("\n  ", parameters));
        Entries entries = new Entries(new Findings(found::add)).with("keywords", "pack-hunter", PACK_HUNTER);
        EffectReader reader = new EffectReader(World.vocabulary(), entries, found::add);
        return reader.read("abilities", node, reader.scope("battle.abilities"));
    }

    private static List<String> body(String... lines) {
        return body((YamlMap) Read.yaml(lines));
    }

    private static List<String> body(YamlMap keyword) {
        List<Diagnostic> found = new ArrayList<>();
        EffectReader reader = new EffectReader(World.vocabulary(), new Entries(new Findings(found::add)), found::add);
        Givens givens = reader.given(keyword.get("given"));
        reader.read(
                "abilities", keyword.get("abilities"), reader.scope("keyword").with(givens));
        reader.reportUnread(keyword.get("given"), givens);
        return new Read(null, found).findings();
    }
}

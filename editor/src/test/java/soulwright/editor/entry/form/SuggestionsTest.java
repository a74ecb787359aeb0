package soulwright.editor.entry.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.entry.form.Suggestions.Suggestion;
import soulwright.pack.Kind;

/** What a formula can go on with, where it stands. */
class SuggestionsTest {
    @TempDir
    Path folder;

    private Form item;
    private Form monster;

    @BeforeEach
    void open() {
        Shipped shipped = Shipped.openIn(folder);
        item = shipped.form(Kind.SPELLS, "return");
        monster = shipped.form(Kind.MONSTERS, "mud-crab");
    }

    private static List<String> after(Form form, String typed, String... keys) {
        Field field = form.root();
        for (String key : keys) {
            field = field.child(key).orElseThrow();
        }
        return Suggestions.of(field.spec()).orElseThrow().after(typed).stream()
                .map(Suggestion::text)
                .toList();
    }

    @Test
    void rolesOfThePlaceAndFunctionsComeFirst() {
        assertThat(after(item, "", "when")).contains("me", "count(", "distance(");
        assertThat(after(item, "cou", "when")).containsExactly("count(");
        assertThat(after(item, "", "when")).as("roles of battles are not here").doesNotContain("opponent");
        assertThat(after(item, "trans", "do")).contains("transport");
    }

    @Test
    void behindADotStandsWhatCanBeAskedThere() {
        assertThat(after(item, "me.", "when")).contains("me.items", "me.land", "me.home");
        assertThat(after(item, "me.ho", "when")).contains("me.home").doesNotContain("me.items");
        assertThat(after(item, "me.land.", "when")).contains("me.land.terrain");
        assertThat(after(item, "nonsense.", "when")).isEmpty();
        assertThat(after(monster, "that.target.", "special", "hit")).contains("that.target.element");
    }
}

package soulwright.editor.entry.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Shipped;
import soulwright.pack.Kind;

/** Of a map with many possible keys a form shows those that are set. */
class SparseTest {
    @TempDir
    Path folder;

    private final Sparse sparse = new Sparse();

    @Test
    void ofManyNamesOnlyThoseThatAreSetAreShown() {
        Field names = Shipped.openIn(folder)
                .form(Kind.RULESETS, "soul-master")
                .root()
                .child("names")
                .orElseThrow();
        assertThat(names.children()).hasSizeGreaterThan(20);
        assertThat(sparse.shown(names)).isNotEmpty().allMatch(Field::isOwn);
        assertThat(sparse.hidden(names)).noneMatch(Field::isOwn);

        String key = sparse.hidden(names).get(0).key();
        sparse.want(key);
        assertThat(sparse.shown(names)).extracting(Field::key).contains(key);
    }

    @Test
    void ofFewAllAreShown() {
        Field attributes = Shipped.openIn(folder)
                .form(Kind.MONSTERS, "mud-crab")
                .root()
                .child("score")
                .orElseThrow();
        assertThat(sparse.shown(attributes)).isEqualTo(attributes.children()).anyMatch(field -> !field.isOwn());
    }
}

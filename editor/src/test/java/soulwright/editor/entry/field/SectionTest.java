package soulwright.editor.entry.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Shipped;
import soulwright.pack.Kind;

class SectionTest {
    @TempDir
    Path folder;

    private Field root(Kind kind) {
        Shipped shipped = Shipped.openIn(folder);
        EntryOutline entry = shipped.entries().stream()
                .filter(one -> one.name().kind() == kind)
                .findFirst()
                .orElseThrow();
        return shipped.sheets().form(entry, shipped.schemas()).root();
    }

    @Test
    void numbersInAFoldedSectionAreNamed() {
        Field limits = root(Kind.RULESETS).child("limits").orElseThrow();
        Field first = limits.children().get(0);
        assertThat(Section.summaryOf(limits).split(" · ")).allMatch(part -> part.matches("[a-z ]+ [0-9]+"));
        assertThat(Section.summaryOf(limits)).startsWith(Words.lower(first.label()) + " " + first.text());
    }

    @Test
    void whatIsInAListIsNotCounted() {
        Field level = root(Kind.RUINS).child("levels").orElseThrow();
        assertThat(Section.summaryOf(level)).isEqualTo(level.children().size() + " in it");
    }
}

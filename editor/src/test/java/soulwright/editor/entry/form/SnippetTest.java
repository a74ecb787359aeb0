package soulwright.editor.entry.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.EntryOutline;
import soulwright.pack.Kind;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/** Values that are changed as text. */
class SnippetTest {
    @TempDir
    static Path folder;

    private static Shipped shipped;

    @BeforeEach
    void open() {
        if (shipped == null) {
            shipped = Shipped.openIn(folder);
        }
    }

    @Test
    void everyValueCanBeWrittenBackAsItStands() {
        for (EntryOutline entry : shipped.entries()) {
            Form form = shipped.sheets().form(entry, shipped.schemas());
            YamlText text = shipped.project().text(entry.file()).orElseThrow();
            form.root().all().skip(1).filter(Field::isOwn).limit(40).forEach(field -> {
                String own = Snippet.of(field);
                Snippet.Read read = Snippet.read(own);
                String what = entry.name().id() + " " + field.path() + "\n" + own;
                assertThat(read.fault()).as(what).isEmpty();
                assertThat(Plain.of(read.node().orElseThrow()))
                        .as(what)
                        .isEqualTo(Plain.of(field.own().orElseThrow()));
                YamlText now = Snippet.write(form, text, field, own, read.node().orElseThrow())
                        .orThrow();
                assertThat(now.text()).as(what).isEqualTo(text.text());
            });
        }
    }

    @Test
    void whatIsTypedStandsAsItWasTypedWithItsComments() {
        Form form = shipped.form(Kind.STATUSES, "poison");
        Field abilities = form.at(YamlPath.of("abilities")).orElseThrow();
        String typed = "# slowly\n- on:   round-end\n  do: [{ damage: 5, who: self }]";
        YamlText now = Snippet.write(
                        form,
                        shipped.project().text(form.entry().file()).orElseThrow(),
                        abilities,
                        typed,
                        Snippet.read(typed).node().orElseThrow())
                .orThrow();
        assertThat(now.text()).contains("    - on:   round-end\n      do: [{ damage: 5, who: self }]");
    }
}

package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import soulwright.pack.Definitions.Definition;
import soulwright.pack.FolderFiles;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Every entry of the packs that ship has a picture. */
@TestInstance(Lifecycle.PER_CLASS)
class ShippedArtTest {
    private static final List<String> PICTURES = List.of("icon", "portrait");

    private final IconLibrary library = IconLibrary.read();
    private final List<Definition> all = new ArrayList<>();

    @BeforeAll
    void open() {
        Path content = Path.of("..", "content");
        Load load = Workspace.open(
                        List.of(
                                new FolderFiles(content.resolve("soul-master"), "soul-master"),
                                new FolderFiles(content.resolve("academy"), "academy")),
                        Toolkit.standard())
                .load();
        for (Kind kind : Kind.values()) {
            load.definitions().of(kind.folder()).stream()
                    .filter(entry -> !entry.isAbstract())
                    .forEach(all::add);
        }
    }

    @Test
    void everyEntryNamesOne() {
        assertThat(all).hasSizeGreaterThan(300);
        assertThat(all.stream().filter(entry -> entry.tree().get("icon") == null))
                .extracting(Definition::id)
                .isEmpty();
    }

    @Test
    void everyPictureThatIsNamedIsInTheLibrary() {
        Map<String, String> missing = new TreeMap<>();
        all.forEach(entry -> collect(entry.tree(), entry.id(), missing));
        assertThat(missing).isEmpty();
    }

    @Test
    void entriesOfOneKindAreToldApart() {
        Map<String, String> users = new TreeMap<>();
        for (Definition entry : all) {
            String icon = entry.kind() + " " + ((YamlScalar) entry.tree().get("icon")).text();
            assertThat(users.put(icon, entry.id()))
                    .as(icon + " of " + entry.id())
                    .isNull();
        }
    }

    private void collect(YamlNode node, String at, Map<String, String> missing) {
        if (node instanceof YamlList list) {
            list.items().forEach(item -> collect(item, at, missing));
        } else if (node instanceof YamlMap map) {
            map.entries().forEach(entry -> {
                String key = entry.key().text();
                if (PICTURES.contains(key)
                        && entry.value() instanceof YamlScalar icon
                        && library.find(icon.text()).isEmpty()) {
                    missing.put(at + "." + key, icon.text());
                }
                collect(entry.value(), at + "." + key, missing);
            });
        }
    }
}

package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import soulwright.diagnostic.Place;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.Outline;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlScalar;

/** Where entries speak of another, by its id: as a reference, in a formula, or as a key. */
public final class Usages {
    private final Pattern id;
    private final List<Usage> found = new ArrayList<>();

    /**
     * One place.
     *
     * @param entry that speaks of the other
     * @param path of the value, or of the value whose key it is
     * @param said the word or formula, or the key
     * @param isKey whether it is a key
     */
    public record Usage(EntryOutline entry, YamlPath path, YamlScalar said, boolean isKey) {
        public Place place() {
            return said.place();
        }
    }

    private Usages(EntryName name) {
        id = pattern(name);
    }

    /** The id of an entry where it stands by itself, not as part of another. */
    static Pattern pattern(EntryName name) {
        return Pattern.compile("(?<![a-z0-9-])" + Pattern.quote(name.local()) + "(?![a-z0-9-])");
    }

    /** All usages in what is open, as written now; those in the entry itself are left out. */
    public static List<Usage> of(EntryName name, Outline outline) {
        Usages usages = new Usages(name);
        outline.packs().stream()
                .flatMap(pack -> pack.entries())
                .filter(entry -> !entry.name().equals(name))
                .forEach(entry -> usages.look(entry, entry.tree(), YamlPath.ROOT));
        return List.copyOf(usages.found);
    }

    private void look(EntryOutline entry, YamlNode node, YamlPath path) {
        if (node instanceof YamlMap map) {
            map.entries().forEach(pair -> {
                YamlPath below = path.key(pair.key().text());
                if (id.matcher(pair.key().text()).matches()) {
                    found.add(new Usage(entry, below, pair.key(), true));
                }
                look(entry, pair.value(), below);
            });
        } else if (node instanceof YamlList list) {
            for (int i = 0; i < list.items().size(); i++) {
                look(entry, list.items().get(i), path.item(i));
            }
        } else if (node instanceof YamlScalar scalar && isUsage(scalar, path)) {
            found.add(new Usage(entry, path, scalar, false));
        }
    }

    /** Names and texts for players speak of things, not of ids. */
    private boolean isUsage(YamlScalar scalar, YamlPath path) {
        String key = path.toString();
        boolean prose = key.endsWith("text") || key.endsWith("name") || key.equals("id") || key.endsWith("icon");
        return !prose && id.matcher(scalar.text()).find();
    }
}

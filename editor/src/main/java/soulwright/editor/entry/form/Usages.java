package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

/** Where entries, patches and translations speak of an entry, by its id: as a reference, in a formula, in a path, or as a key. */
public final class Usages {
    private final EntryName name;
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
        this.name = name;
        this.id = pattern(name);
    }

    /** The id of an entry where it stands by itself, not as part of another, and not as that of an entry of another pack. */
    static Pattern pattern(EntryName name) {
        String pack = name.id().substring(0, name.id().indexOf(':'));
        String alone = "(?<![a-z0-9-])";
        return Pattern.compile("%s(?:(?<!:)|(?<=%s%s:))%s(?![a-z0-9-])"
                .formatted(alone, alone, Pattern.quote(pack), Pattern.quote(name.local())));
    }

    /** All usages in what is open, as written now; those in the entry itself are left out. Nothing for what has no id. */
    public static List<Usage> of(EntryName name, Outline outline) {
        return !name.kind().hasEntries()
                ? List.of()
                : everywhere(name, outline).stream()
                        .filter(usage -> !usage.entry().name().equals(name))
                        .toList();
    }

    /** All usages in what is open, also where the entry speaks of itself; its own `id` is none. */
    static List<Usage> everywhere(EntryName name, Outline outline) {
        Usages usages = new Usages(name);
        outline.packs().stream().flatMap(pack -> pack.entries()).forEach(usages::look);
        return List.copyOf(usages.found);
    }

    private void look(EntryOutline entry) {
        switch (entry.name().kind()) {
            case LANG -> translations(entry);
            case PATCHES -> patch(entry);
            default -> look(entry, entry.tree(), YamlPath.ROOT);
        }
    }

    /** Of translations only the keys speak of entries: `monsters.siren.name`. */
    private void translations(EntryOutline entry) {
        entry.tree().entries().forEach(pair -> {
            List<String> parts = List.of(pair.key().text().split("[.]"));
            boolean own = parts.size() > 1
                    && parts.get(0).equals(name.kind().folder())
                    && parts.get(1).equals(name.local());
            if (own || (parts.size() > 2 && parts.subList(2, parts.size()).contains(name.local()))) {
                found.add(new Usage(entry, YamlPath.of(pair.key().text()), pair.key(), true));
            }
        });
    }

    /** Of a patch the target and what is done; the rest speaks of packs. */
    private void patch(EntryOutline entry) {
        entry.tree().entries().forEach(pair -> {
            boolean target = pair.key().text().equals("target") && mayBeOurs(entry);
            if (target || pair.key().text().equals("ops")) {
                look(entry, pair.value(), YamlPath.of(pair.key().text()));
            }
        });
    }

    /** A target of another kind is another entry. */
    private boolean mayBeOurs(EntryOutline patch) {
        String target = patch.text("target").orElse("");
        Optional<String> kind =
                target.contains("/") ? Optional.of(target.substring(0, target.indexOf('/'))) : patch.text("kind");
        return kind.filter(other -> !other.equals(name.kind().folder())).isEmpty();
    }

    private void look(EntryOutline entry, YamlNode node, YamlPath path) {
        if (node instanceof YamlMap map) {
            map.entries().forEach(pair -> {
                YamlPath below = path.key(pair.key().text());
                if (id.matcher(pair.key().text()).matches()) {
                    found.add(new Usage(entry, below, pair.key(), true));
                }
                if (!isSetText(map, pair.key().text())) {
                    look(entry, pair.value(), below);
                }
            });
        } else if (node instanceof YamlList list) {
            for (int i = 0; i < list.items().size(); i++) {
                look(entry, list.items().get(i), path.item(i));
            }
        } else if (node instanceof YamlScalar scalar && isUsage(scalar, path)) {
            found.add(new Usage(entry, path, scalar, false));
        }
    }

    /** Whether a value is the text that a patch sets: `{ set: special.name, to: Song of the siren }`. */
    private static boolean isSetText(YamlMap op, String key) {
        return key.equals("to") && op.get("set") instanceof YamlScalar path && isProse(path.text());
    }

    private boolean isUsage(YamlScalar scalar, YamlPath path) {
        String key = path.toString();
        return !isProse(key) && !key.equals("id") && id.matcher(scalar.text()).find();
    }

    /** Names and texts for players speak of things, not of ids. */
    private static boolean isProse(String path) {
        return path.endsWith("text") || path.endsWith("name") || path.endsWith("icon");
    }
}

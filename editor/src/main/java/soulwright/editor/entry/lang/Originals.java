package soulwright.editor.entry.lang;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import soulwright.editor.entry.form.SaidTexts;
import soulwright.editor.entry.form.Sheets;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.pack.Schemas;
import soulwright.pack.Sheet;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** All that the translations of a pack can translate: its own words, and then those of the packs that it names. Immutable. */
public record Originals(Map<String, Original> byKey) {
    public Originals {
        byKey = Collections.unmodifiableMap(new LinkedHashMap<>(byKey));
    }

    /** Before anything was checked. */
    public static Originals none() {
        return new Originals(Map.of());
    }

    /**
     * Reads them, as they are when all is inherited and patched. Takes a while, and touches nothing that others use, so any thread may do it.
     *
     * @param pack its place
     */
    public static Originals of(Load load, String pack, Schemas schemas) {
        Optional<Load.PackStatus> own =
                load.packs().stream().filter(one -> one.shown().equals(pack)).findFirst();
        String id = own.map(Load.PackStatus::id).orElse("");
        Set<String> seen = own.map(one -> one.manifest().sees()).orElse(Set.of());
        Sheets sheets = Sheets.of(load);
        Map<String, Original> all = new LinkedHashMap<>();
        load.sheets().stream()
                .filter(sheet -> sheet.pack().equals(id) || seen.contains(sheet.pack()))
                .filter(sheet -> !sheet.isAbstract() && sheet.deletedBy().isEmpty())
                .sorted(Comparator.comparing((Sheet sheet) -> !sheet.pack().equals(id))
                        .thenComparing(sheet -> Kind.ofFolder(sheet.kind()).orElse(Kind.LANG)))
                .forEach(sheet -> Kind.ofFolder(sheet.kind())
                        .filter(Kind::hasEntries)
                        .ifPresent(kind -> SaidTexts.of(sheets.spec(sheet, schemas), sheet.tree())
                                .forEach((path, text) -> add(
                                        new Original(
                                                kind,
                                                sheet.local(),
                                                title(sheet.tree(), sheet.local()),
                                                path,
                                                text.text()),
                                        all))));
        return new Originals(all);
    }

    private static void add(Original original, Map<String, Original> all) {
        all.putIfAbsent(original.key(), original);
    }

    private static String title(YamlMap tree, String id) {
        return tree.get("name") instanceof YamlScalar name && !name.text().isBlank() ? name.text() : id;
    }

    /** The last key in front of another one that is among some; nothing for a key that is none of these. */
    Optional<String> before(String key, Set<String> among) {
        String last = "";
        for (String other : byKey.keySet()) {
            if (other.equals(key)) {
                break;
            }
            last = among.contains(other) ? other : last;
        }
        return Optional.of(last).filter(found -> !found.isEmpty() && byKey.containsKey(key));
    }
}

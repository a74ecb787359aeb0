package soulwright.editor.entry.form;

import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.pack.Schemas;
import soulwright.pack.Sheet;
import tools.jackson.databind.JsonNode;

/** What the last check made of every entry, for joining it with what is written now. Belongs to one thread. */
public final class Sheets {
    private final Map<EntryName, Sheet> byName;
    private final IdentityHashMap<JsonNode, IdentityHashMap<Object, Spec>> specs = new IdentityHashMap<>();

    private Sheets(Map<EntryName, Sheet> byName) {
        this.byName = byName;
    }

    /** Before anything was checked. */
    public static Sheets none() {
        return new Sheets(Map.of());
    }

    /** Of all that was checked. */
    public static Sheets of(Load load) {
        Map<EntryName, Sheet> all = new HashMap<>();
        load.sheets()
                .forEach(sheet -> Kind.ofFolder(sheet.kind())
                        .ifPresent(kind -> all.putIfAbsent(new EntryName(kind, sheet.id()), sheet)));
        return new Sheets(all);
    }

    public Optional<Sheet> of(EntryName name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The sheet of the entry that another extends, by what its text says now. */
    public Optional<Sheet> parentOf(EntryOutline entry) {
        Kind kind = entry.name().kind();
        return entry.parent()
                .flatMap(written -> known(entry, written)
                        .or(() -> of(new EntryName(kind, written)))
                        .or(() -> of(new EntryName(kind, pack(entry.name()) + ":" + written)))
                        .or(() -> byName.values().stream()
                                .filter(sheet -> sheet.kind().equals(kind.folder())
                                        && sheet.local().equals(written))
                                .findFirst()));
    }

    /** The parent that the check found, if the text still names it. */
    private Optional<Sheet> known(EntryOutline entry, String written) {
        return of(entry.name())
                .flatMap(Sheet::parent)
                .filter(id -> id.equals(written) || id.endsWith(":" + written))
                .flatMap(id -> of(new EntryName(entry.name().kind(), id)));
    }

    private static String pack(EntryName name) {
        return name.id().substring(0, name.id().indexOf(':'));
    }

    /** The form of an entry as it is written now. */
    public Form form(EntryOutline entry, Schemas schemas) {
        if (entry.name().kind() == Kind.PATCHES) {
            Spec patch = Spec.of(Kind.PATCHES.folder(), schemas);
            return Form.ofPatch(
                    entry, patch, targetOf(entry).map(sheet -> new Target(spec(sheet, schemas), sheet.tree())));
        }
        Optional<Sheet> sheet = of(entry.name());
        Spec spec = sheet.map(checked -> spec(checked, schemas))
                .orElseGet(() -> Spec.of(entry.name().kind().folder(), schemas));
        return Form.of(entry, spec, sheet, parentOf(entry));
    }

    /** The sheet of the entry that a patch names: of two that could be meant, that of another pack. */
    public Optional<Sheet> targetOf(EntryOutline patch) {
        String target = patch.text("target").orElse("");
        int slash = target.indexOf('/');
        String written = target.substring(slash + 1);
        Optional<String> kind = slash < 0 ? patch.text("kind") : Optional.of(target.substring(0, slash));
        String own = pack(patch.name()) + ":";
        return byName.values().stream()
                .filter(sheet ->
                        kind.filter(folder -> !folder.equals(sheet.kind())).isEmpty())
                .filter(sheet -> sheet.id().equals(written) || sheet.local().equals(written))
                .min(Comparator.comparing((Sheet sheet) -> sheet.id().startsWith(own))
                        .thenComparing(Sheet::kind)
                        .thenComparing(Sheet::id));
    }

    /** What the schema says of an entry; made once for all that are held against the same. */
    public Spec spec(Sheet sheet, Schemas schemas) {
        return specs.computeIfAbsent(sheet.schema(), schema -> new IdentityHashMap<>())
                .computeIfAbsent(
                        sheet.words().<Object>map(words -> words).orElse(schemas), any -> Spec.of(sheet, schemas));
    }
}

package soulwright.tools;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.content.Catalog;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.GameEvent;
import soulwright.content.piece.Item;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Spell;

/** All that can occur in a board game, by kind, so that one sees what never does. */
record QuestEntries(Map<String, Collection<String>> byKind) {
    static QuestEntries of(QuestPack quest) {
        Catalog catalog = quest.catalog();
        Map<String, Collection<String>> all = new LinkedHashMap<>();
        for (EntryKind<?> kind :
                List.of(Monster.KIND, Item.KIND, Equipment.KIND, Spell.KIND, GameEvent.KIND, Ruin.KIND)) {
            all.put(kind.name(), ids(catalog, kind));
        }
        all.put("commands", quest.ruleset().commands().keySet());
        all.put("services", services(catalog));
        return new QuestEntries(all);
    }

    private static <T extends Entry<T>> List<String> ids(Catalog catalog, EntryKind<T> kind) {
        return catalog.ids(kind).stream().map(EntryId::text).toList();
    }

    private static List<String> services(Catalog catalog) {
        return catalog.all(Dwelling.KIND).stream()
                .flatMap(
                        dwelling -> dwelling.services().keySet().stream().map(service -> dwelling.id() + "/" + service))
                .toList();
    }
}

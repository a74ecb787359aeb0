package soulwright.editor.board.drawing;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Element;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Terrain;
import soulwright.content.quest.BoardRules;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.quest.board.Elevations;

/** What the words of a board mean, seen from its pack: terrains, dwellings, ruins, and the rules that it is for. Belongs to one thread. */
public final class World {
    private final Catalog catalog;
    private final String pack;
    private final Map<String, Optional<? extends Entry<?>>> known = new HashMap<>();
    private final Map<List<Integer>, Optional<Integer>> heights = new HashMap<>();
    private final Optional<QuestRuleset> ruleset;

    /** @param pack the id of the board's pack */
    public World(Catalog catalog, String pack) {
        this.catalog = catalog;
        this.pack = pack;
        this.ruleset = catalog.all(Ruleset.KIND).stream()
                .filter(QuestRuleset.class::isInstance)
                .map(QuestRuleset.class::cast)
                .min(Comparator.comparing((QuestRuleset rules) -> !isOwn(rules.id()))
                        .thenComparing(rules -> rules.id().text()));
    }

    private boolean isOwn(EntryId<?> id) {
        return id.pack().equals(pack);
    }

    /** What a ruleset asks of boards; nothing where none can be read. */
    public Optional<BoardRules> rules() {
        return ruleset.map(QuestRuleset::board);
    }

    public Optional<Terrain> terrain(String word) {
        return find(Terrain.KIND, word);
    }

    public Optional<Dwelling> dwelling(String word) {
        return find(Dwelling.KIND, word);
    }

    public Optional<Ruin> ruin(String word) {
        return find(Ruin.KIND, word);
    }

    /** The entry that a word names: in the board's pack, else in another; nothing where there is none without errors. */
    @SuppressWarnings("unchecked") // kept by kind
    public <T extends Entry<T>> Optional<T> find(EntryKind<T> kind, String word) {
        return (Optional<T>) known.computeIfAbsent(kind.name() + " " + word, any -> look(kind, word));
    }

    private <T extends Entry<T>> Optional<T> look(EntryKind<T> kind, String word) {
        if (word.indexOf(':') >= 0) {
            return catalog.find(kind.id(word));
        }
        return catalog.find(kind.id(pack + ":" + word))
                .or(() -> catalog.ids(kind).stream()
                        .filter(id -> id.local().equals(word))
                        .findFirst()
                        .flatMap(catalog::find));
    }

    /** All entries of a kind, those of the board's pack first. */
    public <T extends Entry<T>> List<T> all(EntryKind<T> kind) {
        return catalog.all(kind).stream()
                .sorted(Comparator.comparing(entry -> !isOwn(entry.id())))
                .toList();
    }

    /** How the board names an entry: by its short id, as far as that is enough. */
    public <T extends Entry<T>> String word(T entry) {
        boolean plain = find(entry.id().kind(), entry.id().local())
                .filter(found -> found.id().equals(entry.id()))
                .isPresent();
        return plain ? entry.id().local() : entry.id().text();
    }

    /** What somebody gets who owns a land of this terrain, all elements together. */
    public int soulPower(Terrain terrain) {
        return sum(terrain.soulPower());
    }

    public int soulPower(Dwelling dwelling) {
        return sum(dwelling.soulPower());
    }

    private static int sum(Map<EntryId<Element>, Integer> power) {
        return power.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** How high a land lies where the board does not say it; nothing where the rules do not say it either. */
    public Optional<Integer> height(Cell cell, int size) {
        return heights.computeIfAbsent(
                List.of(cell.column(), cell.row(), size),
                any -> rules().flatMap(rules -> Elevations.of(rules.elevation(), cell.column(), cell.row(), size)));
    }
}

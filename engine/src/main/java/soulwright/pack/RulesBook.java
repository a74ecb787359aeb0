package soulwright.pack;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import soulwright.content.Catalog;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.RulesText;
import soulwright.content.RulesTexts;
import soulwright.content.Texts;
import soulwright.content.card.Card;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.GameEvent;
import soulwright.content.piece.Item;
import soulwright.content.piece.Keyword;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Spell;
import soulwright.content.piece.Status;
import soulwright.content.piece.Terrain;
import soulwright.content.ruleset.Ruleset;

/**
 * What entries do, in sentences, for whoever knows them by kind and id alone. Cheap to make; a text is written when it is asked for.
 *
 * @param texts the language that names are given in
 */
public record RulesBook(Catalog catalog, Texts texts) {
    private static final Map<String, EntryKind<?>> KINDS = Stream.of(
                    Card.KIND,
                    Dwelling.KIND,
                    Equipment.KIND,
                    GameEvent.KIND,
                    Item.KIND,
                    Keyword.KIND,
                    Monster.KIND,
                    Ruin.KIND,
                    Ruleset.KIND,
                    Spell.KIND,
                    Status.KIND,
                    Terrain.KIND)
            .collect(Collectors.toUnmodifiableMap(EntryKind::name, Function.identity()));

    /** In the packs' own words, also of packs with errors, as far as entries are without. */
    public static RulesBook of(Load load) {
        return new RulesBook(load.sketches(), Texts.untranslated());
    }

    /**
     * All parts of an entry that do something, in the order written; none for what is no entry, does nothing, or has errors.
     *
     * @param kind as its folder is called: `monsters`
     * @param id `pack:local`
     */
    public List<RulesText> of(String kind, String id) {
        return Optional.ofNullable(KINDS.get(kind))
                .flatMap(known -> find(known, id))
                .map(new RulesTexts(catalog, texts)::of)
                .orElse(List.of());
    }

    private <T extends Entry<T>> Optional<? extends Entry<?>> find(EntryKind<T> kind, String id) {
        return catalog.find(kind.id(id));
    }
}

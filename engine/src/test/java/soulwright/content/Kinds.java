package soulwright.content;

import java.util.List;
import soulwright.content.card.Card;
import soulwright.content.card.Deck;
import soulwright.content.piece.Board;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Element;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.GameCharacter;
import soulwright.content.piece.GameEvent;
import soulwright.content.piece.Item;
import soulwright.content.piece.Keyword;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Spell;
import soulwright.content.piece.Status;
import soulwright.content.piece.Terrain;
import soulwright.content.ruleset.Ruleset;
import soulwright.content.story.Campaign;

/** Every kind of entry that has a record. */
final class Kinds {
    static final List<EntryKind<?>> ALL = List.of(
            Element.KIND,
            Terrain.KIND,
            Status.KIND,
            Monster.KIND,
            Item.KIND,
            Equipment.KIND,
            Spell.KIND,
            Dwelling.KIND,
            Ruin.KIND,
            GameEvent.KIND,
            Board.KIND,
            GameCharacter.KIND,
            Campaign.KIND,
            Ruleset.KIND,
            Keyword.KIND,
            Card.KIND,
            Deck.KIND);

    private Kinds() {}
}

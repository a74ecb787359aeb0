package soulwright.content.piece;

import java.util.List;
import soulwright.content.EntryId;
import soulwright.content.Reading;

/** The cards that somebody owns at the start. A card that stands twice is owned twice. */
public record Kit(
        List<EntryId<Monster>> monsters,
        List<EntryId<Equipment>> equipment,
        List<EntryId<Item>> items,
        List<EntryId<Spell>> spells) {
    public Kit {
        monsters = List.copyOf(monsters);
        equipment = List.copyOf(equipment);
        items = List.copyOf(items);
        spells = List.copyOf(spells);
    }

    /** Reads the kit whose lists a map holds. */
    public static Kit of(Reading kit) {
        return new Kit(
                kit.at("monsters").list(card -> card.id(Monster.KIND)),
                kit.at("equipment").list(card -> card.id(Equipment.KIND)),
                kit.at("items").list(card -> card.id(Item.KIND)),
                kit.at("spells").list(card -> card.id(Spell.KIND)));
    }
}

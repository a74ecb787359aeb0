package soulwright.quest.scene;

import java.util.Optional;

/**
 * A card that a player has.
 *
 * @param kind `monsters`, `equipment`, `items`, `spells`, or `combat-spell`; `unseen` in a hand that the viewer does not see
 * @param entry the id of what it seems to be; nothing for one that the viewer has not seen, and for combat spells
 * @param name what it seems to be, without its level
 * @param level of what it seems to be
 * @param element the id of its element, for a combat spell, or a monster that the viewer has seen
 * @param fighter its figures, for a monster that the viewer has seen
 */
public record CardScene(
        String kind,
        Optional<String> entry,
        String name,
        int level,
        Optional<String> element,
        Optional<FighterScene> fighter) {}

package soulwright.editor.play;

import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.editor.art.Seat;
import soulwright.quest.QuestChoices;

/**
 * Who sits at one place of the table.
 *
 * @param name what the player is called
 * @param character whom he plays; nothing for a summoner as the rules have them
 * @param player {@link QuestChoices#PERSON}, or the name of a computer player
 */
public record Chair(String name, Optional<EntryId<GameCharacter>> character, String player) {
    public boolean isPerson() {
        return player.equals(QuestChoices.PERSON);
    }

    /** The mark of whoever sits there, in the colour of his character as in the game. */
    Seat mark(int seat, Catalog catalog) {
        return Seat.of(
                seat,
                character
                        .flatMap(catalog::find)
                        .flatMap(GameCharacter::colour)
                        .map(colour -> "#%06x".formatted(colour.rgb())));
    }
}

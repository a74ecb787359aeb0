package soulwright.content.piece;

import java.util.Map;
import java.util.Optional;
import soulwright.content.About;
import soulwright.content.Colour;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;

/**
 * Somebody who can sit at the table: a person of a story, an opponent, a player's own figure.
 *
 * @param title what he or she is called besides the name
 * @param portrait the picture beside what he or she says; without it, the icon
 * @param attributes at the start, where they are not the ruleset's
 * @param kit what he or she owns at the start besides what everybody does
 * @param ai how the computer plays this character; without it, as the ruleset says
 */
public record GameCharacter(
        About<GameCharacter> about,
        Optional<String> title,
        Optional<String> portrait,
        Map<String, Integer> attributes,
        Kit kit,
        Optional<Temper> ai,
        Optional<Colour> colour)
        implements Entry<GameCharacter> {
    public static final EntryKind<GameCharacter> KIND = new EntryKind<>("characters", GameCharacter::of);

    public GameCharacter {
        attributes = Attributes.checked(attributes);
    }

    static GameCharacter of(Reading entry) {
        return new GameCharacter(
                entry.about(KIND),
                entry.at("title").optional(Reading::word),
                entry.at("portrait").optional(Reading::word),
                Attributes.of(entry),
                Kit.of(entry.at("kit")),
                entry.at("ai").optional(Temper::of),
                entry.at("colour").optional(Colour::of));
    }
}

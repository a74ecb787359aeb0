package soulwright.editor.story;

import java.awt.Color;
import java.util.Optional;
import javax.swing.Icon;
import soulwright.content.piece.GameCharacter;
import soulwright.editor.art.Emblem;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.SquareIcon;

/** The faces of those who speak. */
record Portraits(Gallery gallery) {
    /** Somebody's portrait on his colour; without a portrait, his icon. */
    Emblem of(String character) {
        Emblem usual = gallery.emblem(GameCharacter.KIND.name(), character);
        return person(character)
                .filter(person -> person.portrait().isPresent())
                .map(person -> new Emblem(
                        usual.name(),
                        gallery.picture(person.id().pack(), person.portrait(), usual.name()),
                        usual.colour()))
                .orElse(usual);
    }

    Icon icon(String character, int size) {
        return SquareIcon.of(of(character), size);
    }

    /** What stands beside a final mark. */
    Icon diploma(int size) {
        return SquareIcon.of(gallery.icon("diploma"), size);
    }

    Color colour(String character) {
        return of(character).colour();
    }

    String name(String character) {
        return of(character).name();
    }

    /** What he is called besides his name. */
    String title(String character) {
        return person(character).flatMap(GameCharacter::title).orElse("");
    }

    private Optional<GameCharacter> person(String character) {
        return gallery.catalog().find(GameCharacter.KIND.id(character));
    }
}

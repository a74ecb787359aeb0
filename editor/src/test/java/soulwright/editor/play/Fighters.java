package soulwright.editor.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.quest.scene.FighterScene;

/** Those who fight in tests: with nothing but what is asked for. */
final class Fighters {
    private Fighters() {}

    static FighterScene fighter(OptionalInt seat, String name, int level) {
        return new FighterScene(
                Optional.empty(),
                seat,
                name,
                level,
                Optional.empty(),
                true,
                9,
                Map.of(),
                Map.of(),
                List.of(),
                false,
                Optional.empty());
    }
}

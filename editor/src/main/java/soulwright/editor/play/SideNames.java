package soulwright.editor.play;

import java.util.Optional;
import soulwright.quest.scene.BattleScene.SideScene;
import soulwright.quest.scene.FighterScene;

/** How one side of a battle and those who fight for it are called, so that a side of which somebody has the name is not named twice. */
record SideNames(SideScene side) {
    /** What stands above the side. */
    String heading() {
        return side.team().stream()
                .filter(this::isNamesake)
                .findFirst()
                .map(SideNames::called)
                .orElse(side.name());
    }

    /** What stands beside somebody who fights; nothing if the heading says it. */
    Optional<String> of(FighterScene fighter) {
        return isNamesake(fighter) ? Optional.empty() : Optional.of(called(fighter));
    }

    /** Whether the side has his name, and nobody else's. */
    private boolean isNamesake(FighterScene fighter) {
        return fighter.name().equals(side.name())
                && side.team().stream()
                                .filter(other -> other.name().equals(side.name()))
                                .count()
                        == 1;
    }

    private static String called(FighterScene fighter) {
        return fighter.name() + (fighter.level() > 0 ? ", level " + fighter.level() : "");
    }
}

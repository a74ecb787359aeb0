package soulwright.quest.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.game.Decision;
import soulwright.quest.scene.Scene;

/** All that one player sees, as lines: the time, each land, each summoner, each side of a battle, and what he himself is asked. */
final class Facts {
    private final List<String> lines = new ArrayList<>();

    private Facts() {}

    /** @param decision the one that is waited for, if it is the viewer's */
    static List<String> of(Scene scene, Optional<Decision> decision) {
        Facts facts = new Facts();
        facts.scene(scene);
        decision.ifPresent(facts::asked);
        return List.copyOf(facts.lines);
    }

    private void scene(Scene scene) {
        lines.add("day %d, %s (%s), turn of seat %d, %d lands a side, tune %s"
                .formatted(
                        scene.day(),
                        scene.session(),
                        scene.time(),
                        scene.turn(),
                        scene.size(),
                        scene.tune().orElse("none")));
        scene.lands().forEach(land -> lines.add(land.toString()));
        scene.summoners().forEach(summoner -> lines.add(summoner.toString()));
        scene.battle().ifPresent(battle -> {
            lines.add("battle: %s, round %d".formatted(battle.kind(), battle.round()));
            battle.sides().forEach(side -> lines.add(side.toString()));
        });
    }

    private void asked(Decision decision) {
        lines.add(decision.kind() + ": " + decision.question());
        for (int option = 0; option < decision.size(); option++) {
            lines.add(decision.key(option) + ": " + decision.words(option));
        }
        decision.refused().forEach(refusal -> lines.add(refusal.toString()));
    }
}

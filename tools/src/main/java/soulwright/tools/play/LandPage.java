package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Count;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** All that the viewer knows of one land. */
record LandPage(Book book, Scene scene, LandScene land) {
    List<Line> lines(int width) {
        List<Line> lines = new ArrayList<>(
                List.of(Line.of("%s, land %d,%d".formatted(land.name(), land.column(), land.row()), Style.BOLD)));
        facts().forEach(fact -> lines.addAll(Block.wrap(fact, width, 2)));
        return lines;
    }

    private List<String> facts() {
        Seats seats = new Seats(scene);
        List<String> facts = new ArrayList<>();
        facts.add("elevation " + land.elevation() + (land.blocked() ? ", nobody can enter it" : ""));
        land.home().ifPresent(seat -> facts.add("home of " + seats.name(seat)));
        facts.add(
                land.owner().isPresent() ? "owned by " + seats.name(land.owner().getAsInt()) : "nobody's");
        if (!land.soulPower().isEmpty()) {
            facts.add("soul power: " + power());
        }
        land.ruin()
                .ifPresent(ruin -> facts.add("ruin: %s, %s left"
                        .formatted(book.sign("ruins", ruin).name(), Count.of(land.levels(), "level"))));
        land.dwelling()
                .ifPresent(id -> facts.add((land.ruin().isPresent() ? "beneath it: " : "dwelling: ")
                        + book.sign("dwellings", id).name()));
        land.monster()
                .ifPresent(monster -> facts.add((land.boss() ? "boss: " : "monster: ") + monster.name() + ", level "
                        + monster.level() + (monster.known() ? ", " + Cards.figures(book, monster) : "")));
        if (!land.summoners().isEmpty()) {
            facts.add("here: " + land.summoners().stream().map(seats::name).collect(Collectors.joining(", ")));
        }
        return facts;
    }

    private String power() {
        return land.soulPower().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> book.element(entry.getKey()).name() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}

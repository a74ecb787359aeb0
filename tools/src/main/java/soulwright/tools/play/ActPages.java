package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.content.Catalog;
import soulwright.content.NamedAct;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Service;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** What the rules say of commands, services and what can be done in battle. */
record ActPages(List<NamedAct> acts) {
    static ActPages of(Catalog catalog, QuestRuleset ruleset) {
        Stream<NamedAct> services = catalog.all(Dwelling.KIND).stream()
                .flatMap(dwelling -> dwelling.services().values().stream())
                .map(Service::offer);
        Stream<NamedAct> rules =
                Stream.concat(ruleset.commands().values().stream(), ruleset.battle().choices().values().stream());
        return new ActPages(Stream.concat(rules, services).toList());
    }

    /** The page of what is called so, if that is an act with a text. */
    Optional<List<Line>> page(String name, int width) {
        return acts.stream()
                .filter(act -> act.name().filter(name::equalsIgnoreCase).isPresent())
                .filter(act -> act.text().isPresent())
                .findFirst()
                .map(act -> page(act.name().orElse(name), act.text().orElse(""), width));
    }

    /** What those with a text are called. */
    Stream<String> names() {
        return acts.stream().filter(act -> act.text().isPresent()).flatMap(act -> act.name().stream());
    }

    private static List<Line> page(String name, String text, int width) {
        List<Line> lines = new ArrayList<>(List.of(Line.of(name, Style.BOLD)));
        lines.addAll(Block.wrap(text, width, 0));
        return lines;
    }
}

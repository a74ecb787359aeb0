package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.content.Catalog;
import soulwright.content.RulesText;
import soulwright.content.RulesTexts;
import soulwright.content.piece.Dwelling;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** What the rules say of commands, services and what can be done in battle. */
record ActPages(List<RulesText> acts) {
    static ActPages of(Catalog catalog, QuestRuleset ruleset) {
        RulesTexts rules = RulesTexts.of(catalog);
        Stream<RulesText> services =
                catalog.all(Dwelling.KIND).stream().flatMap(dwelling -> rules.of(dwelling).stream());
        return new ActPages(Stream.concat(rules.of(ruleset).stream(), services)
                .filter(act -> act.name().isPresent())
                .toList());
    }

    /** The page of what is called so, if that is an act. */
    Optional<List<Line>> page(String name, int width) {
        return acts.stream()
                .filter(act -> act.name().filter(name::equalsIgnoreCase).isPresent())
                .findFirst()
                .map(act -> page(act, width));
    }

    /** What they are called. */
    Stream<String> names() {
        return acts.stream().flatMap(act -> act.name().stream());
    }

    private static List<Line> page(RulesText act, int width) {
        List<Line> lines = new ArrayList<>();
        act.name().ifPresent(name -> lines.add(Line.of(name, Style.BOLD)));
        lines.addAll(RulesLines.of(new RulesText(Optional.empty(), act.text(), act.rules()), width));
        return lines;
    }
}

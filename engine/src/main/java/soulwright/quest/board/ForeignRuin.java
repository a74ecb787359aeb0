package soulwright.quest.board;

import java.util.List;
import java.util.Objects;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlList;

/** Ruins that the dwelling under them never is (SM-RUI-1). */
final class ForeignRuin implements BoardCheck {
    /** Stands for a ruin that is no entry, perhaps the misspelt one that is looked for. */
    private static final String UNKNOWN = "";

    @Override
    public void check(BoardPlan plan, Sink sink) {
        for (Building building : plan.buildings()) {
            building.dwelling()
                    .ifPresent(dwelling -> building.ruin().ifPresent(ruin -> {
                        List<String> ruins = ruins(dwelling);
                        if (!ruins.contains(ruin.id()) && !ruins.contains(UNKNOWN)) {
                            String message = "%s is never the ruin of %s".formatted(ruin.inWords(), dwelling.inWords());
                            sink.report(Diagnostic.of(
                                            Code.BOARD_RUIN,
                                            building.node("ruin").place(),
                                            message)
                                    .withHelp(help(dwelling)));
                        }
                    }));
        }
    }

    private static List<String> ruins(Definition dwelling) {
        return dwelling.tree().get("ruins") instanceof YamlList list
                ? list.items().stream()
                        .map(ruin -> Objects.requireNonNullElse(dwelling.idAt(ruin), UNKNOWN))
                        .toList()
                : List.of();
    }

    private static String help(Definition dwelling) {
        List<String> ruins = dwelling.tree().words("ruins");
        return ruins.isEmpty() ? "it has no ruins" : "its ruins are " + String.join(", ", ruins);
    }
}

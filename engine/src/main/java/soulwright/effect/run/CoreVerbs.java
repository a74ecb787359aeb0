package soulwright.effect.run;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The verbs that are done the same way by every machine: numbers, and the flow of a list of steps. */
final class CoreVerbs {
    private static final Map<String, VerbMaker> MAKERS = makers();

    private CoreVerbs() {}

    static @Nullable VerbMaker of(String verb) {
        return MAKERS.get(verb);
    }

    private static Map<String, VerbMaker> makers() {
        Map<String, VerbMaker> makers = new HashMap<>();
        makers.put("add", step -> NumberVerbs.change(step, Quantity.Change.ADD, "add", "to"));
        makers.put("scale", step -> NumberVerbs.change(step, Quantity.Change.SCALE, "percent", "scale"));
        makers.put("set", step -> NumberVerbs.change(step, Quantity.Change.SET, "to", "set"));
        makers.put("swap", NumberVerbs::swap);
        makers.put("pay", NumberVerbs::pay);
        makers.put("if", FlowVerbs::branch);
        makers.put("compare", FlowVerbs::compare);
        makers.put("choose", ChooseOption::make);
        makers.put("random", RandomOption::make);
        makers.put("for-each", ForEach::make);
        makers.put("repeat", Repeat::make);
        makers.put("together", FlowVerbs::together);
        makers.put("let", FlowVerbs::let);
        makers.put("message", Message::make);
        return Map.copyOf(makers);
    }
}

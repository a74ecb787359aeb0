package soulwright.story.lint;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Numbers that `result` is to tell, though a player has not one of them but one for each of something. */
final class ResultOfEach implements StoryCheck {
    @Override
    public void check(StoryPlan plan, Sink sink) {
        plan.ruleset()
                .map(ruleset -> ruleset.tree().map("numbers").map("player"))
                .ifPresent(numbers -> plan.tree().scalars("results").stream()
                        .filter(name -> numbers.map(name.text()).get("each") != null)
                        .forEach(name -> report(name, numbers, sink)));
    }

    private static void report(YamlScalar name, YamlMap numbers, Sink sink) {
        String each =
                numbers.map(name.text()).words("each").stream().findFirst().orElse("");
        String message = "a player has a number \"%s\" for each %s, not one".formatted(name.text(), each);
        sink.report(Diagnostic.of(Code.RESULT_OF_EACH, name.place(), message)
                .withHelp("leave it out: result tells only what is one number"));
    }
}

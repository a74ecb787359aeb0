package soulwright.story.lint;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.Definitions.Definition;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlScalar;

/** Board games with more players than the ruleset seats, or than there are homes on their board. */
final class TooManySeats implements StoryCheck {
    private static final int USUAL = 4;

    @Override
    public void check(StoryPlan plan, Sink sink) {
        int most = plan.ruleset()
                .flatMap(ruleset -> Numbers.at(ruleset.tree(), "seats"))
                .orElse(USUAL);
        plan.stages().stream().filter(stage -> stage.is(Sort.GAME)).forEach(stage -> {
            List<YamlScalar> seats = stage.people();
            if (plan.ruleset().isPresent() && seats.size() > most) {
                String message = "%d play, but the ruleset has %d seats".formatted(seats.size(), most);
                sink.report(Diagnostic.of(Code.TOO_MANY_SEATS, seats.get(most).place(), message)
                        .withHelp("let at most %d play".formatted(most)));
            } else {
                plan.named("boards", stage.body().orElse(null)).ifPresent(board -> homes(seats, board, sink));
            }
        });
    }

    /** Who finds no home of his own begins where another does. */
    private static void homes(List<YamlScalar> seats, Definition board, Sink sink) {
        int homes = (int) board.tree().words("lands").stream()
                .flatMap(row -> List.of(row.trim().split(" +")).stream())
                .filter(letter -> board.tree().map("legend").words(letter).contains("home"))
                .count();
        if (homes > 0 && seats.size() > homes) {
            String message = "%d play, but the board %s has %d homes".formatted(seats.size(), board.inWords(), homes);
            sink.report(Diagnostic.of(Code.TOO_FEW_HOMES, seats.get(homes).place(), message)
                    .withHelp("let at most %d play, or two begin in one home".formatted(homes)));
        }
    }
}

package soulwright.quest.board;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.Spot;
import soulwright.quest.board.Square.Kind;

/** Letters that the legend does not explain, each told where it stands first. */
final class UnknownLetter implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        List<String> known = plan.tree().map("legend").keys();
        Set<String> told = new HashSet<>();
        plan.squares().filter(square -> square.is(Kind.UNKNOWN)).forEach(square -> {
            String letter = letter(square.spot());
            if (told.add(letter)) {
                String message = "the legend does not say what \"%s\" is".formatted(letter);
                sink.report(Diagnostic.of(Code.BOARD_LETTER, square.spot().place(), message)
                        .withHelp("letters of the legend are " + String.join(" ", known)));
            }
        });
    }

    private static String letter(Spot spot) {
        return spot.node().source().text().substring(spot.start(), spot.end());
    }
}

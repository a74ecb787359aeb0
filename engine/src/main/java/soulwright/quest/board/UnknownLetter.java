package soulwright.quest.board;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.Spot;
import soulwright.quest.board.Square.Kind;

/** Letters that the legend does not explain. */
final class UnknownLetter implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        List<String> known = plan.tree().map("legend").keys();
        plan.squares().filter(square -> square.is(Kind.UNKNOWN)).forEach(square -> {
            String letter = letter(square.spot());
            String message = "the legend does not say what \"%s\" is".formatted(letter);
            Diagnostic finding = Diagnostic.of(Code.BOARD_LETTER, square.spot().place(), message);
            sink.report(finding.withHelp("letters of the legend are " + String.join(" ", known)));
        });
    }

    private static String letter(Spot spot) {
        return spot.node().source().text().substring(spot.start(), spot.end());
    }
}

package soulwright.tools;

import java.util.List;
import soulwright.game.Game;
import soulwright.game.Outcome;
import soulwright.game.PackChange;
import soulwright.game.Replay;
import soulwright.game.Resumption;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Size;

/**
 * How a saved game went when it was played again. Its JSON form is a contract.
 *
 * @param same whether the game stands exactly where it stood
 * @param decisions how many could be made again
 * @param hash of the state in which it stands now, 16 hexadecimal digits
 * @param log what happened, as somebody reads it who may know everything
 * @param standing how it ended, or who is to decide
 * @param changes of the packs since it was saved
 * @param result whether it stands where it stood, or where it went another way
 * @param brokenOff whether it ended because of a fault in a pack; its standing says which
 */
record ReplayReport(
        boolean same,
        int decisions,
        String hash,
        List<String> log,
        String standing,
        List<String> changes,
        String result,
        boolean brokenOff) {
    private static final int INDENT = 2;

    static ReplayReport of(Resumption resumption, List<String> log) {
        Replay replay = resumption.replay();
        Game game = replay.session().game();
        return new ReplayReport(
                replay instanceof Replay.Same,
                replay.replayed(),
                "%016x".formatted(game.hash()),
                log.stream().filter(words -> !words.isEmpty()).toList(),
                standing(game),
                resumption.changes().stream().map(PackChange::words).toList(),
                replay.words(),
                game.over() && game.outcome().how() == Outcome.How.FAULTY);
    }

    private static String standing(Game game) {
        return game.over()
                ? game.outcome().words()
                : "The game goes on: player " + (game.decision().player() + 1) + " is to decide.";
    }

    /** For people, in lines that fit. */
    String text() {
        StringBuilder text = new StringBuilder();
        log.stream()
                .flatMap(words -> Block.wrap(words, Size.USUAL.columns(), INDENT).stream())
                .forEach(line -> text.append(line.text()).append('\n'));
        if (!log.isEmpty() || brokenOff) {
            text.append(log.isEmpty() ? "" : "\n").append(standing).append('\n');
        }
        changes.forEach(line -> text.append(line).append('\n'));
        return text.append(result).append('\n').toString();
    }
}

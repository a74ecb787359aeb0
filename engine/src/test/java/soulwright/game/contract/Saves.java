package soulwright.game.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import soulwright.game.Recording;
import soulwright.game.Replay;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.game.Setup;

/** A game that is saved after any decision and opened again is the same game, and goes on as it did. */
final class Saves implements Law {
    @Override
    public void check(Trial trial) {
        try {
            Path folder = Files.createTempDirectory("contract");
            SaveFile file = new SaveFile(folder.resolve("game.save"));
            check(trial, file);
            Files.deleteIfExists(file.path());
            Files.deleteIfExists(file.before().path());
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(Trial trial, SaveFile file) throws IOException {
        Session session = new Session(new Setup(List.of(), Map.of(), trial.seed()), trial.start());
        for (int decision = 0; decision <= trial.length(); decision++) {
            if (trial.isLook(decision) || decision == trial.length()) {
                file.write(session.recording());
                checkOpened(trial, file.read(), session.recording());
            }
            if (decision < trial.length()) {
                session.choose(trial.options().get(decision));
            }
        }
    }

    private static void checkOpened(Trial trial, SaveFile.Opened opened, Recording saved) {
        int decision = saved.decisions().size();
        trial.same(new SaveFile.Whole(saved), opened, decision, "a save does not read back");
        Replay replay = Replay.of(saved, trial.start());
        trial.holds(replay instanceof Replay.Same, decision, "a save is another game: " + replay.words());
        trial.playOn(replay.session().game(), decision);
        trial.same(
                trial.lastHash(), replay.session().game().hash(), decision, "a save goes on otherwise than the game");
    }
}

package soulwright.editor.story;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import soulwright.game.Decision;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;
import soulwright.story.StoryView;

/** The campaign that ships, ready to be played. */
final class Academy {
    static final Path CONTENT = Path.of("..", "content").toAbsolutePath().normalize();

    private static final long SEED = 7;

    private Academy() {}

    static Saga saga() {
        Workspace workspace = Workspace.open(List.of(files("soul-master"), files("academy")), Toolkit.standard());
        return Saga.all(workspace, Map.of()).get(0);
    }

    private static FolderFiles files(String pack) {
        return new FolderFiles(CONTENT.resolve(pack), pack);
    }

    /** A story that a computer player has played until the hero sees something. */
    static Session until(Saga saga, Predicate<StoryView> wanted) {
        Session session = saga.start(Saga.USUAL, SEED);
        if (!Forward.play(session, saga.player(Saga.USUAL), wanted)) {
            throw new IllegalStateException("the story ended before");
        }
        return session;
    }

    /** Saves such a story. */
    static Path saved(Saga saga, Path folder, String name, Predicate<StoryView> wanted) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve(name + ".save");
        new SaveFile(file).write(until(saga, wanted).recording());
        return file;
    }

    /** Whether the hero is asked something of a kind, outside of games. */
    static boolean isAsked(StoryView view, String kind) {
        return !view.isGame()
                && view.decision().map(Decision::kind).filter(kind::equals).isPresent();
    }
}

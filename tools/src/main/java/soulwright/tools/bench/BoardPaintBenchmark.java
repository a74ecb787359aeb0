package soulwright.tools.bench;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import soulwright.agent.GreedyAgent;
import soulwright.agent.Players;
import soulwright.editor.art.ArtFiles;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Haste;
import soulwright.editor.art.IconLibrary;
import soulwright.editor.play.BoardPainter;
import soulwright.game.Game;
import soulwright.quest.QuestView;
import soulwright.quest.scene.Scene;

/** How fast the board of a game is painted again, after a moment in which little has changed. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class BoardPaintBenchmark {
    private static final int LARGEST_BOARD = 11;
    private static final int MIDDLE = 2_000;
    private static final int SIDE = 1_000;

    /** The largest board, in the middle of a game, on a thousand dots a side. */
    @Benchmark
    public BufferedImage paint(Screen screen) {
        Graphics2D graphics = screen.image.createGraphics();
        screen.painter().paint(graphics, screen.nextScene(), Optional.empty(), SIDE, SIDE, Haste.none());
        graphics.dispose();
        return screen.image;
    }

    /** Where it is painted. */
    @State(Scope.Thread)
    public static class Screen {
        private final BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        private Optional<BoardPainter> painter = Optional.empty();
        private List<Scene> scenes = List.of();
        private int shown;

        @Setup
        public void open(ShippedQuests quests) {
            Gallery gallery = new Gallery(IconLibrary.read(), quests.catalog(), ArtFiles.none());
            painter = Optional.of(new BoardPainter(gallery, quests.life()));
            Game game = quests.start(LARGEST_BOARD, 1);
            Players players = new Players(Collections.nCopies(game.players(), new GreedyAgent(0)), 1);
            players.play(game, MIDDLE);
            Scene before = ((QuestView) game.view(0)).scene();
            players.play(game, MIDDLE + 1);
            scenes = List.of(before, ((QuestView) game.view(0)).scene());
        }

        BoardPainter painter() {
            return painter.orElseThrow();
        }

        Scene nextScene() {
            return scenes.get(shown++ % scenes.size());
        }
    }
}

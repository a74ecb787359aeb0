package soulwright.editor.play;

import java.awt.Window;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.swing.JDialog;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import soulwright.content.piece.Square;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.quest.QuestChoices;

/** A picture of a game at some moment; somebody plays until it comes. */
abstract class GameShot implements Shot {
    private static final int SEED = 7;
    private static final int BOARD = 9;

    private final String name;
    private final int people;
    private final List<String> favourites;
    private final Predicate<Moment> wanted;
    private @Nullable GameTab tab;
    private int answered;
    private int answers;

    /**
     * @param people how many of the seats are people
     * @param favourites what is chosen before anything else, by the beginnings of keys
     * @param wanted the moment to be shown
     */
    GameShot(String name, int people, List<String> favourites, Predicate<Moment> wanted) {
        this.name = name;
        this.people = people;
        this.favourites = favourites;
        this.wanted = wanted;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        tab = null;
        answered = 0;
        answers = 0;
        Path folder = Path.of(System.getProperty("java.io.tmpdir", ""), "soulwright-pictures");
        Games games = new Games(desk, folder);
        games.remember(Pace.INSTANT);
        games.whenPlayable(playable -> games.start(playable, plan(playable), open -> tab = open));
        return this::isReady;
    }

    private Plan plan(Playable playable) {
        Plan plan = playable.usual(SEED).orElseThrow();
        plan = playable.boards().stream()
                .filter(board -> board.size() == BOARD)
                .findFirst()
                .map(board -> board.id())
                .map(plan::on)
                .orElse(plan);
        for (int seat = 0; seat < plan.chairs().size(); seat++) {
            Chair chair = plan.chairs().get(seat);
            String player = seat < people
                    ? QuestChoices.PERSON
                    : playable.computers(plan.rules()).get(0);
            plan = plan.with(seat, new Chair(chair.name(), chair.character(), player));
        }
        return plan;
    }

    /** The moment is there. Gives whether the picture can be taken. */
    boolean isReady(GameTab open) {
        return true;
    }

    private boolean isReady() {
        GameTab open = tab;
        Moment moment = open == null ? null : open.moment();
        if (open == null || moment == null) {
            return false;
        }
        if (wanted.test(moment)) {
            return isReady(open);
        }
        if (moment.number() != answered) {
            answered = moment.number();
            answer(open, moment);
        }
        return false;
    }

    private void answer(GameTab open, Moment moment) {
        if (moment instanceof Moment.Curtain) {
            open.sitDown(moment.number());
        } else if (moment instanceof Moment.Seen seen) {
            seen.asked().ifPresent(asked -> open.choose(seen.number(), choice(asked)));
        }
    }

    private int choice(Asked asked) {
        return favourites.stream()
                .flatMap(favourite ->
                        asked.options().stream().filter(option -> option.key().startsWith(favourite)))
                .findFirst()
                .map(Option::number)
                .orElse(answers++ % asked.options().size());
    }

    static boolean isAsked(Moment moment, String kind) {
        return moment instanceof Moment.Seen seen
                && seen.asked().filter(asked -> asked.kind().equals(kind)).isPresent();
    }

    /** A board on which something has happened, and a land to be chosen. */
    public static final class OfBoard extends GameShot {
        public OfBoard() {
            super(
                    "game-board",
                    1,
                    List.of("mark", "move", "ambush", "summon", "cast"),
                    moment -> isAsked(moment, "walk")
                            && moment instanceof Moment.Seen seen
                            && seen.scene().day() > 3);
        }
    }

    /** A battle that has begun. */
    public static final class OfBattle extends GameShot {
        public OfBattle() {
            super(
                    "game-battle",
                    1,
                    List.of("mark", "move", "ambush", "summon"),
                    moment -> isAsked(moment, "play")
                            && moment instanceof Moment.Seen seen
                            && seen.scene()
                                    .battle()
                                    .filter(battle -> battle.round() > 1)
                                    .isPresent());
        }
    }

    /** A land that is looked at closer. */
    public static final class OfCloser extends GameShot {
        private boolean asked;

        public OfCloser() {
            super(
                    "game-closer",
                    1,
                    List.of("mark", "move", "ambush", "summon", "cast"),
                    moment -> isAsked(moment, "walk")
                            && moment instanceof Moment.Seen seen
                            && seen.scene().day() > 1);
        }

        @Override
        boolean isReady(GameTab open) {
            if (!asked) {
                asked = true;
                SwingUtilities.invokeLater(() -> open.lookAt(new Square(BOARD, BOARD / 2 + 1)));
            }
            return dialogs().findAny().isPresent();
        }

        @Override
        public void strike() {
            asked = false;
            dialogs().forEach(Window::dispose);
        }

        private static Stream<Window> dialogs() {
            return Arrays.stream(Window.getWindows()).filter(window -> window instanceof JDialog && window.isShowing());
        }
    }

    /** Cards among which somebody chooses. */
    public static final class OfCards extends GameShot {
        public OfCards() {
            super("game-cards", 1, List.of("process"), moment -> isAsked(moment, "target"));
        }
    }

    /** Between two people. */
    public static final class OfCurtain extends GameShot {
        public OfCurtain() {
            super("game-curtain", 2, List.of("pass"), Moment.Curtain.class::isInstance);
        }
    }

    /** The end of a game. */
    public static final class OfEnd extends GameShot {
        public OfEnd() {
            super(
                    "game-end",
                    0,
                    List.of(),
                    moment ->
                            moment instanceof Moment.Seen seen && seen.outcome().isPresent());
        }
    }
}

package soulwright.editor.story;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.game.Decision;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.pack.Kind;
import soulwright.story.StoryView;

/** A picture of a campaign at some moment; a computer player plays until it comes. */
abstract class StoryShot implements Shot {
    private static final long SEED = 7;

    private final String name;
    private final Predicate<StoryView> wanted;
    private final Consumer<StoryTab> then;
    private @Nullable Desk desk;
    private @Nullable StoryTab tab;
    private boolean isDone;

    /**
     * @param wanted the moment to be shown, at which the hero is to decide, or the end
     * @param then is done when it is shown
     */
    StoryShot(String name, Predicate<StoryView> wanted, Consumer<StoryTab> then) {
        this.name = name;
        this.wanted = wanted;
        this.then = then;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        this.desk = desk;
        tab = null;
        withCampaign(desk, () -> {
            Stories stories = new Stories(desk, folder());
            stories.whenReady(sagas -> {
                Gallery gallery = desk.gallery();
                stories.open("Playing on", () -> played(sagas.get(0), gallery), open -> {
                    tab = open;
                    isDone = false;
                });
            });
        });
        return this::isReady;
    }

    private boolean isReady() {
        StoryTab open = tab;
        if (open == null || open.moment().isEmpty()) {
            return false;
        }
        if (!isDone) {
            isDone = true;
            then.accept(open);
        }
        return true;
    }

    @Override
    public void strike() {
        Desk shown = desk;
        StoryTab open = tab;
        if (shown != null && open != null) {
            shown.close(open);
        }
    }

    private Opened played(Saga saga, Gallery gallery) throws IOException {
        Session session = saga.start(Saga.USUAL, SEED);
        Path file = Files.createTempFile(folder(), "story", ".save");
        Saving saving = new Saving(new SaveFile(file), Optional.empty());
        Opened opened = Opened.of(saga, gallery, session, Saga.USUAL, saving, folder());
        Files.delete(file);
        Forward.play(session, saga.player(Saga.USUAL), wanted);
        return opened;
    }

    static Path folder() {
        try {
            Path folder = Path.of(System.getProperty("java.io.tmpdir", ""), "soulwright-pictures");
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("no folder for pictures", e);
        }
    }

    /** Opens the packs that ship where none that is open has a campaign. */
    static void withCampaign(Desk desk, Runnable then) {
        if (desk.project().outline().entries(Kind.CAMPAIGNS).findAny().isPresent()) {
            then.run();
            return;
        }
        desk.workshop()
                .run(
                        "Looking for packs",
                        progress -> desk.project().offered(List.of()),
                        offered -> desk.project()
                                .open(offered.stream().map(pack -> pack.place()).toList(), problems -> then.run()));
    }

    private static boolean isAsked(StoryView view, String kind) {
        return !view.isGame()
                && view.decision().map(Decision::kind).filter(kind::equals).isPresent();
    }

    private static boolean isExam(StoryView view, boolean league) {
        return isAsked(view, "exam")
                && view.scene()
                        .exam()
                        .filter(exam -> exam.league() == league
                                && exam.round() > 1
                                && exam.entrants().size() > 2)
                        .isPresent();
    }

    /** Somebody says something. */
    public static final class OfTalk extends StoryShot {
        public OfTalk() {
            super(
                    "story-talk",
                    view -> view.scene().said().size() > 3
                            && view.scene().reports().size() == 1,
                    StoryTab::goOn);
        }
    }

    /** The hero answers. */
    public static final class OfAnswers extends StoryShot {
        public OfAnswers() {
            super(
                    "story-answers",
                    view -> isAsked(view, "talk") && view.scene().said().isEmpty(),
                    tab -> {});
        }
    }

    /** The story goes one way or another. */
    public static final class OfWays extends StoryShot {
        public OfWays() {
            super("story-ways", view -> isAsked(view, "way"), tab -> {});
        }
    }

    /** A report card. */
    public static final class OfReport extends StoryShot {
        public OfReport() {
            super(
                    "story-report",
                    view -> isAsked(view, "report") && view.scene().reports().size() > 2,
                    tab -> {});
        }
    }

    /** A knock-out. */
    public static final class OfKnockOut extends StoryShot {
        public OfKnockOut() {
            super("story-knock-out", view -> isExam(view, false), tab -> {});
        }
    }

    /** A league. */
    public static final class OfLeague extends StoryShot {
        public OfLeague() {
            super("story-league", view -> isExam(view, true), tab -> {});
        }
    }

    /** Cards are picked. */
    public static final class OfPacking extends StoryShot {
        public OfPacking() {
            super(
                    "story-packing",
                    view -> view.scene()
                            .packing()
                            .filter(packing -> packing.picked().size() > 2)
                            .isPresent(),
                    tab -> {});
        }
    }

    /** The new figures or the old. */
    public static final class OfKeeping extends StoryShot {
        public OfKeeping() {
            super("story-keeping", view -> view.scene().keep().isPresent(), tab -> {});
        }
    }

    /** The card stock beside the story. */
    public static final class OfStock extends StoryShot {
        public OfStock() {
            super(
                    "story-stock",
                    view -> isAsked(view, "report") && view.scene().stock().size() > 8,
                    tab -> tab.look(Aside.Part.STOCK));
        }
    }

    /** What was said, beside the story. */
    public static final class OfLog extends StoryShot {
        public OfLog() {
            super(
                    "story-log",
                    view -> view.scene().said().size() > 2
                            && view.scene().reports().size() == 1,
                    tab -> tab.look(Aside.Part.SAID));
        }
    }

    /** A battle of an examination. */
    public static final class OfBattle extends StoryShot {
        public OfBattle() {
            super(
                    "story-battle",
                    view -> view.scene().exam().isPresent()
                            && view.within()
                                    .flatMap(game -> game.scene().battle())
                                    .filter(battle -> battle.round() > 1)
                                    .isPresent(),
                    tab -> {});
        }
    }

    /** The end of a story. */
    public static final class OfEnding extends StoryShot {
        public OfEnding() {
            super("story-ending", view -> view.scene().ending().isPresent(), tab -> {});
        }
    }
}

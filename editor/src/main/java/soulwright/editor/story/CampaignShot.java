package soulwright.editor.story;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.editor.widget.Tab;
import soulwright.game.Resumption;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.story.StoryView;

/** The screen on which campaigns are begun and taken up again, with some saves, and the one on which battles between card stocks are begun. */
abstract class CampaignShot implements Shot {
    private static final List<Predicate<StoryView>> MOMENTS = List.of(
            view -> view.scene().said().size() > 2,
            view -> view.scene().chapter() == 2 && !view.isGame(),
            view -> view.scene().ending().isPresent());

    private final String name;
    private @Nullable Desk desk;
    private @Nullable Tab tab;

    CampaignShot(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    /** Opens the screen, when there are saves. */
    abstract void open(Desk shown, Stories stories, Saga saga);

    /** Whether everything is there. */
    abstract boolean isReady(Tab open);

    void opened(Tab open) {
        tab = open;
    }

    @Override
    public BooleanSupplier stage(Desk shown) {
        desk = shown;
        tab = null;
        StoryShot.withCampaign(shown, () -> {
            Stories stories = new Stories(shown, StoryShot.folder().resolve("campaigns"));
            stories.whenReady(sagas -> shown.workshop()
                    .run("Playing on", progress -> save(sagas.get(0), stories), saga -> open(shown, stories, saga)));
        });
        return () -> {
            Tab open = tab;
            return open != null && isReady(open);
        };
    }

    private static Saga save(Saga saga, Stories stories) throws IOException {
        Path folder = Files.createDirectories(stories.slots().folder());
        for (int moment = 0; moment < MOMENTS.size(); moment++) {
            SaveFile file = new SaveFile(folder.resolve("the-year-" + moment + ".save"));
            if (!isCurrent(file, saga)) {
                Session session = saga.start(Saga.USUAL, 7 + moment);
                Forward.play(session, saga.player(Saga.USUAL), MOMENTS.get(moment));
                file.write(session.recording());
            }
        }
        return saga;
    }

    /** Whether it was saved with the packs as they are now; those of earlier pictures may no longer go as they went. */
    private static boolean isCurrent(SaveFile file, Saga saga) {
        return file.read() instanceof SaveFile.Whole whole
                && whole.recording().setup().packs().equals(saga.packs())
                && Resumption.of(whole.recording(), saga.start(whole.recording().setup()))
                        .isExact();
    }

    @Override
    public void strike() {
        Desk shown = desk;
        Tab open = tab;
        if (shown != null && open != null) {
            shown.close(open);
        }
    }

    /** Saves and chapters. */
    public static final class OfSaves extends CampaignShot {
        public OfSaves() {
            super("campaign-saves");
        }

        @Override
        void open(Desk shown, Stories stories, Saga saga) {
            Tab open = stories.home();
            shown.open(open);
            opened(open);
        }

        @Override
        boolean isReady(Tab open) {
            return ((CampaignTab) open).isReady();
        }
    }

    /** Two card stocks. */
    public static final class OfVersus extends CampaignShot {
        public OfVersus() {
            super("campaign-versus");
        }

        @Override
        void open(Desk shown, Stories stories, Saga saga) {
            stories.look(
                    saga,
                    saved -> saved.stories().stream()
                            .filter(head -> head.stand().versus())
                            .findFirst()
                            .ifPresent(head -> stories.look(saga, head, state -> {
                                Tab open = stories.versus(saga, state);
                                shown.open(open);
                                opened(open);
                            })));
        }

        @Override
        boolean isReady(Tab open) {
            return true;
        }
    }
}

package soulwright.editor.story;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.EmptyState;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Tab;
import soulwright.game.SaveFile;
import soulwright.story.scene.ChapterScene;

/** Where campaigns are begun, or taken up again. */
final class CampaignTab implements Tab {
    private final Desk desk;
    private final Stories stories;
    private final JPanel component = new JPanel(new BorderLayout());
    private final Command leave;
    private List<Saga> sagas = List.of();
    private @Nullable CampaignPanel panel;

    CampaignTab(Desk desk, Stories stories) {
        this.desk = desk;
        this.stories = stories;
        this.leave = Command.of("Close", () -> desk.close(this)).on("ESCAPE").saying("Goes back without playing");
        leave.bindTo(component);
        component.setName("campaigns");
        component.setFocusable(true);
        look();
    }

    private void look() {
        stories.whenReady(found -> {
            sagas = found;
            if (found.isEmpty()) {
                showNothing();
            } else {
                // later, since making it ready has taken a while already
                SwingUtilities.invokeLater(() -> show(found.get(0)));
            }
        });
    }

    private void showNothing() {
        component.removeAll();
        component.add(new EmptyState(
                "warning",
                "There is no campaign yet",
                "Open a pack with a campaign, such as the academy. A pack with errors cannot be played: Problems lists them.",
                List.of(Command.of("Look again", this::look))));
        component.revalidate();
    }

    private void show(Saga saga) {
        CampaignPanel shown = new CampaignPanel(saga, sagas, desk.gallery(), stories.newSeed(), acts(saga));
        panel = shown;
        component.removeAll();
        component.add(shown.component());
        component.revalidate();
        component.repaint();
        SwingUtilities.invokeLater(() -> shown.first().requestFocusInWindow());
        list(saga, shown);
    }

    private CampaignPanel.Acts acts(Saga saga) {
        return new CampaignPanel.Acts(
                this::show,
                seed -> stories.begin(saga, seed, open -> desk.close(this)),
                head -> stories.resume(saga, head.slot(), open -> desk.close(this)),
                (head, then) -> stories.look(saga, head, then),
                (head, chapter) -> again(saga, head, chapter),
                this::throwAway,
                battle -> stories.resume(saga, battle, open -> desk.close(this)),
                head -> stories.look(saga, head, state -> versus(saga, state)));
    }

    private void versus(Saga saga, SlotState state) {
        if (state.versus().isEmpty() || state.stocks().isEmpty()) {
            desk.sayWhyNot(
                    "No battle can be fought between the card stocks of this story",
                    "A pack has changed since, and the story cannot be played again as far as it went.");
        } else {
            desk.open(stories.versus(saga, state));
            desk.close(this);
        }
    }

    private void again(Saga saga, SlotHead head, ChapterScene chapter) {
        chapter.begun().ifPresent(decisions -> stories.again(saga, head.slot(), decisions, open -> desk.close(this)));
    }

    private void list(Saga saga, CampaignPanel shown) {
        stories.look(saga, saved -> {
            Component owner =
                    KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            boolean isHere =
                    component.isShowing() && (owner == null || SwingUtilities.isDescendingFrom(owner, component));
            shown.show(saved);
            if (isHere) {
                // later, since what is new is laid out first
                SwingUtilities.invokeLater(() -> shown.first().requestFocusInWindow());
            }
        });
    }

    private void throwAway(Saga saga, SaveFile file, String what) {
        change(
                saga,
                "Deleting",
                () -> stories.slots().throwAway(file.path()),
                shown -> shown.offer(
                        "Deleted \"" + what + "\".",
                        Command.of("Bring back", () -> bringBack(saga, file))
                                .saying("Puts the save back where it was")));
    }

    private void bringBack(Saga saga, SaveFile file) {
        change(saga, "Bringing back", () -> stories.slots().bringBack(file.path()), CampaignPanel::offerNothing);
    }

    /** Does something to files, off the event thread. */
    private interface Filing {
        void run() throws IOException;
    }

    private void change(Saga saga, String name, Filing filing, Consumer<CampaignPanel> then) {
        desk.workshop()
                .run(
                        name,
                        progress -> {
                            filing.run();
                            return saga;
                        },
                        done -> {
                            CampaignPanel shown = panel;
                            if (shown != null) {
                                then.accept(shown);
                                list(done, shown);
                            }
                        });
    }

    /** Whether everything is there. */
    boolean isReady() {
        CampaignPanel shown = panel;
        return shown != null && shown.isFilled();
    }

    @Override
    public Object key() {
        return "campaigns";
    }

    @Override
    public String title() {
        return "Campaigns";
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Icons.of("story"));
    }

    @Override
    public JComponent component() {
        return component;
    }

    @Override
    public JComponent firstFocus() {
        CampaignPanel shown = panel;
        return shown == null ? component : shown.first();
    }

    @Override
    public List<Command> commands() {
        return List.of(leave);
    }
}

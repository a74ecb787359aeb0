package soulwright.editor.story;

import java.awt.CardLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.PlainKeys;
import soulwright.editor.widget.Room;
import soulwright.story.scene.ChapterScene;
import soulwright.story.scene.StageScene;
import soulwright.story.scene.StoryScene;

/** All that is seen of a story: where it stands, the page that fits the moment, and beside it, or in its place, what the player wants to look at. */
final class StoryScreen extends JPanel {
    private static final int ENOUGH_FOR_BOTH = 1000;

    private final List<StoryPage> pages;
    private final Aside aside;
    private final MigLayout grid =
            new MigLayout("fill, insets 0, hidemode 3, gap 0", "[0:0:, grow, fill]", "[shrink 0][grow, fill]");
    private final CardLayout layout = new CardLayout();
    private final JPanel stage = new JPanel(layout);
    private final JPanel head =
            new JPanel(new MigLayout("insets 10lp 14lp 0 14lp, fillx, wrap, hidemode 3", "[0:0:, grow, fill]"));
    private final Paragraph chapter = Text.heading(" ");
    private final Paragraph trouble = new Paragraph("", "Soulwright.error");
    private StoryPage page;
    private @Nullable StoryMoment moment;
    private boolean isHere;
    private Runnable turned = () -> {};
    private @Nullable Sides sides;

    /**
     * What is seen.
     *
     * @param open whether something is looked at
     * @param both whether there is room for it and the story beside each other
     */
    private record Sides(boolean open, boolean both) {}

    /**
     * Before the first moment.
     *
     * @param pages the first that fits a moment shows it; the last fits all
     * @param commands those that have a button on the screen
     */
    StoryScreen(List<StoryPage> pages, Aside aside, List<Command> commands) {
        this.pages = List.copyOf(pages);
        this.aside = aside;
        aside.closedBy(this::closeAside);
        this.page = pages.get(pages.size() - 1);
        setName("story");
        setFocusable(true);
        chapter.setName("where");
        trouble.setName("trouble");
        JPanel line = Text.panel("insets 0, fillx", "[0:0:, grow, fill]12lp[shrink 0]");
        JPanel buttons = Text.panel("insets 0", "");
        commands.forEach(command -> buttons.add(command.toolButton()));
        line.add(chapter);
        line.add(buttons);
        head.add(line);
        head.add(trouble);
        for (int index = 0; index < pages.size(); index++) {
            stage.add(pages.get(index).component(), Integer.toString(index));
        }
        setLayout(grid);
        add(head, "cell 0 0 2 1, growx, wmin 0");
        add(stage, "cell 0 1, grow, wmin 0, hmin 0");
        add(aside.component(), "cell 0 1");
        arrange();
        Room.follow(this, room -> arrange());
    }

    /** Shows another moment. */
    void show(StoryMoment shown) {
        StoryPage next =
                pages.stream().filter(one -> one.fits(shown)).findFirst().orElse(page);
        boolean looksAfterItself = next == page && next.isWhole();
        hold(looksAfterItself, next != page);
        moment = shown;
        page = next;
        page.show(shown);
        layout.show(stage, Integer.toString(pages.indexOf(page)));
        chapter.setText(where(shown.scene()));
        trouble.setText(shown.trouble().orElse(""));
        trouble.setVisible(shown.trouble().isPresent());
        head.setVisible(!page.isWhole());
        aside.show(shown);
        if (isHere && isSeen() && !looksAfterItself && !shown.elsewhere()) {
            takeKeyboard();
        }
    }

    private static String where(StoryScene scene) {
        if (scene.chapter() < 0) {
            return scene.campaign();
        }
        ChapterScene now = scene.chapters().get(scene.chapter());
        return "Chapter " + (scene.chapter() + 1) + ", " + now.name()
                + scene.stage()
                        .filter(stage ->
                                stage.kind().equals("game") || stage.kind().equals("exam"))
                        .map(StageScene::title)
                        .map(title -> ": " + title)
                        .orElse("");
    }

    /**
     * What has the keyboard may be gone in a moment, so the screen as a whole takes it.
     *
     * @param turns whether another page is shown, which takes the keyboard along wherever what was hidden has left it
     */
    private void hold(boolean looksAfterItself, boolean turns) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        isHere = owner == null || (!PlainKeys.isWriting() && takesFrom(owner, turns));
        if (isHere && !looksAfterItself) {
            requestFocusInWindow();
        }
    }

    private boolean takesFrom(Component owner, boolean turns) {
        boolean within = (turns && isShowing()) || SwingUtilities.isDescendingFrom(owner, this);
        return within && !SwingUtilities.isDescendingFrom(owner, aside.component());
    }

    /** Has somebody hear whenever something else can be seen, or done, beside the story or in its place. */
    void onTurn(Runnable heard) {
        turned = heard;
    }

    /** Opens something to look at, or closes it, and takes the keyboard there, wherever it was. */
    void toggle(Aside.Part part) {
        aside.toggle(part);
        turn();
    }

    /** Closes what is looked at, and takes the keyboard to the story. Gives whether something was. */
    boolean closeAside() {
        if (aside.open().isEmpty()) {
            return false;
        }
        aside.close();
        turn();
        return true;
    }

    private void turn() {
        arrange();
        takeKeyboard();
    }

    /** Later, since what is new is laid out first. */
    private void takeKeyboard() {
        SwingUtilities.invokeLater(() -> firstFocus().requestFocusInWindow());
    }

    /** What is folded away stays in its place, unseen: taken out and put back, it would lose the keyboard and not hear of its new size. */
    private void arrange() {
        boolean open = aside.open().isPresent();
        boolean both = Room.in(this).width() >= ENOUGH_FOR_BOTH;
        Sides wanted = new Sides(open, both);
        if (!wanted.equals(sides)) {
            sides = wanted;
            Component owner =
                    KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            boolean hadKeyboard = owner != null && SwingUtilities.isDescendingFrom(owner, this);
            layOut(wanted);
            if (owner != null && hadKeyboard && !owner.isShowing()) {
                takeKeyboard();
            }
        }
        turned.run();
    }

    private void layOut(Sides wanted) {
        boolean beside = wanted.open() && wanted.both();
        stage.setVisible(!wanted.open() || wanted.both());
        aside.component().setVisible(wanted.open());
        grid.setColumnConstraints(beside ? "[0:0:, grow 64, fill][0:0:, grow 36, fill]" : "[0:0:, grow, fill]");
        grid.setComponentConstraints(
                aside.component(),
                "cell %d 1, grow, wmin 0, h 0:0:, gap 14lp 14lp 10lp 14lp".formatted(beside ? 1 : 0));
        revalidate();
        repaint();
    }

    /** What is shown now; nothing before the first moment. */
    Optional<StoryMoment> moment() {
        return Optional.ofNullable(moment);
    }

    /** Where the keyboard goes: to the story, or to what is looked at in its place. */
    JComponent firstFocus() {
        return isSeen()
                ? page.firstFocus()
                : aside.leadsBack().<JComponent>map(back -> back).orElse(this);
    }

    boolean isOpen(Aside.Part part) {
        return aside.open().equals(Optional.of(part));
    }

    /** Whether the story is on the screen, and not something else in its place. */
    boolean isSeen() {
        return sides == null || !sides.open() || sides.both();
    }

    /** Takes an option by its place, from 1; nothing that cannot be seen. */
    void press(int number) {
        if (isSeen()) {
            page.press(number);
        }
    }

    /** Goes on where there is nothing to choose; not while the story cannot be seen. */
    void goOn() {
        if (isSeen()) {
            page.goOn();
        }
    }
}

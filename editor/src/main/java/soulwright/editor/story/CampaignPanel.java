package soulwright.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Room;
import soulwright.editor.widget.SquareIcon;
import soulwright.game.SaveFile;
import soulwright.story.scene.ChapterScene;

/** One campaign: begin it, its saves, and how far the chosen save has come. */
final class CampaignPanel {
    private static final int ENOUGH_FOR_BOTH = 900;
    private static final int ICON = 56;

    private final Saga saga;
    private final Gallery gallery;
    private final Acts acts;
    private final Page page = new Page(new MigLayout());
    private final JScrollPane scroll = page.scrolling();
    private final JPanel head;
    private final JPanel fresh;
    private final JPanel bar = Text.card("insets 8lp 14lp 8lp 8lp, fillx", "[0:0:, grow, fill]8lp[]");
    private final JPanel slots = Text.panel("insets 0, fillx, wrap, gapy 10lp", "[0:0:, grow, fill]");
    private final ChapterPath path;
    private final JTextField seed;
    private final JButton begin = new JButton("Begin a new story");
    private List<SlotHead> heads = List.of();
    private List<Slots.Battle> battles = List.of();
    private Optional<SlotHead> chosen = Optional.empty();
    private Optional<SlotHead> seen = Optional.empty();
    private JButton first = begin;
    private boolean isFilled;
    private @Nullable Parts parts;

    /**
     * What is seen.
     *
     * @param both whether there is room for saves and chapters beside each other
     * @param path whether there are chapters to be seen
     */
    private record Parts(boolean both, boolean path) {}

    /**
     * What can be done here.
     *
     * @param another shows another campaign
     * @param begin is told the seed
     * @param look plays a save again, and tells what there is to see
     * @param throwAway deletes a save, of which it is told what people call it
     * @param goOn takes up a battle between card stocks
     */
    record Acts(
            Consumer<Saga> another,
            LongConsumer begin,
            Consumer<SlotHead> resume,
            BiConsumer<SlotHead, Consumer<SlotState>> look,
            BiConsumer<SlotHead, ChapterScene> again,
            Deleting throwAway,
            Consumer<Slots.Battle> goOn,
            Consumer<SlotHead> versus) {}

    /** Deletes a save. */
    interface Deleting {
        void delete(Saga saga, SaveFile file, String what);
    }

    /** @param sagas all that there are, this one among them */
    CampaignPanel(Saga saga, List<Saga> sagas, Gallery gallery, long seed, Acts acts) {
        this.saga = saga;
        this.gallery = gallery;
        this.acts = acts;
        this.seed = new JTextField(Long.toString(seed), 7);
        this.path = new ChapterPath(
                gallery, Optional.of(chapter -> chosen.ifPresent(slot -> acts.again.accept(slot, chapter))));
        this.head = head(sagas);
        this.fresh = fresh();
        page.setName("campaign");
        bar.setVisible(false);
        slots.add(Text.faint("Looking for saved stories…"));
        arrange();
        Room.follow(scroll, room -> arrange());
    }

    private JPanel head(List<Saga> sagas) {
        JPanel panel = Text.panel("insets 0, fillx, hidemode 3, gap 0", "[]18lp[0:0:, grow, fill]");
        var about = saga.campaign().about();
        JLabel icon = new JLabel(SquareIcon.of(gallery.picture(about.id().pack(), about.icon(), about.name()), ICON));
        panel.add(icon, "spany 3, aligny top");
        panel.add(Text.title(about.name()), "wrap");
        about.text().ifPresent(text -> panel.add(Text.faint(text), "wrap"));
        if (sagas.size() > 1) {
            JComboBox<String> all =
                    new JComboBox<>(sagas.stream().map(Saga::name).toArray(String[]::new));
            all.setSelectedIndex(sagas.indexOf(saga));
            all.setName("campaigns");
            all.getAccessibleContext().setAccessibleName("Campaign");
            all.addActionListener(event -> acts.another.accept(sagas.get(Math.max(0, all.getSelectedIndex()))));
            panel.add(all, "growx 0, gaptop 6lp");
        }
        return panel;
    }

    private JPanel fresh() {
        JPanel panel = Text.panel("insets 0, fillx", "[]16lp[]6lp[]push");
        begin.setName("begin-story");
        begin.setIcon(Icons.of("play"));
        begin.addActionListener(event -> begin());
        ChoiceList.enters(begin);
        seed.setName("story-seed");
        seed.setToolTipText("The same number gives the same luck to the same decisions");
        JLabel label = new JLabel("Seed:");
        label.setLabelFor(seed);
        panel.add(begin);
        panel.add(label);
        panel.add(seed);
        return panel;
    }

    private void begin() {
        String words = seed.getText().strip();
        if (words.matches("\\d{1,18}")) {
            acts.begin.accept(Long.parseLong(words));
        } else {
            seed.putClientProperty("JComponent.outline", "error");
            seed.setToolTipText("A whole number of at most 18 digits, please");
            seed.requestFocusInWindow();
        }
    }

    /** Shows the saves. */
    void show(Stories.Saved saved) {
        List<SlotHead> found = saved.stories();
        heads = found;
        battles = saved.battles();
        chosen = chosen.flatMap(before -> found.stream()
                        .filter(head -> head.slot().file().equals(before.slot().file()))
                        .findFirst())
                .or(() -> found.stream().findFirst());
        seen = seen.filter(head -> chosen.isPresent());
        isFilled = true;
        fill();
    }

    private void fill() {
        slots.removeAll();
        if (heads.isEmpty()) {
            slots.add(Text.faint("No stories yet. Begin one: it is saved after every decision."));
        } else {
            slots.add(Text.heading("Your stories"));
        }
        first = begin;
        for (SlotHead head : heads) {
            boolean isChosen = chosen.equals(Optional.of(head));
            SlotCard card = SlotCard.of(head, isChosen, commands(head));
            first = isChosen ? card.first() : first;
            slots.add(card.panel());
        }
        if (!battles.isEmpty()) {
            slots.add(Text.heading("Battles under way"), "gaptop 8lp");
            battles.forEach(battle -> slots.add(BattleCard.of(VersusPlan.of(saga, battle.choices()), battle, acts)));
        }
        chosen.filter(head -> !seen.equals(chosen)).ifPresent(this::look);
        arrange();
    }

    private void look(SlotHead head) {
        seen = Optional.empty();
        path.showNothing("Looking at its chapters…");
        acts.look.accept(head, state -> {
            if (chosen.equals(Optional.of(head))) {
                seen = chosen;
                path.show(state.scene());
            }
        });
    }

    private List<Command> commands(SlotHead head) {
        List<Command> commands = new ArrayList<>();
        boolean over = head.isOver();
        commands.add(Command.of(over ? "Look at the end" : "Continue", () -> acts.resume.accept(head))
                .saying("Takes this story up where it stands")
                .with(Icons.of("play")));
        commands.add(Command.of("Chapters", () -> choose(head))
                .saying("Shows how far this story is, and lets you play a chapter again")
                .with(Icons.of("chapters")));
        if (head.stand().versus()) {
            commands.add(Command.of("Vs mode…", () -> acts.versus.accept(head))
                    .saying("Fights a battle between two card stocks of this story")
                    .with(Icons.of("players")));
        }
        commands.add(Command.of(
                        "Delete", () -> acts.throwAway.delete(saga, head.slot().file(), head.chapter()))
                .saying("Deletes this save; it can be brought back at once")
                .with(Icons.of("delete")));
        return commands;
    }

    private void choose(SlotHead head) {
        chosen = Optional.of(head);
        fill();
        // later, since what is new is laid out first
        SwingUtilities.invokeLater(() -> first.requestFocusInWindow());
    }

    /** Offers something above the saves, such as to bring back what was deleted. */
    void offer(String words, Command command) {
        bar.removeAll();
        bar.add(Text.plain(words));
        JButton button = command.button();
        button.setName("bring-back");
        bar.add(button);
        bar.setVisible(true);
        bar.revalidate();
    }

    void offerNothing() {
        bar.setVisible(false);
    }

    private void arrange() {
        boolean both = Room.in(scroll).width() >= ENOUGH_FOR_BOTH && chosen.isPresent();
        Parts wanted = new Parts(both, chosen.isPresent());
        if (wanted.equals(parts)) {
            page.revalidate();
            page.repaint();
            return;
        }
        parts = wanted;
        page.removeAll();
        page.setLayout(new MigLayout(
                "insets 28lp 32lp 28lp 32lp, fillx, wrap, hidemode 3, gapy 12lp",
                both ? "32lp[0:0:480lp, grow 44, fill]28lp[0:0:680lp, grow 56, fill]32lp" : Text.COLUMN));
        String span = both ? "span 2" : "";
        page.add(head, span);
        page.add(fresh, span);
        page.add(bar, span);
        page.add(slots, "aligny top");
        if (chosen.isPresent()) {
            page.add(path, "aligny top");
        }
        page.revalidate();
        page.repaint();
    }

    JComponent component() {
        return scroll;
    }

    /** Where the keyboard goes: to what most want now. */
    JComponent first() {
        return first;
    }

    /** Whether all that is to be seen is there. */
    boolean isFilled() {
        return isFilled && seen.equals(chosen);
    }
}

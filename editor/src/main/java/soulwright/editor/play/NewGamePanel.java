package soulwright.editor.play;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import soulwright.content.piece.Board;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.Room;

/** Chooses board, players and seed of a game. */
final class NewGamePanel extends JPanel {
    private static final int ENOUGH_FOR_THREE = 820;
    private static final String SEED = "All chance follows from it: the same seed and decisions give the same game.";
    private static final int ENOUGH_FOR_TWO = 620;

    private final Playable playable;
    private final Gallery gallery;
    private final JComboBox<String> rules = new JComboBox<>();
    private final JList<Board> boards;
    private final JComboBox<Board> picker;
    private final BoardPreview preview;
    private final Paragraph about = new Paragraph("");
    private final Paragraph goal = new Paragraph("", "Label.disabledForeground");
    private final JPanel table = new JPanel(
            new MigLayout("wrap 3, insets 0, fillx", "[]8lp[100lp::, grow 1, fill, sg]8lp[100lp::, grow 1, fill, sg]"));
    private final JTextField seed = new JTextField(10);
    private final Paragraph obstacle = new Paragraph("", "Soulwright.error");
    private final JButton start = new JButton("Start game");
    private final List<SeatRow> rows = new ArrayList<>();
    private final JComponent middle;
    private final JComponent right;
    private Plan plan;
    private int fills;
    private int columns = 3;

    /** @param begin is told the plan that the user has made */
    NewGamePanel(Playable playable, Gallery gallery, Plan first, Consumer<Plan> begin) {
        this.playable = playable;
        this.gallery = gallery;
        this.plan = first;
        this.boards = new JList<>(playable.boards().toArray(Board[]::new));
        this.picker = new JComboBox<>(playable.boards().toArray(Board[]::new));
        this.preview = new BoardPreview(gallery);
        start.setName("start-game");
        start.addActionListener(event -> begin.accept(plan()));
        obstacle.setName("obstacle");
        setUpBoards();
        setUpRules();
        middle = middle();
        right = right();
        build();
        Room.follow(this, this::fit);
        fillTable();
        changed();
    }

    private void setUpBoards() {
        boards.setName("boards");
        boards.getAccessibleContext().setAccessibleName("Boards");
        boards.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        boards.setCellRenderer(new BoardLine(gallery));
        boards.setSelectedIndex(
                Math.max(0, playable.boards().stream().map(Board::id).toList().indexOf(plan.board())));
        boards.addListSelectionListener(event -> changed());
        picker.setName("board-picker");
        picker.getAccessibleContext().setAccessibleName("Board");
        picker.setRenderer(new BoardLine(gallery));
        picker.setSelectedItem(boards.getSelectedValue());
        boards.addListSelectionListener(event -> picker.setSelectedItem(boards.getSelectedValue()));
        picker.addActionListener(event -> boards.setSelectedValue(picker.getSelectedItem(), true));
        boards.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                boards.ensureIndexIsVisible(boards.getSelectedIndex());
            }
        });
    }

    private void setUpRules() {
        playable.rules().forEach(one -> rules.addItem(one.name()));
        rules.setName("rules");
        rules.getAccessibleContext().setAccessibleName("Rules");
        rules.setSelectedIndex(Math.max(
                0,
                playable.rules().stream()
                        .map(QuestRuleset::id)
                        .toList()
                        .indexOf(plan.rules().id())));
        rules.addActionListener(event -> {
            QuestRuleset chosen = playable.rules().get(Math.max(0, rules.getSelectedIndex()));
            playable.usual(plan.seed(), chosen).ifPresent(usual -> plan = usual);
            fillTable();
            changed();
        });
    }

    private void fit(Room room) {
        int fitting = room.width() >= ENOUGH_FOR_THREE ? 3 : room.width() >= ENOUGH_FOR_TWO ? 2 : 1;
        if (fitting != columns) {
            columns = fitting;
            build();
        }
    }

    /** Three columns, two with the preview below them, or one in which no list scrolls within what scrolls. */
    private void build() {
        removeAll();
        setLayout(new MigLayout(
                "fillx, insets 0, wrap " + columns,
                columns == 3
                        ? "[220lp:26%:320lp, fill]24lp[grow, fill]24lp[240lp:30%:360lp, fill]"
                        : columns == 2 ? "[220lp:36%:320lp, fill]24lp[grow, fill]" : "[0:0:, grow, fill]"));
        add(
                part("Board", columns == 1 ? picker : new JScrollPane(boards)),
                columns == 1 ? "growx, wmin 0" : columns == 2 ? "grow, hmin 240lp" : "grow, hmin 0, pushy");
        add(part("Players", middle), "growx, aligny top, wmin 0");
        add(part("Preview", right), "growx, aligny top, wmin 0" + (columns == 2 ? ", span 2" : ""));
        revalidate();
    }

    private static JComponent part(String title, JComponent content) {
        JPanel part = new JPanel(new MigLayout("fill, wrap, insets 0", "[0:0:, grow, fill]", "[]8lp[grow, fill]"));
        part.add(heading(title));
        part.add(content, "hmin 0, aligny top");
        return part;
    }

    private JComponent middle() {
        JPanel middle = new JPanel(new MigLayout("fillx, wrap, insets 0, hidemode 3", "[grow, fill]", "[]16lp[]"));
        JPanel choices = new JPanel(new MigLayout("insets 0, fillx, wrap 2", "[]8lp[0:0:, grow]"));
        JLabel label = new JLabel("Seed");
        label.setLabelFor(seed);
        seed.setName("seed");
        seed.setText(Long.toString(plan.seed()));
        seed.setToolTipText(SEED);
        choices.add(label);
        choices.add(seed);
        choices.add(new Paragraph(SEED, "Label.disabledForeground").styled("small"), "skip 1, growx, wmin 0");
        if (playable.rules().size() > 1) {
            choices.add(new JLabel("Rules"));
            choices.add(rules);
        }
        middle.add(table);
        middle.add(choices);
        return middle;
    }

    private JComponent right() {
        JPanel right = new JPanel(new MigLayout("fillx, wrap, insets 0", "[grow, fill]", "[]10lp[]6lp[]push"));
        right.add(preview);
        right.add(about, "wmin 0");
        goal.setName("goal");
        right.add(goal, "wmin 0");
        return right;
    }

    private static JLabel heading(String words) {
        JLabel heading = new JLabel(words);
        heading.putClientProperty("FlatLaf.styleClass", "h3");
        return heading;
    }

    /** One seat after the other, so that nobody waits for all of them at once. */
    private void fillTable() {
        table.removeAll();
        rows.clear();
        fills++;
        int now = fills;
        SwingUtilities.invokeLater(() -> fillOn(now));
    }

    /** @param fill which filling goes on; another may have begun since */
    private void fillOn(int fill) {
        int seat = rows.size();
        if (fill == fills && seat < plan.chairs().size()) {
            SeatRow row = new SeatRow(
                    gallery,
                    playable.characters(),
                    playable.computers(plan.rules()),
                    seat,
                    plan.chairs().get(seat),
                    this::changed);
            rows.add(row);
            row.addTo(table);
            table.revalidate();
            SwingUtilities.invokeLater(() -> fillOn(fill));
        }
    }

    boolean isFilled() {
        return rows.size() == plan.chairs().size();
    }

    private void changed() {
        Board board = boards.getSelectedValue();
        if (board != null) {
            preview.show(board, plan.rules());
            about.setText(board.about().text().orElse(""));
            goal.setText(plan.rules().about().text().orElse(""));
        }
        Optional<String> why = seedFault().or(() -> playable.nameFault(plan())).or(() -> playable.obstacle(plan()));
        obstacle.setText(why.orElse(""));
        obstacle.setVisible(why.isPresent());
        start.setEnabled(why.isEmpty());
    }

    private Optional<String> seedFault() {
        return seed.getText().strip().matches("\\d{1,18}")
                ? Optional.empty()
                : Optional.of("The seed is a whole number of up to 18 digits.");
    }

    /** The game as it is chosen now. */
    Plan plan() {
        Plan chosen = new Plan(
                plan.rules(),
                Optional.ofNullable(boards.getSelectedValue()).map(Board::id).orElse(plan.board()),
                Stream.concat(
                                rows.stream().map(SeatRow::chair),
                                plan.chairs().stream().skip(rows.size()))
                        .toList(),
                seedFault().isEmpty() ? Long.parseLong(seed.getText().strip()) : plan.seed());
        return chosen;
    }

    /** What is always seen, however much there is to choose: how to begin, or why one cannot. */
    JComponent foot() {
        JPanel foot =
                new JPanel(new MigLayout("insets 8lp 24lp 12lp 24lp, fillx, hidemode 3", "[0:0:, grow, fill]16lp[]"));
        foot.setName("foot");
        foot.add(obstacle, "wmin 0");
        foot.add(start, "cell 1 0, width 160lp::, height 36lp!");
        return foot;
    }

    JButton start() {
        return start;
    }

    JComponent first() {
        return columns == 1 ? picker : boards;
    }
}

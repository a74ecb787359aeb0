package soulwright.editor.board;

import com.formdev.flatlaf.util.UIScale;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.ListSelectionModel;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Gallery;
import soulwright.editor.board.drawing.Layer;
import soulwright.editor.board.drawing.RuinPaint;
import soulwright.editor.widget.SearchField;

/** The layers, and the paints of the one that is drawn on. */
final class Palette extends JPanel {
    private static final int MOST_LEVELS = 9;
    private static final int LINE = 40;

    private final OpenBoard board;
    private final Supplier<Gallery> gallery;
    private final Easel easel;
    private final DefaultListModel<Swatch> model = new DefaultListModel<>();
    private final JList<Swatch> list = new JList<>(model);
    private final Map<Layer, Choice> layers = new EnumMap<>(Layer.class);
    private final JPanel levelsRow = new JPanel(new MigLayout("insets 0, fillx", "[][grow,right]"));
    private final JSpinner levels = new JSpinner(new SpinnerNumberModel(0, 0, MOST_LEVELS, 1));
    private String sought = "";
    private boolean filling;

    Palette(OpenBoard board, Easel easel, JComponent keyed, Supplier<Gallery> gallery) {
        super(new MigLayout("insets 8 8 4 8, wrap, fill, hidemode 3", "[grow]", "[][][grow][]"));
        this.board = board;
        this.easel = easel;
        this.gallery = gallery;
        JPanel row =
                new JPanel(new MigLayout("insets 0, gap 2, fillx, novisualpadding", "[grow,fill,sg][grow,fill,sg]"));
        row.putClientProperty("FlatLaf.style", "arc: 8; background: $Soulwright.card");
        layer(Layer.TERRAIN, "layer-terrain", "1", keyed, row, "");
        layer(Layer.DWELLING, "layer-dwelling", "2", keyed, row, "wrap");
        layer(Layer.RUIN, "layer-ruin", "3", keyed, row, "");
        layer(Layer.ELEVATION, "elevation", "4", keyed, row, "");
        add(row, "growx");
        add(new SearchField("Search the palette", this::seek), "growx");
        list.setName("palette");
        list.getAccessibleContext().setAccessibleName("Palette");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        rescale();
        list.addListSelectionListener(event -> chosen());
        JScrollPane scroll = new JScrollPane(list);
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        add(scroll, "grow, hmin 60lp");
        levelsRow.add(new JLabel("Levels (0 for all)"), "wmin 0");
        levelsRow.add(levels);
        levels.getAccessibleContext().setAccessibleName("Levels of the ruin, 0 for all");
        levels.addChangeListener(event -> leveled());
        add(levelsRow, "growx");
        easel.addListener(this::refresh);
        refresh();
    }

    private void layer(Layer layer, String icon, String key, JComponent keyed, JPanel row, String constraints) {
        Choice choice = Choice.of(layer.title(), icon, key, keyed, () -> easel.layer(layer));
        choice.title(layer.title());
        layers.put(layer, choice);
        row.add(choice.button(), constraints);
    }

    private void seek(String words) {
        sought = words;
        refresh();
    }

    /** Theme or zoom are others. Lines are all as high, so that the list need not look at each. */
    void rescale() {
        list.setCellRenderer(new SwatchRenderer(gallery));
        list.setFixedCellHeight(UIScale.scale(LINE));
    }

    /** What is at hand is another, or what there is. */
    void refresh() {
        if (filling) {
            return;
        }
        filling = true;
        layers.forEach((layer, choice) -> choice.chosen(easel.layer() == layer));
        levelsRow.setVisible(easel.layer() == Layer.RUIN);
        easel.paint()
                .filter(RuinPaint.class::isInstance)
                .map(RuinPaint.class::cast)
                .ifPresent(ruin -> levels.setValue(ruin.levels().orElse(0)));
        fill();
        filling = false;
    }

    private void fill() {
        int some = (Integer) levels.getValue();
        List<Swatch> shown = new Swatches(board.world())
                .of(easel.layer(), some == 0 ? OptionalInt.empty() : OptionalInt.of(some)).stream()
                        .filter(swatch -> swatch.matches(sought))
                        .toList();
        if (!shown.equals(List.of(model.toArray()))) {
            model.clear();
            model.addAll(shown);
        }
        shown.stream()
                .filter(swatch -> easel.paint().filter(swatch::isOf).isPresent())
                .findFirst()
                .ifPresentOrElse(swatch -> list.setSelectedValue(swatch, true), list::clearSelection);
    }

    private void chosen() {
        Swatch swatch = list.getSelectedValue();
        if (!filling && swatch != null) {
            easel.paint(swatch.paint());
        }
    }

    /** Other levels make another paint of the same ruin. */
    private void leveled() {
        if (!filling) {
            int some = (Integer) levels.getValue();
            easel.paint()
                    .filter(RuinPaint.class::isInstance)
                    .map(RuinPaint.class::cast)
                    .ifPresent(ruin -> easel.paint(
                            new RuinPaint(ruin.ruin(), some == 0 ? OptionalInt.empty() : OptionalInt.of(some))));
        }
    }
}

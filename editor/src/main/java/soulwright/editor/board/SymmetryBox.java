package soulwright.editor.board;

import java.awt.Component;
import java.awt.event.ActionEvent;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractAction;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.KeyStroke;
import soulwright.editor.board.drawing.Symmetry;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Shortcut;

/** Chooses what is drawn together with each land, by name and picture; on the board, each symmetry has a key of its own. */
final class SymmetryBox {
    private static final Map<Symmetry, String> DRAWINGS = new EnumMap<>(Map.of(
            Symmetry.OFF, "symmetry-off",
            Symmetry.WEST_EAST, "symmetry-west-east",
            Symmetry.NORTH_SOUTH, "symmetry-north-south",
            Symmetry.HALF_TURN, "symmetry-half-turn",
            Symmetry.FOUR_MIRRORED, "symmetry-four-mirrored",
            Symmetry.FOUR_TURNED, "symmetry-four-turned"));

    private final JComboBox<Symmetry> box = new JComboBox<>(Symmetry.values());
    private final Easel easel;

    /** @param keyed where the keys work: the board */
    SymmetryBox(Easel easel, JComponent keyed) {
        this.easel = easel;
        box.setName("symmetry");
        box.getAccessibleContext().setAccessibleName("Symmetry");
        box.setToolTipText("What is drawn together with each land (" + Shortcut.words(key(Symmetry.OFF)) + " to "
                + Shortcut.words(key(Symmetry.FOUR_TURNED)) + ")");
        box.setMaximumRowCount(Symmetry.values().length);
        box.addActionListener(event -> chosen());
        for (Symmetry symmetry : Symmetry.values()) {
            keyed.getInputMap().put(key(symmetry), symmetry);
            keyed.getActionMap().put(symmetry, new AbstractAction() {
                @Override
                public void actionPerformed(ActionEvent event) {
                    easel.symmetry(symmetry);
                }
            });
        }
        rescale();
        easel.addListener(this::refresh);
        refresh();
    }

    private static KeyStroke key(Symmetry symmetry) {
        return Shortcut.of("shift " + (1 + List.of(Symmetry.values()).indexOf(symmetry)));
    }

    JComboBox<Symmetry> component() {
        return box;
    }

    /** Theme or zoom are others. */
    void rescale() {
        box.setRenderer(new Line());
    }

    private void chosen() {
        if (box.getSelectedItem() instanceof Symmetry wanted && wanted != easel.symmetry()) {
            easel.symmetry(wanted);
        }
    }

    private void refresh() {
        if (box.getSelectedItem() != easel.symmetry()) {
            box.setSelectedItem(easel.symmetry());
        }
    }

    private static final class Line extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            super.getListCellRendererComponent(list, value, index, selected, focused);
            if (value instanceof Symmetry symmetry) {
                setText(symmetry.title());
                setIcon(drawing(symmetry, selected && index >= 0));
            }
            return this;
        }

        private static Icon drawing(Symmetry symmetry, boolean chosen) {
            String name = DRAWINGS.getOrDefault(symmetry, "symmetry-off");
            return chosen ? Icons.tinted(name, 16, "ComboBox.selectionForeground") : Icons.of(name);
        }
    }
}

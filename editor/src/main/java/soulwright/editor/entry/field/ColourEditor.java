package soulwright.editor.entry.field;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JColorChooser;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.entry.form.Field;

/** A colour, typed as `#rrggbb` or chosen. */
final class ColourEditor implements FieldEditor {
    private final JTextField text = new JTextField(9);
    private final JPanel panel = new JPanel(new MigLayout("insets 0, novisualpadding, gap 6"));
    private final JButton swatch = new JButton();
    private final TextLink link;
    private final Editing editing;

    ColourEditor(Field field, Editing editing) {
        this.editing = editing;
        text.getAccessibleContext().setAccessibleName(field.label());
        text.putClientProperty("JComponent.roundRect", false);
        link = new TextLink(text, field, editing, typed -> typed);
        swatch.setToolTipText("Choose a colour");
        swatch.getAccessibleContext().setAccessibleName("Choose a colour");
        swatch.addActionListener(event -> choose());
        swatch.setIcon(new Swatch());
        panel.setOpaque(false);
        panel.add(text);
        panel.add(swatch);
    }

    private Optional<Color> colour() {
        String written = link.field().text();
        return written.matches("#[0-9a-fA-F]{6}") ? Optional.of(Color.decode(written)) : Optional.empty();
    }

    private void choose() {
        Color chosen = JColorChooser.showDialog(panel, link.field().label(), colour().orElse(Color.GRAY), false);
        if (chosen != null) {
            editing.set(link.field(), "#%06x".formatted(chosen.getRGB() & 0xffffff));
        }
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public JComponent focus() {
        return text;
    }

    @Override
    public void show(Field field) {
        link.show(field);
        swatch.setEnabled(!editing.isReadOnly());
        swatch.repaint();
    }

    private final class Swatch implements Icon {
        @Override
        public int getIconWidth() {
            return UIScale.scale(28);
        }

        @Override
        public int getIconHeight() {
            return UIScale.scale(14);
        }

        @Override
        public void paintIcon(Component on, Graphics graphics, int x, int y) {
            colour().ifPresent(colour -> {
                graphics.setColor(colour);
                graphics.fillRect(x, y, getIconWidth(), getIconHeight());
            });
            graphics.setColor(on.getForeground());
            graphics.drawRect(x, y, getIconWidth() - 1, getIconHeight() - 1);
        }
    }
}

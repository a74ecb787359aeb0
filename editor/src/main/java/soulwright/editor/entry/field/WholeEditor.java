package soulwright.editor.entry.field;

import java.awt.GridLayout;
import java.awt.Insets;
import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.entry.form.Control.Whole;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Plain;

/** A whole number: typed, or stepped by arrow keys, wheel and buttons. What is out of its range can be typed, and is reported. */
final class WholeEditor implements FieldEditor {
    private static final int LARGE_STEP = 10;

    private final JTextField number;
    private final JPanel panel = new JPanel(new MigLayout("insets 0, novisualpadding, gap 0, hidemode 3"));
    private final TextLink link;
    private final Whole range;
    private final Editing editing;

    WholeEditor(Field field, Whole range, Editing editing) {
        this.range = range;
        this.editing = editing;
        number = new JTextField(Math.min(
                7, Math.max(4, String.valueOf(range.greatest()).length() + 2)));
        number.setHorizontalAlignment(SwingConstants.TRAILING);
        number.getAccessibleContext().setAccessibleName(field.label());
        link = new TextLink(number, field, editing, Plain::typed);
        number.putClientProperty("JTextField.trailingComponent", arrows());
        panel.setOpaque(false);
        panel.add(number);
        if (range.percent()) {
            panel.add(new JLabel("%"), "gapleft 4");
        }
        step("UP", 1);
        step("DOWN", -1);
        step("PAGE_UP", LARGE_STEP);
        step("PAGE_DOWN", -LARGE_STEP);
    }

    private JComponent arrows() {
        JPanel both = new JPanel(new GridLayout(2, 1));
        both.setOpaque(false);
        both.add(arrow(new StepIcon(SwingConstants.NORTH), 1));
        both.add(arrow(new StepIcon(SwingConstants.SOUTH), -1));
        return both;
    }

    private JButton arrow(StepIcon sign, int by) {
        JButton button = new JButton(sign);
        button.setFocusable(false);
        button.setBorder(BorderFactory.createEmptyBorder());
        button.setMargin(new Insets(0, 0, 0, 0));
        button.putClientProperty("JComponent.minimumHeight", 4);
        button.setContentAreaFilled(false);
        button.addActionListener(event -> step(by));
        return button;
    }

    private void step(String key, int by) {
        number.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        number.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                step(by);
            }
        });
    }

    /** From the value that counts, within the range; nothing happens to what is no number. */
    private void step(int by) {
        String text = link.field().text();
        boolean plain = text.isEmpty() || Plain.typed(text) instanceof Long;
        if (plain && !editing.isReadOnly() && number.isEditable()) {
            long now = text.isEmpty() ? Math.max(range.least(), 0) - by : Long.parseLong(text);
            long next = Math.max(range.least(), Math.min(range.greatest(), now + by));
            link.type(String.valueOf(next));
        }
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public JComponent focus() {
        return number;
    }

    @Override
    public void show(Field field) {
        link.show(field);
    }
}

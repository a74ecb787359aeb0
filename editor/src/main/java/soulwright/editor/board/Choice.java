package soulwright.editor.board;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Shortcut;

/** A button that stays down while what it stands for is chosen, with a key of its own on the board. */
final class Choice {
    private final JToggleButton button;

    private Choice(JToggleButton button) {
        this.button = button;
    }

    /**
     * A button that shows only its icon.
     *
     * @param title in words, for tooltips and screen readers
     * @param key as {@link Shortcut#of} reads it
     * @param keyed where the key works
     */
    static Choice of(String title, String icon, String key, JComponent keyed, Runnable choose) {
        JToggleButton button = new JToggleButton(Icons.of(icon));
        KeyStroke stroke = Shortcut.of(key);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.setToolTipText(title + "  (" + Shortcut.words(stroke) + ")");
        button.getAccessibleContext().setAccessibleName(title);
        button.setFocusable(true);
        button.addActionListener(event -> choose.run());
        keyed.getInputMap().put(stroke, title);
        keyed.getActionMap().put(title, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                choose.run();
            }
        });
        return new Choice(button);
    }

    /** Writes a title beside the icon; an empty one leaves the icon alone. */
    void title(String title) {
        button.setText(title);
    }

    JToggleButton button() {
        return button;
    }

    void chosen(boolean chosen) {
        button.setSelected(chosen);
    }
}

package soulwright.editor.widget;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JTextField;
import javax.swing.KeyStroke;

/** A field to narrow a list with. Escape empties it. */
public final class SearchField extends JTextField {
    /**
     * An empty one.
     *
     * @param prompt what stands in it while it is empty, as in `Filter entries`; also its name for screen readers
     * @param changed is told the text at every change, without spaces around it
     */
    public SearchField(String prompt, Consumer<String> changed) {
        putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, prompt);
        putClientProperty(FlatClientProperties.TEXT_FIELD_LEADING_ICON, Icons.faint("search"));
        putClientProperty(FlatClientProperties.TEXT_FIELD_SHOW_CLEAR_BUTTON, true);
        getAccessibleContext().setAccessibleName(prompt);
        setToolTipText(prompt);
        getDocument()
                .addDocumentListener(new Typing(() -> changed.accept(getText().strip())));
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "empty");
        getActionMap().put("empty", empty());
    }

    private Action empty() {
        return new AbstractAction() {
            @Override
            public boolean isEnabled() {
                return !getText().isEmpty(); // else the key is for the dialog around it
            }

            @Override
            public void actionPerformed(ActionEvent event) {
                setText("");
            }
        };
    }
}

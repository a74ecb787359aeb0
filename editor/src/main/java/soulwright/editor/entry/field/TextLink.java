package soulwright.editor.entry.field;

import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.Function;
import javax.swing.JTextField;
import javax.swing.Timer;
import javax.swing.text.JTextComponent;
import soulwright.editor.entry.form.Field;
import soulwright.editor.widget.Typing;
import soulwright.yaml.YamlScalar;

/**
 * Lets a text component show a field, and changes the field as somebody types. An emptied field is cleared when it is left, so that what
 * is typed next still takes the place of the old value.
 */
final class TextLink {
    /** After so long, typing in a text of several lines begins another step of the history; in one line, all that is typed is one. */
    private static final int PAUSE_MILLIS = 900;

    private final JTextComponent text;
    private final Editing editing;
    private final Function<String, Object> read;
    private final Timer pause;
    private Field field;
    private boolean showing;

    /** @param read makes a value of what was typed */
    TextLink(JTextComponent text, Field field, Editing editing, Function<String, Object> read) {
        this.text = text;
        this.editing = editing;
        this.read = read;
        this.field = field;
        this.pause = new Timer(PAUSE_MILLIS, event -> editing.seal());
        pause.setRepeats(false);
        text.getDocument().addDocumentListener(new Typing(this::typed));
        text.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                leave();
            }
        });
        if (text instanceof JTextField line) {
            line.addActionListener((ActionEvent event) -> leave());
        }
        show(field);
    }

    Field field() {
        return field;
    }

    void show(Field now) {
        field = now;
        String own = now.patched().isPresent() ? now.text() : ownText(now);
        boolean emptied = text.getText().isEmpty() && text.isFocusOwner();
        if (text.getText().equals(own)) {
            editing.accepted(now);
        }
        if (!text.getText().equals(own) && !emptied && editing.refusal(now).isEmpty()) {
            showing = true;
            text.setText(own);
            text.setCaretPosition(text.isFocusOwner() ? own.length() : 0);
            showing = false;
        }
        text.setEditable(!editing.isReadOnly() && now.patched().isEmpty());
        text.putClientProperty("JTextField.placeholderText", placeholder(now));
    }

    private static String ownText(Field field) {
        return field.own().orElse(null) instanceof YamlScalar scalar ? scalar.text() : "";
    }

    private static String placeholder(Field field) {
        return field.inherited().isPresent() ? field.text() : "";
    }

    /** Puts a text in as if it had been typed. */
    void type(String typed) {
        text.setText(typed);
    }

    private void typed() {
        if (!showing && !text.getText().isEmpty()) {
            editing.type(field, read.apply(text.getText()));
            if (!(text instanceof JTextField)) {
                pause.restart();
            }
        }
    }

    private void leave() {
        if (text.getText().isEmpty()) {
            editing.unset(field);
        }
        pause.stop();
        editing.seal();
    }
}

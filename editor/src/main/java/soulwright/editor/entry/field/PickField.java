package soulwright.editor.entry.field;

import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import soulwright.editor.widget.Typing;

/** A text field with a list of what can be picked, which typing narrows. Anything else can be typed too. */
final class PickField extends JTextField {
    private static final long serialVersionUID = 1;

    private static final int USUAL_COLUMNS = 18;
    private static final int ADDING_COLUMNS = 14;

    private final transient Supplier<List<Option>> options;
    private final transient Consumer<String> picked;
    private final transient PickList list = new PickList(this::take);
    private String shown = "";
    private boolean showing;

    /**
     * An empty one.
     *
     * @param picked is told what was picked or typed, when it is certain: by the enter key, a click, or by leaving the field
     */
    PickField(Supplier<List<Option>> options, Consumer<String> picked) {
        super(USUAL_COLUMNS);
        this.options = options;
        this.picked = picked;
        putClientProperty("JTextField.trailingComponent", chevron());
        getDocument().addDocumentListener(new Typing(this::typed));
        key("DOWN", () -> move(1));
        key("UP", () -> move(-1));
        key("ENTER", this::enter);
        key("ESCAPE", this::revert);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                list.hide();
                commit(getText());
            }
        });
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                open();
            }
        });
    }

    /** Makes it one that adds what is picked to a field; all of these are equally wide. */
    PickField adding(String label) {
        setColumns(ADDING_COLUMNS);
        putClientProperty("JTextField.placeholderText", "Add…");
        getAccessibleContext().setAccessibleName("Add to " + label);
        return this;
    }

    /** Shows what is picked now, unless somebody is typing. */
    void showPicked(String text) {
        boolean typing = isFocusOwner() && !getText().equals(shown);
        shown = text;
        if (!typing) {
            put(text);
        }
    }

    private void put(String text) {
        if (!getText().equals(text)) {
            showing = true;
            setText(text);
            showing = false;
        }
    }

    private JButton chevron() {
        JButton button = new JButton(Glyph.OPENED);
        button.setFocusable(false);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.setToolTipText("Show what can be picked  (Down)");
        button.addActionListener(event -> {
            requestFocusInWindow();
            if (list.isVisible()) {
                list.hide();
            } else {
                open();
            }
        });
        return button;
    }

    private void key(String stroke, Runnable run) {
        getInputMap().put(KeyStroke.getKeyStroke(stroke), stroke);
        getActionMap().put(stroke, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                run.run();
            }
        });
    }

    /** All options, the picked one first chosen. */
    private void open() {
        if (isEditable()) {
            list.show(options.get(), this);
        }
    }

    private void narrow() {
        String typed = getText();
        list.show(
                options.get().stream()
                        .filter(option -> option.fit(typed) >= 0)
                        .sorted(Comparator.comparingInt(option -> option.fit(typed)))
                        .toList(),
                this);
    }

    private void move(int by) {
        if (list.isVisible()) {
            list.move(by);
        } else {
            open();
        }
    }

    private void enter() {
        List<Option> chosen = list.selected();
        if (chosen.isEmpty()) {
            commit(getText());
        } else {
            take(chosen.get(0));
        }
    }

    private void take(Option option) {
        put(option.written());
        list.hide();
        commit(option.written());
    }

    private void revert() {
        list.hide();
        put(shown);
    }

    private void commit(String text) {
        if (!text.equals(shown)) {
            shown = text;
            picked.accept(text);
        }
    }

    private void typed() {
        if (!showing && isFocusOwner()) {
            narrow();
        }
    }
}

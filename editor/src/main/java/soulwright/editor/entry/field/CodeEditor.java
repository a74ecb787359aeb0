package soulwright.editor.entry.field;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Snippet;
import soulwright.editor.widget.Typing;
import soulwright.yaml.YamlNode;

/** A value as YAML. What cannot be read yet stays here, with what is wrong, and changes nothing. */
final class CodeEditor implements FieldEditor {
    private static final int MOST_ROWS = 16;

    private final JPanel panel = new JPanel(new BorderLayout(0, 4));
    private final RSyntaxTextArea area = YamlArea.create();
    private final Growing rows = Growing.of(area, 1, MOST_ROWS);
    private final JLabel fault = new JLabel();
    private final Editing editing;
    private Field field;
    private boolean showing;

    CodeEditor(Field field, Editing editing) {
        this.editing = editing;
        this.field = field;
        area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        area.getAccessibleContext().setAccessibleName(field.label());
        WordProvider.offer(area, field.spec());
        JScrollPane scroll = new Unwrapped(area);
        panel.setOpaque(false);
        panel.add(scroll);
        fault.setIcon(Glyph.ERROR);
        fault.setVisible(false);
        panel.add(fault, BorderLayout.SOUTH);
        area.getDocument().addDocumentListener(new Typing(this::typed));
        area.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                leave();
            }
        });
        show(field);
    }

    private void typed() {
        if (showing) {
            return;
        }
        rows.fit();
        String text = area.getText();
        if (text.isBlank()) {
            tell("");
            return;
        }
        Snippet.Read read = Snippet.read(text);
        tell(read.fault().map(CodeEditor::words).orElse(""));
        read.node().ifPresent(node -> write(text, node));
    }

    private void write(String text, YamlNode node) {
        editing.typeText(field, text, node);
    }

    private void leave() {
        if (area.getText().isBlank()) {
            editing.unset(field);
        }
        editing.seal();
    }

    private static String words(Diagnostic finding) {
        return "Line " + finding.place().line() + ": " + finding.message()
                + finding.help().map(help -> " (" + help + ")").orElse("");
    }

    private void tell(String words) {
        fault.setText(words);
        fault.setToolTipText(words);
        fault.setVisible(!words.isEmpty());
        panel.revalidate();
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public JComponent focus() {
        return area;
    }

    @Override
    public boolean showsWithin() {
        return true;
    }

    @Override
    public void show(Field now) {
        field = now;
        String text = Snippet.of(now);
        if (area.getText().equals(text)) {
            editing.accepted(now);
        }
        boolean typing = editing.refusal(now).isPresent()
                || (area.isFocusOwner() && (fault.isVisible() || Snippet.means(area.getText(), now)));
        if (!typing && !area.getText().equals(text)) {
            showing = true;
            area.setText(text);
            area.setCaretPosition(0);
            showing = false;
            tell("");
        }
        rows.fit();
        boolean own = !editing.isReadOnly() && now.patched().isEmpty();
        area.setEditable(own);
        area.setEnabled(true);
        YamlArea.quiet(area, now.isFromElsewhere());
    }

    /** Lines are not wrapped, since what they begin with says where they belong; where they are too long, there is room for a scroll bar. */
    private static final class Unwrapped extends JScrollPane {
        private static final long serialVersionUID = 1;

        Unwrapped(JTextArea area) {
            super(area);
            area.addComponentListener(new ComponentAdapter() {
                @Override
                public void componentResized(ComponentEvent event) {
                    revalidate();
                }
            });
        }

        @Override
        public Dimension getPreferredSize() {
            Dimension size = super.getPreferredSize();
            Component area = getViewport().getView();
            boolean tooLong = getWidth() > 0
                    && area.getPreferredSize().width > getViewport().getExtentSize().width;
            return tooLong
                    ? new Dimension(
                            size.width, size.height + getHorizontalScrollBar().getPreferredSize().height)
                    : size;
        }
    }
}

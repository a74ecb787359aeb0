package soulwright.editor.entry.field;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.document.EntryName;

/** One value of a list: a rounded field with its picture and name, and a cross that takes it out. The delete key does so too, alt with arrows moves it. */
final class Chip extends JPanel {
    private static final long serialVersionUID = 1;

    private final JLabel label = new JLabel();
    private final JButton cross = new JButton(Glyph.REMOVE);

    /** @param quiet whether it is inherited */
    Chip(String text, Optional<Option> option, boolean quiet) {
        super(new MigLayout("insets 2 8 2 3, gap 3, hidemode 3", "[][]", "[center,grow]"));
        setOpaque(false);
        setFocusable(true);
        label.setText(option.map(Option::title).orElse(text));
        option.flatMap(Option::icon).ifPresent(label::setIcon);
        if (quiet) {
            label.setFont(label.getFont().deriveFont(Font.ITALIC));
            label.setForeground(UIManager.getColor("Label.disabledForeground"));
        }
        cross.setFocusable(false);
        cross.putClientProperty("JButton.buttonType", "toolBarButton");
        cross.setMargin(new Insets(0, 0, 0, 0));
        cross.setToolTipText("Take out  (Delete)");
        add(label);
        add(cross);
        getAccessibleContext().setAccessibleName(label.getText());
        setToolTipText(text);
        addFocusListener(new Repainting());
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                requestFocusInWindow();
            }
        });
    }

    void onRemove(Runnable run) {
        cross.addActionListener(event -> run.run());
        key("DELETE", run);
        key("BACK_SPACE", run);
    }

    void onMove(IntConsumer by) {
        key("alt LEFT", () -> by.accept(-1));
        key("alt RIGHT", () -> by.accept(1));
    }

    void onOpen(Optional<EntryName> entry, Consumer<EntryName> open) {
        entry.ifPresent(name -> {
            key("ENTER", () -> open.accept(name));
            addMouseListener(new MouseAdapter() {
                @Override
                public void mouseClicked(MouseEvent event) {
                    if (event.getClickCount() == 2) {
                        open.accept(name);
                    }
                }
            });
        });
    }

    private void key(String stroke, Runnable run) {
        getInputMap().put(KeyStroke.getKeyStroke(stroke), stroke);
        getActionMap().put(stroke, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                if (isEnabled() && Chip.this.isEnabled()) {
                    run.run();
                }
            }
        });
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        cross.setVisible(enabled);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension wanted = super.getPreferredSize();
        return new Dimension(wanted.width, Math.max(wanted.height, UIScale.scale(28)));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D pen = (Graphics2D) graphics.create();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        int arc = UIScale.scale(14);
        Color back = UIManager.getColor("Button.background");
        pen.setColor(back == null ? getBackground() : back);
        pen.fillRoundRect(0, 0, getWidth() - 1, getHeight() - 1, arc, arc);
        Color line = UIManager.getColor(isFocusOwner() ? "Component.focusedBorderColor" : "Component.borderColor");
        pen.setColor(line == null ? getForeground() : line);
        pen.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, arc, arc);
        pen.dispose();
    }

    private final class Repainting implements FocusListener {
        @Override
        public void focusGained(FocusEvent event) {
            repaint();
        }

        @Override
        public void focusLost(FocusEvent event) {
            repaint();
        }
    }
}

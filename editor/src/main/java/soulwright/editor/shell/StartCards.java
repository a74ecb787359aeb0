package soulwright.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Html;

/** Large buttons, each with a sentence: two side by side where there is room, else one below the other. */
final class StartCards extends JPanel {
    private static final int NARROW = 640;

    private final List<JButton> buttons;
    private int columns;

    StartCards(List<Command> starts) {
        buttons = starts.stream().map(StartCards::card).toList();
        setOpaque(false);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                layOut();
            }
        });
        layOut();
    }

    private static JButton card(Command command) {
        JButton card = command.button();
        card.setText(
                "<html><b>" + Html.escape(command.name()) + "</b><br>" + Html.escape(command.tooltip()) + "</html>");
        card.setHorizontalAlignment(JButton.LEFT);
        card.setIconTextGap(12);
        card.putClientProperty(
                "FlatLaf.style",
                "margin: 14,16,14,16; arc: 14; background: $Soulwright.raised; borderColor: $Soulwright.edge");
        card.getAccessibleContext().setAccessibleName(command.name());
        return card;
    }

    JButton first() {
        return buttons.get(0);
    }

    private void layOut() {
        int fitting = getWidth() < UIScale.scale(NARROW) ? 1 : Math.min(2, buttons.size());
        if (fitting != columns) {
            columns = fitting;
            removeAll();
            setLayout(new MigLayout(
                    "insets 3, gap 12, fillx, wrap " + columns, "[fill, grow, sg]".repeat(columns), "[fill, sg]"));
            buttons.forEach(button -> add(button, "wmin 0"));
            revalidate();
        }
    }
}

package soulwright.editor.entry.field;

import java.awt.Color;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/** An option in a list: picture, name, and in grey what tells it from others. */
final class OptionRenderer implements ListCellRenderer<Option> {
    private final JPanel panel = new JPanel(new MigLayout("insets 3 6 3 8, gap 8", "[]push[]"));
    private final JLabel title = new JLabel();
    private final JLabel detail = new JLabel();

    OptionRenderer() {
        panel.add(title);
        panel.add(detail);
        panel.setBorder(BorderFactory.createEmptyBorder());
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Option> list, Option option, int index, boolean selected, boolean focused) {
        Color grey = UIManager.getColor("Label.disabledForeground");
        title.setText(option.title());
        title.setIcon(option.icon().orElse(null));
        detail.setText(option.detail().equals(option.title()) ? "" : option.detail());
        title.setFont(list.getFont());
        detail.setFont(list.getFont());
        panel.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        title.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
        detail.setForeground(selected || grey == null ? list.getSelectionForeground() : grey);
        panel.getAccessibleContext().setAccessibleName(option.title() + " " + option.detail());
        return panel;
    }
}

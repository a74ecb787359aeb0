package soulwright.editor.widget;

import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Gallery;

/** Lets somebody choose an icon that packs can name, by its picture or by words of its name. */
public final class IconChooser {
    private final Gallery gallery;
    private final IconWall icons;
    private final SearchField search;
    private final JLabel preview = new JLabel();
    private final JButton choose = new JButton("Choose");

    IconChooser(Gallery gallery, String now) {
        this.gallery = gallery;
        this.icons = new IconWall(gallery);
        this.search = new SearchField("Search icons, as in  fire sword", icons::filter);
        search.setName("icon-search");
        choose.setName("choose-icon");
        icons.choose(now);
        icons.addListSelectionListener(event -> show());
    }

    /**
     * A small button for the end of a text field, which opens the choice.
     *
     * @param now the icon that is chosen; may be empty
     * @param chosen is told the name of another
     */
    public static JButton button(
            JComponent before, Supplier<Gallery> gallery, Supplier<String> now, Consumer<String> chosen) {
        JButton button = new JButton(Icons.of("picture"));
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.setToolTipText("Choose an icon by its picture");
        button.getAccessibleContext().setAccessibleName("Choose an icon");
        button.addActionListener(event -> new IconChooser(gallery.get(), now.get()).ask(before, chosen));
        return button;
    }

    void ask(JComponent before, Consumer<String> chosen) {
        JPanel page = new JPanel(new MigLayout("insets 12, wrap, gap 8", "[grow, fill]", "[][grow, fill][]"));
        page.add(search);
        JScrollPane scroll = new JScrollPane(icons);
        scroll.getVerticalScrollBar().setUnitIncrement(icons.getFixedCellHeight());
        page.add(scroll, "w 480lp, h 340lp, hmin 120lp");
        page.add(foot());
        Dialogs.windowOf(before).ifPresent(window -> {
            JDialog dialog = Dialogs.of(window, "Choose an icon", page);
            JButton cancel = new JButton("Cancel");
            cancel.addActionListener(event -> dialog.dispose());
            JPanel buttons = new JPanel(new MigLayout("insets 0, gap 8", "push[sg, fill][sg, fill]"));
            buttons.add(cancel);
            buttons.add(choose);
            page.add(buttons);
            choose.addActionListener(event -> take(dialog, chosen));
            icons.addMouseListener(new MouseAdapter() {
                @Override
                public void mouseClicked(MouseEvent event) {
                    if (event.getClickCount() == 2) {
                        take(dialog, chosen);
                    }
                }
            });
            dialog.getRootPane().setDefaultButton(choose);
            dialog.setResizable(true);
            show();
            SwingUtilities.invokeLater(
                    () -> icons.ensureIndexIsVisible(icons.getSelectedIndex())); // once it is laid out
            Dialogs.show(dialog);
        });
    }

    private JComponent foot() {
        preview.setIconTextGap(12);
        search.getInputMap().put(KeyStroke.getKeyStroke("DOWN"), "to the icons");
        search.getActionMap().put("to the icons", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                icons.requestFocusInWindow();
            }
        });
        return preview;
    }

    private void show() {
        String name = icons.getSelectedValue();
        choose.setEnabled(name != null);
        preview.setText(name == null ? "No icon is called so." : name);
        preview.setIcon(SquareIcon.of(gallery.icon(name == null ? "" : name), 48));
    }

    private void take(JDialog dialog, Consumer<String> chosen) {
        String name = icons.getSelectedValue();
        if (name != null) {
            dialog.dispose();
            chosen.accept(name);
        }
    }
}

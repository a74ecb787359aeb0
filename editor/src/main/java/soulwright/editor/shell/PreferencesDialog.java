package soulwright.editor.shell;

import java.awt.Window;
import java.util.Hashtable;
import javax.swing.ButtonGroup;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Look;
import soulwright.editor.widget.Look.Theme;

/** Theme and zoom. Both are seen at once. */
final class PreferencesDialog {
    private final Look look;

    private PreferencesDialog(Look look) {
        this.look = look;
    }

    static void show(Window owner, Look look) {
        new PreferencesDialog(look).show(owner);
    }

    private void show(Window owner) {
        JPanel page = new JPanel(new MigLayout("wrap 2, insets 24 28 20 28, gap 16 14", "[right][360lp, fill]"));
        JLabel theme = new JLabel("Theme");
        page.add(theme);
        page.add(themes());
        JLabel zoom = new JLabel("Zoom");
        JSlider slider = slider();
        zoom.setLabelFor(slider);
        page.add(zoom);
        page.add(slider);
        JDialog dialog = Dialogs.of(owner, "Preferences", page);
        Runnable repack = () -> Dialogs.fit(dialog);
        look.addListener(repack);
        page.add(Command.of("Close", dialog::dispose).button(), "span, al right, w pref!, gaptop 8");
        Dialogs.show(dialog);
        look.removeListener(repack);
    }

    private JPanel themes() {
        JPanel choice = new JPanel(new MigLayout("insets 3, gap 8", "[sg]8[sg]"));
        ButtonGroup group = new ButtonGroup();
        add(choice, group, "Light", "light", Theme.LIGHT);
        add(choice, group, "Dark", "dark", Theme.DARK);
        return choice;
    }

    private void add(JPanel choice, ButtonGroup group, String name, String icon, Theme theme) {
        JToggleButton button = new JToggleButton(name, Icons.of(icon), look.theme() == theme);
        button.setToolTipText(name + " theme");
        button.addActionListener(event -> look.theme(theme));
        group.add(button);
        choice.add(button);
    }

    /** Not while the slider is still busy with the mouse: it would be given another look in the middle of it. */
    private void later(int zoom) {
        SwingUtilities.invokeLater(() -> look.zoom(zoom));
    }

    @SuppressWarnings("JdkObsolete") // a slider takes its labels in no other table
    private JSlider slider() {
        JSlider slider = new JSlider(Look.LEAST_ZOOM, Look.MOST_ZOOM, look.zoom());
        slider.setMajorTickSpacing(50);
        slider.setMinorTickSpacing(Look.STEP);
        slider.setSnapToTicks(true);
        slider.setPaintTicks(true);
        slider.setPaintLabels(true);
        Hashtable<Integer, JLabel> labels = new Hashtable<>();
        for (int percent = Look.LEAST_ZOOM; percent <= Look.MOST_ZOOM; percent += 50) {
            labels.put(percent, new JLabel(percent + " %"));
        }
        slider.setLabelTable(labels);
        slider.setToolTipText("How large everything is, in percent");
        slider.getAccessibleContext().setAccessibleName("Zoom in percent");
        slider.addChangeListener(event -> {
            if (!slider.getValueIsAdjusting()) {
                later(slider.getValue());
            }
        });
        return slider;
    }
}

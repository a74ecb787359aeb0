package soulwright.editor.board;

import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.filechooser.FileNameExtensionFilter;
import net.miginfocom.swing.MigLayout;

/** Asks where the picture of a board goes, and how large it is. */
final class ExportDialog {
    private static final Integer[] TILES = {16, 24, 32, 48, 64, 96, 128, 192, 256};
    private static final Integer USUAL = 64;

    private ExportDialog() {}

    /**
     * What a user wants.
     *
     * @param tile the side of a land, in pixels
     */
    record Wish(Path file, int tile) {}

    /** @param chosen is told what the user wants, unless he leaves it */
    static void ask(JComponent before, OpenBoard board, Consumer<Wish> chosen) {
        JComboBox<Integer> tile = new JComboBox<>(TILES);
        tile.setSelectedItem(USUAL);
        tile.getAccessibleContext().setAccessibleName("Pixels a land");
        JPanel beside = new JPanel(new MigLayout("insets 0 12 0 0, wrap", "[grow,fill]"));
        beside.add(new JLabel("Pixels a land"));
        beside.add(tile);
        JFileChooser chooser = new JFileChooser();
        chooser.setDialogTitle("Export picture");
        chooser.setAccessory(beside);
        chooser.setFileFilter(new FileNameExtensionFilter("PNG pictures", "png"));
        chooser.setSelectedFile(new File(board.name().local() + ".png"));
        if (chooser.showDialog(before, "Export") == JFileChooser.APPROVE_OPTION) {
            File file = ending(chooser.getSelectedFile());
            if (!file.exists() || mayReplace(before, file)) {
                chosen.accept(new Wish(file.toPath(), (Integer) tile.getSelectedItem()));
            }
        }
    }

    private static File ending(File file) {
        boolean ends = file.getName().toLowerCase(Locale.ROOT).endsWith(".png");
        return ends ? file : new File(file.getPath() + ".png");
    }

    private static boolean mayReplace(JComponent before, File file) {
        return JOptionPane.showConfirmDialog(
                        before,
                        "There is a file %s already. Replace it?".formatted(file.getName()),
                        "Export picture",
                        JOptionPane.OK_CANCEL_OPTION)
                == JOptionPane.OK_OPTION;
    }
}

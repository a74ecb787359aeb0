package soulwright.editor.shell;

import java.awt.BorderLayout;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Tab;

/** A tab's screen, below a bar that is there when somebody else has changed the file that is unsaved here. */
final class TabFrame extends JPanel {
    private final Tab tab;
    private final Project project;
    private final JPanel bar = new JPanel(new MigLayout("fillx, insets 6 12 6 12", "[grow][][][]"));

    TabFrame(Tab tab, Project project, Comparing comparing) {
        super(new BorderLayout());
        this.tab = tab;
        this.project = project;
        JLabel words = new JLabel("This file has been changed outside the Studio, and you have unsaved changes.");
        words.setIcon(Icons.tinted("warning", 16, "Soulwright.warning"));
        bar.add(words, "wmin 0");
        Command keep = Command.of("Keep mine", () -> tab.file().ifPresent(project::keepMine))
                .saying("Goes on with your text; saving it will replace the other one");
        Command take = Command.of("Take theirs", () -> tab.file().ifPresent(project::takeTheirs))
                .saying("Shows the text on disk; undoing brings back yours");
        Command compare = Command.of("Compare", () -> tab.file().ifPresent(comparing::show))
                .saying("Shows both texts side by side");
        bar.add(compare.button());
        bar.add(take.button());
        bar.add(keep.button());
        bar.setName("changed-outside");
        bar.putClientProperty("FlatLaf.style", "background: $Soulwright.bar");
        add(bar, BorderLayout.NORTH);
        add(tab.component(), BorderLayout.CENTER);
        refresh();
    }

    /** Shows both texts of a file. */
    @FunctionalInterface
    interface Comparing {
        void show(FileId file);
    }

    void refresh() {
        bar.setVisible(tab.file().filter(project::isForeign).isPresent());
    }
}

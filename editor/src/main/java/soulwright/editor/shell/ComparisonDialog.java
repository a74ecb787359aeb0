package soulwright.editor.shell;

import java.awt.Color;
import java.awt.Window;
import java.util.List;
import java.util.Optional;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultHighlighter.DefaultHighlightPainter;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Dialogs;
import soulwright.yaml.YamlText;

/** The user's text of a file beside the one on disk; lines that only one has are marked. */
final class ComparisonDialog {
    private ComparisonDialog() {}

    static void show(Window owner, Project project, FileId file) {
        String mine = project.text(file).map(YamlText::text).orElse("");
        String theirs = project.theirs(file).map(YamlText::text).orElse("");
        LineDifference difference =
                LineDifference.between(mine.lines().toList(), theirs.lines().toList());
        JPanel page = new JPanel(new MigLayout(
                "wrap 2, insets 16, gap 12 8",
                "[sg, 120lp:560lp:, grow, fill][sg, 120lp:560lp:, grow, fill]",
                "[][80lp:500lp:, grow, fill][]"));
        page.add(new JLabel("Yours, not saved"));
        page.add(new JLabel("On disk"));
        JTextArea left = area(mine, difference.left(), "Your text");
        JTextArea right = area(theirs, difference.right(), "Text on disk");
        page.add(new JScrollPane(left), "wmin 0, hmin 0");
        page.add(new JScrollPane(right), "wmin 0, hmin 0");
        JDialog dialog = Dialogs.of(owner, file.path(), page);
        dialog.setResizable(true);
        Command keep = closing(dialog, "Keep mine", () -> project.keepMine(file));
        Command take = closing(dialog, "Take theirs", () -> project.takeTheirs(file));
        page.add(Command.of("Decide later", dialog::dispose).button(), "span, split 3, al right, w pref!");
        page.add(take.button(), "w pref!");
        page.add(keep.button(), "w pref!");
        Dialogs.show(dialog);
    }

    private static Command closing(JDialog dialog, String name, Runnable does) {
        return Command.of(name, () -> {
            dialog.dispose();
            does.run();
        });
    }

    private static JTextArea area(String text, List<Integer> marked, String name) {
        JTextArea area = new JTextArea(text);
        area.setEditable(false);
        area.putClientProperty("FlatLaf.styleClass", "monospaced");
        area.getAccessibleContext().setAccessibleName(name);
        Color colour =
                Optional.ofNullable(UIManager.getColor("Soulwright.marked")).orElse(Color.YELLOW);
        for (int line : marked) {
            mark(area, line, colour);
        }
        area.setCaretPosition(marked.isEmpty() ? 0 : start(area, marked.get(0)));
        return area;
    }

    private static void mark(JTextArea area, int line, Color colour) {
        try {
            area.getHighlighter()
                    .addHighlight(
                            area.getLineStartOffset(line),
                            area.getLineEndOffset(line),
                            new DefaultHighlightPainter(colour));
        } catch (BadLocationException e) {
            throw new IllegalStateException("line " + line + " of a text that has it", e);
        }
    }

    private static int start(JTextArea area, int line) {
        try {
            return area.getLineStartOffset(line);
        } catch (BadLocationException e) {
            throw new IllegalStateException("line " + line + " of a text that has it", e);
        }
    }
}

package soulwright.editor.shell;

import com.formdev.flatlaf.ui.FlatEmptyBorder;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.GridLayout;
import java.awt.Window;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultHighlighter.DefaultHighlightPainter;
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
        JPanel texts = new JPanel(new GridLayout(1, 2, UIScale.scale(12), 0));
        texts.add(titled("Yours, not saved", area(mine, difference.left(), "Your text")));
        texts.add(titled("On disk", area(theirs, difference.right(), "Text on disk")));
        JPanel buttons = new JPanel(new FlowLayout(FlowLayout.TRAILING));
        JPanel page = new JPanel(new BorderLayout(0, UIScale.scale(8)));
        page.setBorder(new FlatEmptyBorder(16, 16, 16, 16));
        page.add(texts);
        page.add(buttons, BorderLayout.SOUTH);
        JDialog dialog = Dialogs.of(owner, file.path(), page);
        dialog.setResizable(true);
        Command keep = closing(dialog, "Keep mine", () -> project.keepMine(file));
        Command take = closing(dialog, "Take theirs", () -> project.takeTheirs(file));
        buttons.add(Command.of("Decide later", dialog::dispose).button());
        buttons.add(take.button());
        buttons.add(keep.button());
        Dialogs.show(dialog);
    }

    private static JComponent titled(String title, JTextArea text) {
        JPanel part = new JPanel(new BorderLayout(0, UIScale.scale(4)));
        part.add(new JLabel(title), BorderLayout.NORTH);
        JScrollPane scroll = new JScrollPane(text);
        scroll.setPreferredSize(UIScale.scale(new Dimension(560, 500)));
        part.add(scroll);
        return part;
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

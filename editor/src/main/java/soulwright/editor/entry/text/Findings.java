package soulwright.editor.entry.text;

import java.awt.Color;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.Highlighter;
import javax.swing.text.Position;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.SquiggleUnderlineHighlightPainter;
import org.fife.ui.rtextarea.Gutter;
import org.fife.ui.rtextarea.RTextScrollPane;
import org.fife.ui.rtextarea.ToolTipSupplier;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;
import soulwright.diagnostic.Severity;
import soulwright.diagnostic.Wording;
import soulwright.editor.entry.field.FindingNote;
import soulwright.editor.entry.form.Mending;
import soulwright.editor.widget.Desk;

/** What was found, in a text area: a wave below it, a sign beside its line, the words when the mouse is over it, and its fixes. */
final class Findings {
    private final RSyntaxTextArea area;
    private final Gutter gutter;
    private final Desk desk;
    private final List<Object> waves = new ArrayList<>();
    private final List<Shown> shown = new ArrayList<>();

    /** A finding where it stands now; it moves with the text. */
    private record Shown(Diagnostic finding, Position start, Position end) {
        boolean holds(int offset) {
            return start.getOffset() <= offset && offset <= end.getOffset();
        }
    }

    Findings(RSyntaxTextArea area, RTextScrollPane scroll, Desk desk) {
        this.area = area;
        this.desk = desk;
        this.gutter = scroll.getGutter();
        scroll.setIconRowHeaderEnabled(true);
        ToolTipSupplier tips = (text, event) -> tip(event);
        area.setToolTipSupplier(tips);
        javax.swing.ToolTipManager.sharedInstance().registerComponent(area);
    }

    void show(List<Diagnostic> findings) {
        Highlighter highlighter = area.getHighlighter();
        waves.forEach(highlighter::removeHighlight);
        waves.clear();
        shown.clear();
        gutter.removeAllTrackingIcons();
        findings.forEach(this::add);
    }

    private void add(Diagnostic finding) {
        try {
            int start = Offsets.of(area, finding.place().line(), finding.place().column());
            int end =
                    Offsets.of(area, finding.place().endLine(), finding.place().endColumn());
            int last = Math.min(area.getDocument().getLength(), Math.max(end, start + 1));
            waves.add(area.getHighlighter()
                    .addHighlight(
                            Math.min(start, last),
                            last,
                            new SquiggleUnderlineHighlightPainter(colour(finding.severity()))));
            gutter.addOffsetTrackingIcon(start, FindingNote.glyph(finding.severity()), words(finding));
            shown.add(new Shown(
                    finding,
                    area.getDocument().createPosition(start),
                    area.getDocument().createPosition(last)));
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Color colour(Severity severity) {
        String key = severity == Severity.ERROR
                ? "Component.error.focusedBorderColor"
                : severity == Severity.WARNING ? "Component.warning.focusedBorderColor" : "Component.accentColor";
        Color known = UIManager.getColor(key);
        return known == null ? Color.RED : known;
    }

    private @org.jspecify.annotations.Nullable String tip(MouseEvent event) {
        int offset = area.viewToModel2D(event.getPoint());
        String all = shown.stream()
                .filter(at -> at.holds(offset))
                .map(at -> words(at.finding))
                .collect(Collectors.joining("<hr>"));
        return all.isEmpty() ? null : "<html>" + all + "</html>";
    }

    private static String words(Diagnostic finding) {
        String help = finding.help().map(words -> "<br>" + escaped(words)).orElse("");
        String fix = finding.fixes().isEmpty() ? "" : "<br><i>Alt+Enter: mend it</i>";
        return "<b>" + finding.code().id() + "</b> " + escaped(finding.message()) + help + fix;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    /** A menu of the fixes of what is in the line of the caret. */
    void offerFixes() {
        JPopupMenu menu = new JPopupMenu();
        int line = area.getCaretLineNumber();
        shown.stream()
                .filter(at -> lineOf(at.start.getOffset()) == line)
                .forEach(at -> at.finding.fixes().forEach(fix -> menu.add(item(fix))));
        if (menu.getComponentCount() == 0) {
            JMenuItem none = new JMenuItem("Nothing here has a quick fix");
            none.setEnabled(false);
            menu.add(none);
        }
        try {
            var at = area.modelToView2D(area.getCaretPosition()).getBounds();
            menu.show(area, at.x, at.y + at.height);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private int lineOf(int offset) {
        try {
            return area.getLineOfOffset(offset);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private JMenuItem item(Fix fix) {
        JMenuItem item = new JMenuItem(Wording.capital(fix.title()));
        item.addActionListener(event -> Mending.of(desk.project(), fix)
                .ifPresentOrElse(
                        edit -> desk.project().apply(edit, this),
                        () -> desk.sayWhyNot(fix.title(), "the text has changed since; wait for the next check")));
        return item;
    }
}

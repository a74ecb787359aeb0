package soulwright.editor.entry.text;

import java.awt.BorderLayout;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rtextarea.RTextScrollPane;
import soulwright.diagnostic.Place;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.entry.field.YamlArea;
import soulwright.editor.entry.form.ShownText;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Typing;
import soulwright.yaml.YamlText;

/** A file as text. Typing is one step of the history until it pauses. */
public final class TextView {
    private static final int PAUSE_MILLIS = 900;

    private final JPanel component = new JPanel(new BorderLayout());
    private final RSyntaxTextArea area = YamlArea.create();
    private final RTextScrollPane scroll = new RTextScrollPane(area, true);
    private final Timer pause = new Timer(PAUSE_MILLIS, event -> seal());
    private final Desk desk;
    private final FileId file;
    private final Findings findings;
    private boolean following;

    /** Of a file that is open, or that will be made by typing. */
    public TextView(Desk desk, FileId file) {
        this.desk = desk;
        this.file = file;
        this.findings = new Findings(area, scroll, desk);
        pause.setRepeats(false);
        area.getAccessibleContext().setAccessibleName("Text of " + file.name());
        area.setHighlightCurrentLine(true);
        area.setCodeFoldingEnabled(true);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        component.add(scroll);
        area.getDocument().addDocumentListener(new Typing(this::typed));
        area.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                seal();
            }
        });
        show();
        area.setCaretPosition(0);
        findings.show(desk.project().findings(file));
    }

    public JComponent component() {
        return component;
    }

    public RSyntaxTextArea area() {
        return area;
    }

    /** Shows the text as the project has it now. The caret stays where it is as far as it can. */
    public void show() {
        Project project = desk.project();
        String now = project.text(file).map(text -> new ShownText(text).text()).orElse("");
        if (!now.equals(area.getText())) {
            following = true;
            follow(area.getText(), now);
            following = false;
        }
        area.setEditable(!project.isReadOnly(file) && project.text(file).isPresent());
    }

    /** Shows what the last check found, if the text still is what was checked. */
    public void checked() {
        if (!desk.project().isChecking()) {
            findings.show(desk.project().findings(file));
        }
    }

    private void follow(String before, String now) {
        int start = 0;
        int most = Math.min(before.length(), now.length());
        while (start < most && before.charAt(start) == now.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < most - start && before.charAt(before.length() - 1 - end) == now.charAt(now.length() - 1 - end)) {
            end++;
        }
        try {
            RSyntaxDocument document = (RSyntaxDocument) area.getDocument();
            document.replace(start, before.length() - end - start, now.substring(start, now.length() - end), null);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private void typed() {
        if (!following) {
            Project project = desk.project();
            Optional<YamlText> before = project.text(file);
            before.ifPresent(text -> {
                Edit edit = Edit.of("Type in " + file.name(), new ShownText(text).changedTo(file, area.getText()));
                project.apply(edit.merging(this), this);
                pause.restart();
            });
        }
    }

    private void seal() {
        pause.stop();
        desk.project().seal();
    }

    /** Puts the caret to the begin of a stretch, which is then near the top. */
    public void goTo(Place place) {
        int start = Offsets.of(area, place.line(), place.column());
        area.setCaretPosition(start);
        SwingUtilities.invokeLater(() -> area.scrollRectToVisible(
                new Rectangle(0, Math.max(0, (place.line() - 3) * area.getLineHeight()), 1, component.getHeight())));
    }

    /** Selects a stretch of the text and brings it into sight. */
    public void select(Place place) {
        int start = Offsets.of(area, place.line(), place.column());
        int end = Offsets.of(area, place.endLine(), place.endColumn());
        area.setCaretPosition(start);
        area.moveCaretPosition(Math.max(start, end));
        area.requestFocusInWindow();
    }

    /** Where the caret is. */
    public Place caret() {
        return Offsets.place(area, file.shown(), area.getCaretPosition());
    }

    /** Offers the fixes of what was found in the line of the caret. */
    public void offerFixes() {
        findings.offerFixes();
    }
}

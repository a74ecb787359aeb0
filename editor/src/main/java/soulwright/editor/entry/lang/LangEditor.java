package soulwright.editor.entry.lang;

import java.awt.KeyboardFocusManager;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Wording;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.Typing;

/** Where one text is translated: what it says, and below it a field for the translation. */
public final class LangEditor {
    private static final int PAUSE_MILLIS = 900;

    private final Page page =
            new Page(new MigLayout("insets 10 16 10 16, fillx, wrap, gapy 4, hidemode 3", "[grow,fill]"));
    private final JScrollPane component = page.scrolling();
    private final JLabel where = new JLabel();
    private final Paragraph original = new Paragraph(" ");
    private final JTextArea area = new JTextArea(2, 30);
    private final JLabel language = new JLabel();
    private final JLabel sign = new JLabel();
    private final Paragraph note = new Paragraph("");
    private final Timer pause;
    private final BiConsumer<String, String> typed;
    private @Nullable String key;
    private boolean following;

    /** Whether what stands in the field could not be written, so that nothing else may take its place. */
    private boolean refused;

    /**
     * With nothing to translate, as yet.
     *
     * @param typed is told the key and the words at every change
     * @param sealed is told when typing has come to an end
     */
    public LangEditor(BiConsumer<String, String> typed, Runnable sealed) {
        this.typed = typed;
        this.pause = new Timer(PAUSE_MILLIS, event -> sealed.run());
        pause.setRepeats(false);
        where.putClientProperty("FlatLaf.styleClass", "h4");
        language.putClientProperty("FlatLaf.styleClass", "small");
        language.setLabelFor(area);
        area.setName("translation");
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        area.getDocument().addDocumentListener(new Typing(this::typed));
        area.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                pause.stop();
                sealed.run();
            }
        });
        page.add(where, "wmin 0");
        page.add(original, "wmin 0");
        page.add(language, "gaptop 6, wmin 0");
        page.add(new JScrollPane(area), "growx, wmin 0");
        page.add(sign, "split 2, growx 0, top");
        page.add(note, "wmin 0, growx, pushx");
    }

    public JComponent component() {
        return component;
    }

    /** Where translations are typed. */
    public JTextArea area() {
        return area;
    }

    /**
     * Shows a text.
     *
     * @param whyNot why it cannot be translated here
     */
    public void show(Optional<LangRow> row, String name, Optional<String> whyNot) {
        String now = row.map(LangRow::key).orElse(null);
        boolean other = now == null || !now.equals(key);
        refused &= !other;
        key = now;
        where.setText(row.map(LangRow::where).orElse("No text chosen"));
        original.setText(row.map(LangEditor::original).orElse("Choose a text above to translate it."));
        language.setText(name);
        area.getAccessibleContext().setAccessibleName("Translation into " + name);
        area.setEditable(row.isPresent() && whyNot.isEmpty());
        follow(row.flatMap(LangRow::translation).orElse(""), other);
        if (!refused) {
            say(whyNot.or(() -> row.flatMap(LangEditor::found)));
            sign.setIcon(row.flatMap(LangRow::worst).map(Icons::of).orElseGet(() -> Icons.of("info")));
        }
    }

    private void follow(String text, boolean other) {
        if (!refused && !area.getText().equals(text)) {
            following = true;
            area.setText(text);
            area.setCaretPosition(other && !area.isFocusOwner() ? 0 : text.length());
            following = false;
        }
    }

    /** Says why what was typed is not written; it stays in the field. */
    public void refuse(String why) {
        refused = true;
        sign.setIcon(Icons.of("warning"));
        say(Optional.of("Not written: " + why + ". What you typed stays here."));
    }

    private void say(Optional<String> words) {
        note.setText(words.orElse(""));
        note.setVisible(words.isPresent());
        sign.setVisible(words.isPresent());
    }

    private static String original(LangRow row) {
        return row.original()
                .map(Original::text)
                .orElse("There is no such text in the pack; empty the translation to take it out.");
    }

    private static Optional<String> found(LangRow row) {
        return Optional.of(row.found().stream().map(LangEditor::words).collect(Collectors.joining("\n")))
                .filter(all -> !all.isEmpty());
    }

    private static String words(Diagnostic finding) {
        String help = finding.help().map(words -> " (" + words + ")").orElse("");
        return Wording.capital(finding.message()) + help;
    }

    private void typed() {
        if (!following && key != null) {
            refused = false;
            typed.accept(key, area.getText());
            pause.restart();
        }
    }

    /** Waits for nothing more. */
    public void closed() {
        pause.stop();
    }
}

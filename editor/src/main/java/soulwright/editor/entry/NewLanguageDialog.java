package soulwright.editor.entry;

import java.awt.Window;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.entry.lang.LangFile;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.Typing;

/** Asks which language a pack is to be translated into. */
final class NewLanguageDialog {
    private static final Pattern CODE = Pattern.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*");

    private final Predicate<String> taken;
    private final JTextField code = new JTextField(12);
    private final Paragraph name = new Paragraph(" ");
    private final JButton begin = new JButton("Translate");

    private NewLanguageDialog(Predicate<String> taken) {
        this.taken = taken;
    }

    /**
     * Asks, and waits for the answer.
     *
     * @param taken whether there is a language already
     * @param chosen is told the code, as in `de` or `pt-BR`, unless the user leaves it
     */
    static void ask(Window before, Predicate<String> taken, Consumer<String> chosen) {
        NewLanguageDialog asking = new NewLanguageDialog(taken);
        JPanel content = new JPanel(new MigLayout("insets 16, wrap 2, gapy 8, fillx", "[][grow,fill]"));
        JDialog dialog = Dialogs.of(before, "New language", content);
        asking.fill(content, dialog, chosen);
        Dialogs.show(dialog);
    }

    private void fill(JPanel content, JDialog dialog, Consumer<String> chosen) {
        JLabel label = new JLabel("Language code");
        label.setLabelFor(code);
        code.setName("language-code");
        code.getDocument().addDocumentListener(new Typing(this::look));
        content.add(label);
        content.add(code);
        content.add(name, "span, growx, wmin 280lp, hmin 36lp");
        JButton cancel = new JButton("Cancel");
        cancel.addActionListener(event -> dialog.dispose());
        begin.setName("begin-language");
        begin.addActionListener(event -> {
            dialog.dispose();
            chosen.accept(code.getText().strip());
        });
        content.add(cancel, "span, split 2, align right, sg");
        content.add(begin, "sg");
        dialog.getRootPane().setDefaultButton(begin);
        look();
    }

    private void look() {
        String typed = code.getText().strip();
        Optional<String> whyNot = whyNot(typed);
        begin.setEnabled(whyNot.isEmpty());
        name.setText(whyNot.orElseGet(() -> LangFile.nameOf(typed) + ", in the file lang/" + typed + ".yaml"));
    }

    private Optional<String> whyNot(String typed) {
        if (!CODE.matcher(typed).matches()) {
            return Optional.of(
                    "Write a code such as de for German, fr for French, or pt-BR for the Portuguese of Brazil.");
        }
        return taken.test(typed)
                ? Optional.of("The pack is translated into " + LangFile.nameOf(typed) + " already.")
                : Optional.empty();
    }
}

package soulwright.editor.entry;

import java.awt.Window;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.entry.form.Renaming;
import soulwright.editor.entry.form.Usages.Usage;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.Typing;

/** Asks for another id of an entry, and shows where the old one is said: what does not speak of the entry is left out by the user. */
final class RenameDialog {
    private final Renaming renaming;
    private final String now;
    private final JTextField id;
    private final Map<Usage, JCheckBox> usages = new LinkedHashMap<>();
    private final Paragraph why = new Paragraph(" ");
    private final JButton rename = new JButton("Rename");

    private RenameDialog(EntryOutline entry, Renaming renaming) {
        this.renaming = renaming;
        this.now = entry.name().local();
        this.id = new JTextField(now, 28);
        renaming.usages().forEach(usage -> usages.put(usage, box(usage)));
    }

    private static JCheckBox box(Usage usage) {
        String words = "%s, %s: %s"
                .formatted(usage.entry().title(), usage.path(), usage.said().text());
        JCheckBox box = new JCheckBox(words.length() > 90 ? words.substring(0, 89) + "…" : words, true);
        box.setToolTipText(usage.place().toString());
        return box;
    }

    /** @param chosen is told the new id and which usages speak of the entry, unless the user leaves it */
    static void ask(Window before, EntryOutline entry, Renaming renaming, BiConsumer<String, List<Usage>> chosen) {
        RenameDialog asking = new RenameDialog(entry, renaming);
        JPanel content = new JPanel(new MigLayout("insets 16, wrap 2, gapy 8, fillx", "[][grow,fill]"));
        JDialog dialog = Dialogs.of(before, "Rename " + entry.title(), content);
        asking.fill(content, dialog, chosen);
        Dialogs.show(dialog);
    }

    private void fill(JPanel content, JDialog dialog, BiConsumer<String, List<Usage>> chosen) {
        JLabel label = new JLabel("New id");
        label.setLabelFor(id);
        id.setName("new-id");
        id.selectAll();
        content.add(label);
        content.add(id);
        content.add(new JLabel(usages.isEmpty() ? "Nothing else speaks of it." : "Also where it is said:"), "span");
        Page list = new Page(new MigLayout("insets 0, wrap, gapy 2, fillx", "[grow, fill]"));
        usages.values().forEach(box -> list.add(box, "wmin 0"));
        content.add(list.scrolling(), "span, grow, wmin 420lp, hmax 260lp");
        int stay = renaming.unchangeable().size();
        if (stay > 0) {
            content.add(
                    new Paragraph("It is also said in packs that are archives, " + times(stay)
                            + "; there the old id stays and will be reported."),
                    "span, growx");
        }
        content.add(why, "span, growx, hmin 20lp");
        JButton cancel = new JButton("Cancel");
        cancel.addActionListener(event -> dialog.dispose());
        rename.setName("rename");
        rename.addActionListener(event -> {
            dialog.dispose();
            chosen.accept(id.getText(), said());
        });
        content.add(cancel, "span, split 2, align right, sg");
        content.add(rename, "sg");
        dialog.getRootPane().setDefaultButton(rename);
        id.getDocument().addDocumentListener(new Typing(this::look));
        look();
    }

    private static String times(int count) {
        return count == 1 ? "once" : count + " times";
    }

    private List<Usage> said() {
        return usages.entrySet().stream()
                .filter(each -> each.getValue().isSelected())
                .map(Map.Entry::getKey)
                .toList();
    }

    private void look() {
        boolean same = id.getText().equals(now);
        Optional<String> reason = same ? Optional.empty() : renaming.whyNot(id.getText());
        why.setText(reason.orElse(" "));
        rename.setEnabled(reason.isEmpty() && !same);
    }
}

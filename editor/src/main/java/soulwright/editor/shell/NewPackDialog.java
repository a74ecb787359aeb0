package soulwright.editor.shell;

import java.awt.Window;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.document.FileOutline;
import soulwright.editor.document.NewPack;
import soulwright.editor.document.Outline;
import soulwright.editor.document.PackOutline;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.Typing;
import soulwright.pack.Kind;
import soulwright.yaml.YamlScalar;

/** Asks what a new pack is called, where it lies, and what it builds on. */
final class NewPackDialog {
    private final JTextField name = new JTextField(28);
    private final JTextField id = new JTextField(28);
    private final JTextField folder = new JTextField(28);
    private final Map<PackOutline, JCheckBox> builds = new LinkedHashMap<>();
    private final Paragraph why = new Paragraph(" ");
    private final JButton create = new JButton("Create");
    private final Path parent;
    private boolean filling;
    private boolean ownId;
    private boolean ownFolder;

    /** @param parent where packs usually lie */
    private NewPackDialog(Outline open, Path parent) {
        this.parent = parent;
        folder.setText(parent.toString());
        open.packs().forEach(pack -> {
            JCheckBox box =
                    new JCheckBox(pack.name(), !pack.entries(Kind.RULESETS).isEmpty());
            box.setName("builds-on-" + pack.id());
            builds.put(pack, box);
        });
    }

    /**
     * Asks.
     *
     * @param open packs to build on; those with rules are chosen at first
     * @param parent where packs usually lie
     * @param chosen is told what the user wants, unless he leaves it
     */
    static void ask(Window before, Outline open, Path parent, Consumer<NewPack> chosen) {
        NewPackDialog asking = new NewPackDialog(open, parent);
        JPanel content = new JPanel(new MigLayout("insets 16, wrap 2, gapy 8, fillx", "[][grow,fill]"));
        JDialog dialog = Dialogs.of(before, "New pack", content);
        asking.fill(content, dialog, chosen);
        Dialogs.show(dialog);
    }

    private void fill(JPanel content, JDialog dialog, Consumer<NewPack> chosen) {
        row(content, "Name", name);
        row(content, "Id", id);
        row(content, "Folder", folder);
        JButton browse = new JButton("Choose…");
        browse.setToolTipText("Choose the folder in which the pack gets a folder of its own");
        browse.addActionListener(event -> browse(content));
        content.add(browse, "skip, growx 0, alignx left");
        if (!builds.isEmpty()) {
            content.add(new JLabel("Builds on"), "aligny top");
            JPanel boxes = new JPanel(new MigLayout("insets 0, wrap, gapy 2", "[grow, fill]"));
            builds.values().forEach(boxes::add);
            content.add(boxes);
        }
        why.setName("why-not");
        content.add(why, "span, growx, hmin 36lp");
        JButton cancel = new JButton("Cancel");
        cancel.addActionListener(event -> dialog.dispose());
        create.setName("create-pack");
        create.addActionListener(event -> pack().ifPresent(pack -> {
            dialog.dispose();
            chosen.accept(pack);
        }));
        content.add(cancel, "span, split 2, align right, gaptop 4, sg");
        content.add(create, "sg");
        dialog.getRootPane().setDefaultButton(create);
        name.getDocument().addDocumentListener(new Typing(this::named));
        id.getDocument().addDocumentListener(new Typing(() -> {
            ownId |= !filling;
            placed();
        }));
        folder.getDocument().addDocumentListener(new Typing(() -> {
            ownFolder |= !filling;
            look();
        }));
        look();
    }

    private static void row(JPanel content, String title, JComponent field) {
        JLabel label = new JLabel(title);
        label.setLabelFor(field);
        field.getAccessibleContext().setAccessibleName(title);
        field.setName("new-pack-" + title.toLowerCase(java.util.Locale.ROOT));
        content.add(label);
        content.add(field);
    }

    private void browse(JComponent before) {
        JFileChooser chooser = new JFileChooser(parent.toFile());
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        if (chooser.showDialog(before, "Choose") == JFileChooser.APPROVE_OPTION) {
            File within = chooser.getSelectedFile();
            folder.setText(within.toPath().resolve(id.getText()).toString());
        }
    }

    /** Until somebody writes an id, it is like the name. */
    private void named() {
        if (!ownId) {
            fill(
                    id,
                    name.getText()
                            .toLowerCase(java.util.Locale.ROOT)
                            .replaceAll("[^a-z0-9]+", "-")
                            .replaceAll("^[-0-9]+|-+$", ""));
        }
        placed();
    }

    /** Until somebody chooses a folder, it is called like the id. */
    private void placed() {
        if (!ownFolder) {
            fill(folder, parent.resolve(id.getText()).toString());
        }
        look();
    }

    private void fill(JTextField field, String text) {
        boolean within = filling; // filling the id fills the folder
        filling = true;
        field.setText(text);
        filling = within;
    }

    private void look() {
        Optional<String> reason = name.getText().isBlank()
                ? Optional.of("Write a name for the pack.")
                : pack().map(NewPack::whyNot).orElse(Optional.of("The folder is none."));
        why.setText(reason.orElse(" "));
        create.setEnabled(reason.isEmpty());
    }

    private Optional<NewPack> pack() {
        Map<String, String> depends = new LinkedHashMap<>();
        builds.forEach((pack, box) -> {
            if (box.isSelected()) {
                depends.put(pack.id(), NewPack.from(version(pack)));
            }
        });
        try {
            Path place = Path.of(folder.getText().strip()).toAbsolutePath().normalize();
            return Optional.of(new NewPack(place, id.getText(), name.getText().strip(), depends));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static String version(PackOutline pack) {
        List<String> found = new ArrayList<>();
        pack.file(pack.pack().file("pack.yaml"))
                .map(FileOutline::yaml)
                .flatMap(yaml -> yaml.root())
                .ifPresent(root -> {
                    if (root instanceof soulwright.yaml.YamlMap map
                            && map.get("version") instanceof YamlScalar version) {
                        found.add(version.text());
                    }
                });
        return found.isEmpty() ? "" : found.get(0);
    }
}

package soulwright.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import net.miginfocom.swing.MigLayout;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.Outline;
import soulwright.editor.shell.LibraryNode.PackTarget;
import soulwright.editor.shell.LibraryNode.Target;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.SearchField;

/** The packs and their entries on the left: to filter, to look through, to open from. */
final class LibraryPanel extends JPanel {
    private final SearchField search = new SearchField("Filter entries", this::filter);
    private boolean filtered;
    private Set<Target> unfiltered = Set.of();
    private final LibraryTreeModel model = new LibraryTreeModel();
    private final JTree tree = new JTree(model);
    private final Paragraph nothing = new Paragraph(
            "No pack is open. Home lists those that there are; New pack… begins one of your own.",
            "Label.disabledForeground");
    private Outline outline = new Outline(List.of());
    private List<Diagnostic> findings = List.of();
    private final Set<Target> known = new HashSet<>();

    /**
     * Empty, for now.
     *
     * @param open is told what was double-clicked or entered
     * @param close is told which pack is to be closed
     */
    LibraryPanel(LibraryRenderer renderer, Consumer<Target> open, Consumer<OpenPack> close) {
        super(new MigLayout("fill, wrap, insets 10 0 0 0, gap 8, hidemode 3", "[fill, grow]"));
        putClientProperty("FlatLaf.style", "background: $Tree.background");
        add(search, "gapx 10 10");
        nothing.setName("library-empty");
        add(nothing, "gapx 12 12, wmin 0");
        tree.setRootVisible(false);
        tree.setShowsRootHandles(true);
        tree.setLargeModel(true);
        tree.setCellRenderer(renderer);
        tree.setToggleClickCount(0);
        tree.getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
        tree.getAccessibleContext().setAccessibleName("Library");
        tree.setName("library");
        search.setName("library-filter");
        tree.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2 && event.getButton() == MouseEvent.BUTTON1) {
                    at(event).ifPresent(open);
                }
            }
        });
        new LibraryMenu(tree, open, close).install();
        onKey(tree, KeyEvent.VK_ENTER, () -> selected().ifPresent(open));
        onKey(search, KeyEvent.VK_DOWN, this::enterTree);
        onKey(search, KeyEvent.VK_ENTER, () -> firstEntry().ifPresent(open));
        JScrollPane scroll = new JScrollPane(tree);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        tree.setBorder(BorderFactory.createEmptyBorder(0, 6, 0, 6));
        add(scroll, "grow, pushy"); // whatever row it is in: hidden lines have none
    }

    private static void onKey(JComponent component, int key, Runnable does) {
        component.getInputMap().put(KeyStroke.getKeyStroke(key, 0), does);
        component.getActionMap().put(does, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                does.run();
            }
        });
    }

    /** Shows other packs, or the same after a change. What was unfolded and selected stays so. */
    void show(Outline outline, List<Diagnostic> findings) {
        this.outline = outline;
        this.findings = findings;
        rebuild();
    }

    /** Puts the keyboard into the field that filters. */
    void find() {
        search.requestFocusInWindow();
        search.selectAll();
    }

    /** Unfolds a pack, and brings it into sight with all that it holds, as far as there is room. */
    void reveal(String place) {
        search.setText("");
        for (int row = 0; row < tree.getRowCount(); row++) {
            TreePath path = tree.getPathForRow(row);
            if (target(path) instanceof PackTarget found && found.pack().place().equals(place)) {
                tree.expandPath(path);
                tree.setSelectionPath(path);
                tree.scrollRowToVisible(tree.getRowCount() - 1);
                tree.scrollPathToVisible(path);
            }
        }
    }

    /** Takes over another size of everything. */
    void rescale() {
        tree.setRowHeight(UIScale.scale(26));
    }

    /** While something is looked for, all that is found is unfolded; afterwards what was unfolded before. */
    private void filter(String text) {
        if (!filtered) {
            unfiltered = unfolded();
        }
        filtered = !text.isEmpty();
        rebuild(filtered ? Set.of() : unfiltered);
        if (filtered) {
            unfoldAll();
        }
    }

    private void rebuild() {
        rebuild(unfolded());
    }

    private void rebuild(Set<Target> unfolded) {
        nothing.setVisible(outline.packs().isEmpty());
        Optional<Target> selected = selected();
        model.show(Library.tree(outline, findings, search.getText().strip()));
        for (int row = 0; row < tree.getRowCount(); row++) {
            TreePath path = tree.getPathForRow(row);
            Target target = target(path);
            if (unfolded.contains(target) || (target instanceof PackTarget && known.add(target))) {
                tree.expandPath(path);
            }
            if (selected.filter(target::equals).isPresent()) {
                tree.setSelectionPath(path);
            }
        }
    }

    private Set<Target> unfolded() {
        Set<Target> all = new HashSet<>();
        for (int row = 0; row < tree.getRowCount(); row++) {
            if (tree.isExpanded(row)) {
                all.add(target(tree.getPathForRow(row)));
            }
        }
        return all;
    }

    private void unfoldAll() {
        for (int row = 0; row < tree.getRowCount() && row < 1000; row++) {
            tree.expandRow(row);
        }
    }

    private void enterTree() {
        if (tree.getRowCount() > 0) {
            tree.setSelectionRow(0);
            tree.requestFocusInWindow();
        }
    }

    private Optional<Target> firstEntry() {
        for (int row = 0; row < tree.getRowCount(); row++) {
            if (target(tree.getPathForRow(row)) instanceof LibraryNode.EntryTarget entry) {
                return Optional.of(entry);
            }
        }
        return Optional.empty();
    }

    private Optional<Target> selected() {
        return Optional.ofNullable(tree.getSelectionPath()).map(LibraryPanel::target);
    }

    /** The pack that the chosen line belongs to. */
    Optional<OpenPack> selectedPack() {
        return Optional.ofNullable(tree.getSelectionPath()).stream()
                .flatMap(path -> Arrays.stream(path.getPath()))
                .map(line -> ((LibraryNode) line).target())
                .filter(PackTarget.class::isInstance)
                .map(target -> ((PackTarget) target).pack())
                .findFirst();
    }

    private Optional<Target> at(MouseEvent event) {
        return Optional.ofNullable(tree.getPathForLocation(event.getX(), event.getY()))
                .map(LibraryPanel::target);
    }

    private static Target target(TreePath path) {
        return ((LibraryNode) path.getLastPathComponent()).target();
    }
}

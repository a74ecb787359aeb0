package soulwright.editor.shell;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javax.swing.JTabbedPane;
import soulwright.editor.document.FileId;
import soulwright.editor.widget.Tab;

/** The tabs in the middle. */
final class TabArea {
    private final JTabbedPane pane = new JTabbedPane(JTabbedPane.TOP, JTabbedPane.SCROLL_TAB_LAYOUT);
    private final List<Framed> tabs = new ArrayList<>();

    /** The keys of those that were in front, the last at the end: closing a tab leads back to the one before. */
    private final List<Object> seen = new ArrayList<>();

    private final Supplier<Set<FileId>> unsaved;
    private final Runnable changed;

    /** A tab within the bar that tells of changes from outside. */
    private record Framed(Tab tab, TabFrame frame) {}

    /**
     * Without tabs.
     *
     * @param unsaved the files that are, for the marks on their tabs
     * @param changed is called when another tab is in front
     */
    TabArea(Supplier<Set<FileId>> unsaved, Runnable changed) {
        this.unsaved = unsaved;
        this.changed = changed;
        pane.setName("tabs");
        pane.getAccessibleContext().setAccessibleName("Open tabs");
        pane.putClientProperty(FlatClientProperties.TABBED_PANE_TAB_CLOSABLE, true);
        pane.putClientProperty(FlatClientProperties.TABBED_PANE_TAB_CLOSE_TOOLTIPTEXT, "Close this tab");
        pane.putClientProperty(FlatClientProperties.TABBED_PANE_TAB_CLOSE_CALLBACK, (IntConsumer)
                index -> mayClose(tabs.get(index).tab));
        pane.putClientProperty(FlatClientProperties.TABBED_PANE_SHOW_CONTENT_SEPARATOR, true);
        pane.addChangeListener(event -> front());
    }

    JTabbedPane component() {
        return pane;
    }

    /**
     * Brings a tab to the front, or the one that shows the same.
     *
     * @param framing puts a frame around a new one
     */
    void open(Tab tab, Function<Tab, TabFrame> framing) {
        int known = indexOf(tab.key());
        if (known >= 0) {
            pane.setSelectedIndex(known);
        } else {
            TabFrame frame = framing.apply(tab);
            tabs.add(new Framed(tab, frame));
            pane.addTab(tab.title(), tab.icon().orElse(null), frame, tab.tooltip());
            pane.setSelectedIndex(tabs.size() - 1);
        }
        refresh();
        focus();
    }

    /** Closes a tab if it lets itself be closed. */
    boolean mayClose(Tab tab) {
        boolean may = tab.mayClose();
        if (may) {
            close(tab);
        }
        return may;
    }

    void close(Tab tab) {
        int index = indexOf(tab.key());
        if (index >= 0) {
            boolean inFront = index == pane.getSelectedIndex();
            Tab closed = tabs.remove(index).tab;
            seen.remove(closed.key());
            Optional<Object> before = seen.isEmpty() ? Optional.empty() : Optional.of(seen.get(seen.size() - 1));
            pane.removeTabAt(index);
            before.filter(key -> inFront).map(this::indexOf).ifPresent(pane::setSelectedIndex);
            closed.closed();
            focus();
        }
    }

    /** Closes those that show something of a pack that is no longer open. */
    void closeAllBut(Set<String> packs) {
        all().stream()
                .filter(tab ->
                        tab.pack().filter(place -> !packs.contains(place)).isPresent())
                .forEach(this::close);
    }

    Optional<Tab> selected() {
        int index = pane.getSelectedIndex();
        return index < 0 || index >= tabs.size() ? Optional.empty() : Optional.of(tabs.get(index).tab);
    }

    List<Tab> all() {
        return tabs.stream().map(Framed::tab).toList();
    }

    Optional<Tab> find(Object key) {
        int index = indexOf(key);
        return index < 0 ? Optional.empty() : Optional.of(tabs.get(index).tab);
    }

    /** Brings the next tab to the front, or with -1 the one before. */
    void step(int by) {
        if (!tabs.isEmpty()) {
            pane.setSelectedIndex(Math.floorMod(pane.getSelectedIndex() + by, tabs.size()));
            focus();
        }
    }

    /** Writes titles anew, and marks what is unsaved. */
    void refresh() {
        Set<FileId> files = unsaved.get();
        for (int i = 0; i < tabs.size(); i++) {
            Tab tab = tabs.get(i).tab;
            boolean marked = files.stream().anyMatch(tab::edits);
            pane.setTitleAt(i, marked ? "● " + tab.title() : tab.title());
            pane.setToolTipTextAt(i, marked ? tab.tooltip() + " (not saved)" : tab.tooltip());
            pane.setIconAt(i, tab.icon().orElse(null));
            tabs.get(i).frame.refresh();
        }
    }

    private int indexOf(Object key) {
        for (int i = 0; i < tabs.size(); i++) {
            if (tabs.get(i).tab.key().equals(key)) {
                return i;
            }
        }
        return -1;
    }

    private void front() {
        selected().ifPresent(tab -> {
            seen.remove(tab.key());
            seen.add(tab.key());
            tab.shown();
        });
        changed.run();
    }

    /** Puts the keyboard into the tab in front. */
    void focus() {
        selected().ifPresent(tab -> tab.firstFocus().requestFocusInWindow());
    }
}

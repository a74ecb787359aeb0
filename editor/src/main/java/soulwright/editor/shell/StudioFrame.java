package soulwright.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import soulwright.editor.widget.Room;

/** How the parts of the window lie: the library on the left, tabs in the middle, problems below, the status bar at the bottom. */
final class StudioFrame {
    private static final Dimension LEAST = new Dimension(800, 500);
    private static final int LIBRARY = 280;

    /** Below this width the tabs get all of it, until the user asks for the library. */
    private static final int ROOMY = 1000;

    private static final double PROBLEMS = 0.72;

    private final JFrame window = new JFrame("Soulwright");
    private final TabArea tabs;
    private final StatusBar status;
    private final JPanel library;
    private final LibraryFold fold = new LibraryFold();
    private final ProblemsPanel problems;
    private final JSplitPane across;
    private final JSplitPane down;

    /** As wide as the user had the library last, before zooming. */
    private int width = LIBRARY;

    StudioFrame(TabArea tabs, LibraryPanel library, ProblemsPanel problems, StatusBar status) {
        this.tabs = tabs;
        this.status = status;
        this.library = library;
        this.problems = problems;
        down = split(JSplitPane.VERTICAL_SPLIT);
        down.setTopComponent(tabs.component());
        down.setResizeWeight(PROBLEMS);
        across = split(JSplitPane.HORIZONTAL_SPLIT);
        across.setLeftComponent(library);
        across.setRightComponent(down);
        window.add(across);
        window.add(status, BorderLayout.SOUTH);
        window.setName("studio");
        window.setMinimumSize(LEAST);
        Room.follow(across, room -> fold());
        rescale();
    }

    private static JSplitPane split(int orientation) {
        JSplitPane pane = new JSplitPane(orientation, true);
        pane.setBorder(BorderFactory.createEmptyBorder());
        return pane;
    }

    JFrame window() {
        return window;
    }

    TabArea tabs() {
        return tabs;
    }

    StatusBar status() {
        return status;
    }

    /** Shows the window for the first time: as large as the screen allows, or as people like it. */
    void showIn(Dimension size) {
        window.setSize(size);
        window.setLocationRelativeTo(null);
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent event) {
                tabs.focus();
            }
        });
        window.setVisible(true);
    }

    /** Names the window after the tab in front. */
    void title(Optional<String> tab) {
        window.setTitle(tab.map(name -> name + " – Soulwright").orElse("Soulwright"));
    }

    boolean showsProblems() {
        return down.getBottomComponent() != null;
    }

    void problems(boolean shown) {
        if (shown != showsProblems()) {
            int height = down.getHeight();
            SwingUtilities.updateComponentTreeUI(problems); // while it was hidden, theme or zoom may have changed
            down.setBottomComponent(shown ? problems : null);
            if (shown) {
                down.setDividerLocation((int) (height * PROBLEMS));
            }
            window.revalidate();
        }
    }

    boolean showsLibrary() {
        return fold.isOpen();
    }

    void toggleLibrary() {
        fold.toggle();
        showLibrary();
    }

    /** Gives a game that is in front the room of the library; whoever edits finds it again as it was. */
    void playing(boolean inFront) {
        fold.playing(inFront);
        followFold();
    }

    private void fold() {
        fold.room(Room.in(across).width() >= ROOMY);
        followFold();
    }

    private void followFold() {
        if (fold.isOpen() != library.isVisible()) {
            showLibrary();
        }
    }

    /** Where it takes room from the tabs, it goes as soon as something was opened from it. */
    void openedFromLibrary() {
        if (fold.isInTheWay()) {
            toggleLibrary();
        }
    }

    private void showLibrary() {
        Component owner = window.getFocusOwner();
        boolean hadKeyboard = owner != null && SwingUtilities.isDescendingFrom(owner, library);
        if (library.isVisible() && library.getWidth() > 0) {
            width = UIScale.unscale(across.getDividerLocation());
        }
        library.setVisible(fold.isOpen());
        across.setDividerLocation(UIScale.scale(width));
        if (hadKeyboard) {
            tabs.focus();
        }
    }

    /** Takes over another size of everything. */
    void rescale() {
        across.setDividerLocation(UIScale.scale(width));
        if (across.getWidth() > 0) {
            fold();
        }
    }
}

package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.ActionEvent;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import org.jspecify.annotations.Nullable;
import soulwright.content.piece.Square;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Haste;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/**
 * The board of a game. A click or Enter chooses a land; the cursor is moved with the arrow keys, and what is known of its land is what a screen
 * reader says.
 */
final class BoardView extends JComponent {
    private static final int USUAL = 72;
    private static final int LEAST = 24;

    private final BoardPainter painter;
    private final Function<Square, List<String>> known;
    private final Consumer<Square> choose;
    private @Nullable Scene scene;
    private Optional<Asked> asked = Optional.empty();
    private Square cursor = new Square(1, 1);

    /**
     * An empty one.
     *
     * @param life the attribute that wounds use up
     * @param known what is known of a land, in lines
     * @param choose is told the land that the player has chosen, lit or not
     */
    BoardView(Gallery gallery, String life, Function<Square, List<String>> known, Consumer<Square> choose) {
        this.painter = new BoardPainter(gallery, life);
        this.known = known;
        this.choose = choose;
        setFocusable(true);
        setOpaque(true);
        setName("board");
        ToolTipManager.sharedInstance().registerComponent(this);
        addMouseListener(new Clicks());
        addFocusListener(new Repainting());
        bind(KeyEvent.VK_LEFT, () -> step(-1, 0));
        bind(KeyEvent.VK_RIGHT, () -> step(1, 0));
        bind(KeyEvent.VK_UP, () -> step(0, -1));
        bind(KeyEvent.VK_DOWN, () -> step(0, 1));
        bind(KeyEvent.VK_ENTER, () -> choose.accept(cursor));
        bind(KeyEvent.VK_SPACE, () -> choose.accept(cursor));
    }

    /** Lets its lands be looked at. */
    void looking(Looking looking, Function<Square, Optional<Closer>> closer) {
        looking.at(this, () -> closer.apply(cursor), event -> at(event).flatMap(closer));
    }

    private void bind(int key, Runnable run) {
        getInputMap().put(KeyStroke.getKeyStroke(key, 0), key);
        getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                run.run();
            }
        });
    }

    private void step(int east, int south) {
        place().filter(place -> place.isLand(cursor.column() + east, cursor.row() + south))
                .ifPresent(place -> moveTo(new Square(cursor.column() + east, cursor.row() + south)));
    }

    private void moveTo(Square square) {
        String before = getAccessibleContext().getAccessibleDescription();
        cursor = square;
        getAccessibleContext()
                .firePropertyChange(
                        AccessibleContext.ACCESSIBLE_DESCRIPTION_PROPERTY,
                        before,
                        getAccessibleContext().getAccessibleDescription());
        repaint();
    }

    /** Shows how things are; the cursor goes to the player whose moment it is, when somebody else's was shown before or a land is asked for anew. */
    void show(Scene shown, Optional<Asked> choices) {
        Scene before = scene;
        boolean anew =
                !choices.equals(asked) && choices.filter(Asked::isOfLands).isPresent();
        if (before == null || anew || before.viewer() != shown.viewer() || before.size() != shown.size()) {
            SummonerScene me = shown.summoners().get(shown.viewer());
            cursor = new Square(Math.max(1, me.column()), Math.max(1, me.row()));
        }
        scene = shown;
        asked = choices;
        repaint();
    }

    /** The land under the cursor. */
    Square cursor() {
        return cursor;
    }

    private int lands(int otherwise) {
        return scene == null ? otherwise : scene.size();
    }

    @Override
    public Dimension getPreferredSize() {
        int side = lands(7) * UIScale.scale(USUAL);
        return new Dimension(side, side);
    }

    @Override
    public Dimension getMinimumSize() {
        int side = lands(5) * UIScale.scale(LEAST);
        return new Dimension(side, side);
    }

    private Optional<BoardPlace> place() {
        return Optional.ofNullable(scene).map(shown -> BoardPainter.place(shown, getWidth(), getHeight()));
    }

    /** Where a land is painted; nothing before there is a board. */
    Optional<Rectangle2D> bounds(Square square) {
        return place().map(place -> place.bounds(square));
    }

    private Optional<Square> at(MouseEvent event) {
        return place().flatMap(place -> place.at(event.getPoint()));
    }

    @Override
    public @Nullable String getToolTipText(MouseEvent event) {
        return at(event)
                .map(known)
                .filter(lines -> !lines.isEmpty())
                .map(Tips::of)
                .orElse(null);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        graphics.setColor(UIManager.getColor("Panel.background"));
        graphics.fillRect(0, 0, getWidth(), getHeight());
        Scene shown = scene;
        if (shown != null) {
            Haste haste = isPaintingForPrint() ? Haste.none() : Haste.now();
            if (!painter.paint((Graphics2D) graphics, shown, asked, getWidth(), getHeight(), haste)) {
                repaint();
            }
            place().ifPresent(place -> BoardPainter.paintRulers(
                    (Graphics2D) graphics, place, Optional.of(cursor).filter(square -> isFocusOwner())));
            place().filter(place -> isFocusOwner() && place.isLand(cursor.column(), cursor.row()))
                    .ifPresent(place ->
                            BoardPainter.paintCursor((Graphics2D) graphics, place.bounds(cursor), cursorWidth()));
        }
    }

    /** Where nothing can be chosen it does not outshine what can. */
    private float cursorWidth() {
        boolean isIdle = asked.filter(Asked::isOfLands)
                .filter(choices -> choices.at(cursor).isEmpty())
                .isPresent();
        return isIdle ? 1 : 2;
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new Accessible();
            accessibleContext.setAccessibleName("Board");
        }
        return accessibleContext;
    }

    private final class Accessible extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.CANVAS;
        }

        @Override
        public String getAccessibleDescription() {
            return scene == null ? "" : String.join(". ", known.apply(cursor));
        }
    }

    private final class Clicks extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            at(event).ifPresent(square -> {
                moveTo(square);
                if (SwingUtilities.isLeftMouseButton(event) && !event.isPopupTrigger()) {
                    choose.accept(square);
                }
            });
        }
    }

    private final class Repainting implements FocusListener {
        @Override
        public void focusGained(FocusEvent event) {
            repaint();
        }

        @Override
        public void focusLost(FocusEvent event) {
            repaint();
        }
    }
}

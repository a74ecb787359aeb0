package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import org.jspecify.annotations.Nullable;
import soulwright.content.piece.Square;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Sheet;
import soulwright.editor.art.Tone;
import soulwright.quest.scene.Scene;

/**
 * The board of a game. Lands that can be chosen are lit; a click or Enter chooses. The cursor, moved with the arrow keys, says what is known of the
 * land that it is on.
 */
final class BoardView extends JComponent {
    private static final Color LIT = new Color(0xffd84a);
    private static final int LEAST = 24;

    private final Sheet<Cell> sheet;
    private final Consumer<Square> choose;
    private final Function<Square, String> words;
    private final String life;
    private @Nullable Scene scene;
    private Optional<Asked> asked = Optional.empty();
    private Square cursor = new Square(1, 1);

    /**
     * An empty one.
     *
     * @param life the attribute that wounds use up
     * @param words what is known of a land
     * @param choose is told the land that the player has chosen, lit or not
     */
    BoardView(Gallery gallery, String life, Function<Square, String> words, Consumer<Square> choose) {
        this.sheet = new Sheet<>(new CellPainter(gallery)::paint);
        this.life = life;
        this.words = words;
        this.choose = choose;
        setFocusable(true);
        setOpaque(true);
        setName("board");
        ToolTipManager.sharedInstance().registerComponent(this);
        addMouseListener(new Clicks());
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                repaint();
            }
        });
        bind(KeyEvent.VK_LEFT, -1, 0);
        bind(KeyEvent.VK_RIGHT, 1, 0);
        bind(KeyEvent.VK_UP, 0, -1);
        bind(KeyEvent.VK_DOWN, 0, 1);
        bind(KeyEvent.VK_ENTER, 0, 0);
        bind(KeyEvent.VK_SPACE, 0, 0);
    }

    private void bind(int key, int east, int south) {
        String name = "key " + key;
        getInputMap().put(KeyStroke.getKeyStroke(key, 0), name);
        getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                if (east == 0 && south == 0) {
                    choose.accept(cursor);
                } else {
                    moveTo(cursor.column() + east, cursor.row() + south);
                }
            }
        });
    }

    private void moveTo(int column, int row) {
        Scene shown = scene;
        if (shown != null && column >= 1 && row >= 1 && column <= shown.size() && row <= shown.size()) {
            Square before = cursor;
            cursor = new Square(column, row);
            getAccessibleContext()
                    .firePropertyChange(
                            AccessibleContext.ACCESSIBLE_DESCRIPTION_PROPERTY,
                            words.apply(before),
                            words.apply(cursor));
            repaint();
        }
    }

    /** Shows how things are; the cursor goes to the player whose moment it is, when somebody else's was shown before. */
    void show(Scene shown, Optional<Asked> choices) {
        Scene before = scene;
        if (before == null || before.viewer() != shown.viewer() || before.size() != shown.size()) {
            var me = shown.summoners().get(shown.viewer());
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

    @Override
    public Dimension getPreferredSize() {
        int size = scene == null ? 7 : scene.size();
        return new Dimension(size * UIScale.scale(72), size * UIScale.scale(72));
    }

    @Override
    public Dimension getMinimumSize() {
        int size = scene == null ? 5 : scene.size();
        return new Dimension(size * UIScale.scale(LEAST), size * UIScale.scale(LEAST));
    }

    /** The sides of a land, in dots. */
    private int side(Scene shown) {
        int margin = 2 * margin();
        return Math.max(8, Math.min(getWidth() - margin, getHeight() - margin) / Math.max(1, shown.size()));
    }

    private static int margin() {
        return UIScale.scale(8);
    }

    private int left(Scene shown) {
        return (getWidth() - side(shown) * shown.size()) / 2;
    }

    private int top(Scene shown) {
        return (getHeight() - side(shown) * shown.size()) / 2;
    }

    /** Where a land is painted. */
    Rectangle2D bounds(Square square) {
        Scene shown = scene;
        int side = shown == null ? 0 : side(shown);
        return shown == null
                ? new Rectangle2D.Double()
                : new Rectangle2D.Double(
                        left(shown) + (square.column() - 1) * side, top(shown) + (square.row() - 1) * side, side, side);
    }

    private Optional<Square> at(Point2D point) {
        Scene shown = scene;
        if (shown == null) {
            return Optional.empty();
        }
        int column = (int) Math.floor((point.getX() - left(shown)) / side(shown)) + 1;
        int row = (int) Math.floor((point.getY() - top(shown)) / side(shown)) + 1;
        return column >= 1 && row >= 1 && column <= shown.size() && row <= shown.size()
                ? Optional.of(new Square(column, row))
                : Optional.empty();
    }

    @Override
    public @Nullable String getToolTipText(MouseEvent event) {
        return at(event.getPoint()).map(words).orElse(null);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        graphics.setColor(UIManager.getColor("Panel.background"));
        graphics.fillRect(0, 0, getWidth(), getHeight());
        Scene shown = scene;
        if (shown != null) {
            Graphics2D g = (Graphics2D) graphics.create();
            paintLands(g, shown);
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            paintChoices(g, shown);
            paintCursor(g, shown);
            g.dispose();
        }
    }

    private void paintLands(Graphics2D g, Scene shown) {
        int side = side(shown);
        shown.lands().forEach(land -> {
            Cell cell = Cell.of(land, shown, life);
            int x = left(shown) + (land.column() - 1) * side;
            int y = top(shown) + (land.row() - 1) * side;
            sheet.paint(g, cell, x, y, side);
        });
    }

    /** What cannot be chosen is dimmed when a land is to be chosen, so that what can be is lit. */
    private void paintChoices(Graphics2D g, Scene shown) {
        if (asked.filter(Asked::isOfLands).isEmpty()) {
            return;
        }
        Asked choices = asked.get();
        float line = UIScale.scale(3f);
        shown.lands().forEach(land -> {
            Square square = new Square(land.column(), land.row());
            Rectangle2D place = bounds(square);
            if (choices.at(square).isEmpty()) {
                g.setColor(Tone.faint(Color.BLACK, 0.38));
                g.fill(place);
            } else {
                g.setStroke(new BasicStroke(line));
                g.setColor(LIT);
                double inset = line / 2;
                g.draw(new Rectangle2D.Double(
                        place.getX() + inset, place.getY() + inset, place.getWidth() - line, place.getHeight() - line));
            }
        });
    }

    private void paintCursor(Graphics2D g, Scene shown) {
        if (!isFocusOwner() || cursor.column() > shown.size() || cursor.row() > shown.size()) {
            return;
        }
        Rectangle2D place = bounds(cursor);
        float line = UIScale.scale(2f);
        g.setStroke(new BasicStroke(line * 2));
        g.setColor(new Color(0x1d1b22));
        g.draw(place);
        g.setStroke(new BasicStroke(line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {line * 3}, 0));
        g.setColor(Color.WHITE);
        g.draw(place);
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
            return scene == null ? "" : words.apply(cursor);
        }
    }

    private final class Clicks extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            at(event.getPoint()).ifPresent(square -> {
                moveTo(square.column(), square.row());
                choose.accept(square);
            });
        }
    }
}

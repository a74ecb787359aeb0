package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import javax.swing.plaf.basic.BasicGraphicsUtils;
import soulwright.editor.art.Emblem;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Seat;
import soulwright.editor.art.Tone;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/** One player in short: mark, name, health, commands that are left, lands and what he has of each element. */
final class SummonerRow extends JComponent {
    private final Gallery gallery;
    private final String life;
    private SummonerScene summoner;
    private ElementFigures figures;
    private String lands = "";
    private String commands = "";
    private boolean deciding;
    private boolean viewer;

    /** @param life the attribute that wounds use up */
    SummonerRow(Gallery gallery, String life, SummonerScene summoner, ElementFigures figures) {
        this.gallery = gallery;
        this.life = life;
        this.summoner = summoner;
        this.figures = figures;
        ToolTipManager.sharedInstance().registerComponent(this);
        setFocusable(true);
    }

    /** Shows him as he stands in a scene; where there is no board nobody has lands. */
    void show(Scene scene, SummonerScene shown, ElementFigures all, boolean isDeciding, boolean isViewer) {
        lands = scene.size() == 0 ? "" : shown.lands() + (shown.lands() == 1 ? " land" : " lands");
        summoner = shown;
        figures = all;
        deciding = isDeciding;
        commands = shown.seat() == scene.turn() && scene.size() > 0 ? left(shown.commands()) : "";
        viewer = isViewer;
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        int line = getFontMetrics(font()).getHeight();
        return new Dimension(UIScale.scale(300), line * 3 + UIScale.scale(18));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(UIScale.scale(220), getPreferredSize().height);
    }

    private static String left(int commands) {
        return commands + (commands == 1 ? " command left" : " commands left");
    }

    private static Font font() {
        return UIManager.getFont("Label.font");
    }

    @Override
    public String getToolTipText() {
        return Tips.of(details());
    }

    /** He and his cards, as far as they are known. */
    Closer closer() {
        return Closer.of(summoner, details(), gallery);
    }

    /** All that the viewer knows of him. */
    List<String> details() {
        List<String> lines = new ArrayList<>();
        lines.add(summoner.name() + (viewer ? " (you)" : ""));
        lines.add((summoner.fighter().known() ? "Health " + health() : "Health not known") + ", commands left: "
                + summoner.commands() + (lands.isEmpty() ? "" : ", " + lands));
        String attributes = summoner.fighter().attributes().entrySet().stream()
                .map(one -> plain(one.getKey()) + " " + one.getValue())
                .collect(Collectors.joining(", "));
        lines.add(attributes);
        figures.elements().forEach(element -> lines.add(element + ": " + figures.value(summoner, element)));
        summoner.numbers().forEach((name, number) -> {
            if (number != 0) {
                lines.add(plain(name) + ": " + number);
            }
        });
        Map<String, Long> kinds =
                summoner.cards().stream().collect(Collectors.groupingBy(CardScene::kind, Collectors.counting()));
        kinds.forEach((kind, count) -> lines.add(plain(kind) + ": " + count));
        return lines;
    }

    private static String plain(String name) {
        return name.replace('-', ' ');
    }

    private String health() {
        return summoner.fighter().health() + " of " + fullHealth();
    }

    private int fullHealth() {
        return Math.max(
                summoner.fighter().health(), summoner.fighter().attributes().getOrDefault(life, 0));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        paintGround(g);
        int pad = UIScale.scale(8);
        FontMetrics metrics = getFontMetrics(font());
        int line = metrics.getHeight();
        int mark = line * 2;
        Seat seat = Seat.of(summoner.seat(), summoner.colour());
        paintFace(g, seat, pad, pad, mark);
        int left = pad * 2 + mark;
        g.setFont(font().deriveFont(deciding ? Font.BOLD : Font.PLAIN));
        g.setColor(UIManager.getColor("Label.foreground"));
        String name = summoner.name() + (viewer ? " (you)" : "");
        int right = getWidth() - pad - metrics.stringWidth(commands);
        g.drawString(
                BasicGraphicsUtils.getClippedString(this, g.getFontMetrics(), name, right - left - pad),
                left,
                pad + metrics.getAscent());
        g.setFont(font());
        g.setColor(UIManager.getColor("Label.disabledForeground"));
        g.drawString(commands, right, pad + metrics.getAscent());
        if (summoner.fighter().known()) {
            paintHealth(g, left, pad + line, line);
        } else {
            g.setColor(UIManager.getColor("Label.disabledForeground"));
            g.drawString("Health not known", left, pad + line + metrics.getAscent());
        }
        paintElements(g, pad, pad + line * 2 + UIScale.scale(3), line);
        g.dispose();
    }

    private void paintHealth(Graphics2D g, int left, int top, int line) {
        FontMetrics metrics = getFontMetrics(font());
        int pad = UIScale.scale(8);
        int bar = Math.max(5, line / 3);
        int width = getWidth() - left - pad - metrics.stringWidth("888/888 ");
        new Bar(summoner.fighter().health(), fullHealth())
                .paint(g, left, top + (line - bar) / 2.0, width, bar, UIManager.getColor("Panel.background"));
        g.setColor(UIManager.getColor("Label.foreground"));
        String health = summoner.fighter().health() + "/" + fullHealth();
        g.drawString(health, getWidth() - pad - metrics.stringWidth(health), top + metrics.getAscent());
    }

    private void paintGround(Graphics2D g) {
        if (deciding) {
            g.setColor(UIManager.getColor("List.selectionInactiveBackground"));
            g.fillRoundRect(0, 0, getWidth(), getHeight(), UIScale.scale(8), UIScale.scale(8));
        }
        if (isFocusOwner()) {
            g.setColor(UIManager.getColor("Component.focusColor"));
            g.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, UIScale.scale(8), UIScale.scale(8));
        }
    }

    private void paintFace(Graphics2D g, Seat seat, int x, int y, int size) {
        summoner.character()
                .map(id -> gallery.emblem("characters", id))
                .ifPresentOrElse(
                        emblem -> emblem.in(seat.colour()).paintTile(g, x, y, size), () -> seat.paint(g, x, y, size));
        int mark = size / 2;
        seat.paint(g, x + size - mark * 0.8, y + size - mark * 0.8, mark);
    }

    private void paintElements(Graphics2D g, int left, int top, int line) {
        FontMetrics metrics = getFontMetrics(font());
        g.setFont(font());
        g.setColor(UIManager.getColor("Label.disabledForeground"));
        int right = getWidth() - UIScale.scale(8) - metrics.stringWidth(lands);
        g.drawString(lands, right, top + metrics.getAscent());
        int count = Math.max(1, figures.elements().size());
        int step = Math.max(line, (right - left) / count);
        Color ink = UIManager.getColor("Label.foreground");
        Color ground = UIManager.getColor("Panel.background");
        for (int i = 0; i < figures.elements().size(); i++) {
            String element = figures.elements().get(i);
            Emblem emblem = gallery.element(element);
            int x = left + i * step;
            double size = line * 0.95;
            emblem.picture().paint(g, x, top, size, readable(emblem.colour(), ground));
            g.setColor(ink);
            g.drawString(
                    figures.value(summoner, element), (int) (x + size + UIScale.scale(2)), top + metrics.getAscent());
        }
    }

    private static Color readable(Color colour, Color ground) {
        Color ink = colour;
        for (int i = 0; i < 8 && Tone.contrast(ink, ground) < 3; i++) {
            ink = Tone.mix(ink, Tone.inkOn(ground), 0.2);
        }
        return ink;
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public String getAccessibleName() {
                    return String.join(". ", details());
                }
            };
        }
        return accessibleContext;
    }
}

package soulwright.editor.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Locale;

/**
 * Paints cards at any size. A small card shows name, level, picture and figures, or where it has none the beginning of what it does; one that is
 * wider than {@link #WORDY} em of its font all that it does.
 *
 * @param font of which all sizes on cards are made
 */
public record CardPainter(Font font) {
    /** The height of a card, as a part of its width. */
    public static final double HEIGHT = 1.4;

    private static final double WORDY = 14;
    private static final double TELLING = 6;
    private static final double GIST = 0.74;

    /** How high the digits of many figures are, so that those of stronger cards are not much smaller. */
    private static final double EVEN = 0.42;

    private static final double BRIEF_ROOM = 0.76;
    private static final Color PAPER = new Color(0xfbf5e6);
    private static final Color INK = new Color(0x2b2620);
    private static final Color CHANGED = new Color(0x0f6b3c);
    private static final Color WORSE = new Color(0xa3271b);
    private static final Color BACK = new Color(0x3c3557);

    /** How wide a card must be to begin to say what it does, in dots. */
    private double tellingWidth() {
        return font.getSize2D() * TELLING;
    }

    /** How wide a card must be to say what it does, in dots. */
    public double wordyWidth() {
        return font.getSize2D() * WORDY;
    }

    /** Paints a card of some width. */
    public void paint(Graphics2D graphics, Card card, double x, double y, double width) {
        try (Brush brush = Brush.on(graphics)) {
            Graphics2D g = brush.graphics();
            g.translate(x, y);
            boolean wordy = width >= wordyWidth();
            boolean telling =
                    !wordy && card.figures().isEmpty() && !card.lines().isEmpty() && width >= tellingWidth();
            double head = width * (wordy ? 0.13 : 0.25);
            double picture =
                    width * (wordy ? 0.42 : telling ? 0.56 : card.figures().isEmpty() ? HEIGHT - 0.27 : 0.72);
            paintPaper(g, PAPER, card.emblem().colour(), width);
            paintHead(g, brush, card, width, head, wordy);
            paintPicture(g, card, width, head, picture);
            double below = head + picture + width * 0.03;
            double row = card.figures().isEmpty() ? 0 : width * (wordy ? 0.15 : 0.36);
            paintFigures(brush, card, width, below, row);
            if (wordy) {
                paintWords(g, card, width, below + row + width * 0.02);
            } else if (telling) {
                paintGist(g, card, width, below);
            }
        }
    }

    /** Paints the back of a card. */
    public void paintBack(Graphics2D graphics, double x, double y, double width) {
        try (Brush brush = Brush.on(graphics)) {
            Graphics2D g = brush.graphics();
            g.translate(x, y);
            paintPaper(g, BACK, BACK, width);
            g.setColor(Tone.lighter(BACK, 0.25));
            g.setStroke(new BasicStroke((float) (width / 50)));
            for (double inset : new double[] {0.10, 0.15}) {
                g.draw(new RoundRectangle2D.Double(
                        width * inset,
                        width * inset,
                        width * (1 - 2 * inset),
                        width * (HEIGHT - 2 * inset),
                        width * 0.12,
                        width * 0.12));
            }
            double ring = width * 0.36;
            g.draw(new Ellipse2D.Double((width - ring) / 2, (width * HEIGHT - ring) / 2, ring, ring));
            g.fill(new Ellipse2D.Double((width - ring / 2) / 2, (width * HEIGHT - ring / 2) / 2, ring / 2, ring / 2));
        }
    }

    private static void paintPaper(Graphics2D g, Color paper, Color rim, double width) {
        double round = width * 0.10;
        g.setColor(Tone.darker(rim, 0.35));
        g.fill(new RoundRectangle2D.Double(0, 0, width, width * HEIGHT, round, round));
        double line = Math.max(1, width / 70);
        g.setColor(paper);
        g.fill(new RoundRectangle2D.Double(
                line, line, width - 2 * line, width * HEIGHT - 2 * line, round - line, round - line));
    }

    private void paintHead(Graphics2D g, Brush brush, Card card, double width, double head, boolean wordy) {
        Color colour = card.emblem().colour();
        double line = Math.max(1, width / 70);
        Shape before = g.getClip();
        g.clip(new Rectangle2D.Double(0, 0, width, head));
        g.setColor(colour);
        g.fill(new RoundRectangle2D.Double(line, line, width - 2 * line, head * 2, width * 0.09, width * 0.09));
        g.setClip(before);
        double badge = width * (wordy ? 0.10 : 0.16);
        double at = line + width * 0.02;
        double left = card.level() > 0 ? at + badge + width * 0.03 : width * 0.05;
        g.setColor(Tone.inkOn(colour));
        TextFit name = new TextFit(g, font.deriveFont(Font.BOLD, (float) (width * (wordy ? 0.07 : 0.098))));
        name.centred(card.name(), left, 0, width - left - width * 0.03, head, wordy ? 1 : 2);
        if (card.level() > 0) {
            paintLevel(brush, card.level(), at, (head - badge) / 2, badge);
        }
    }

    /** The same on all cards, since its colour says nothing. */
    private void paintLevel(Brush brush, int level, double x, double y, double size) {
        Graphics2D g = brush.graphics();
        g.setColor(PAPER);
        g.fill(new Ellipse2D.Double(x, y, size, size));
        g.setColor(INK);
        g.setStroke(new BasicStroke((float) (size / 16)));
        g.draw(new Ellipse2D.Double(x, y, size, size));
        brush.letters(Integer.toString(level), font, x + size / 2, y + size / 2, size * 0.66, size * 0.7);
    }

    /** The beginning of what it does, in letters that can be read. */
    private void paintGist(Graphics2D g, Card card, double width, double from) {
        TextFit text = new TextFit(g, font.deriveFont((float) Math.max(width * 0.09, font.getSize2D() * GIST)));
        double inset = width * 0.05;
        g.setColor(INK);
        text.paragraph(String.join(" ", card.lines()), inset, from, width - 2 * inset, width * (HEIGHT - 0.03));
    }

    private static void paintPicture(Graphics2D g, Card card, double width, double y, double height) {
        Color colour = card.emblem().colour();
        double line = Math.max(1, width / 70);
        g.setPaint(new GradientPaint(
                0, (float) y, Tone.lighter(colour, 0.60), 0, (float) (y + height), Tone.lighter(colour, 0.82)));
        g.fill(new Rectangle2D.Double(line, y, width - 2 * line, height));
        double size = height * 0.86;
        card.emblem().picture().paint(g, (width - size) / 2, y + (height - size) / 2, size, Tone.darker(colour, 0.45));
    }

    private void paintFigures(Brush brush, Card card, double width, double y, double height) {
        if (card.figures().isEmpty()) {
            return;
        }
        double inset = width * 0.03;
        double cell = (width - 2 * inset) / card.figures().size();
        double digits = Integer.toString(card.figures().stream()
                        .mapToInt(Card.Figure::value)
                        .max()
                        .orElse(0))
                .length();
        double number = Math.min(height * (card.figures().size() > 3 ? EVEN : 0.56), cell * 0.96 / (digits * 0.62));
        double brief = briefHeight(brush.graphics(), card.figures(), height * 0.30, cell * BRIEF_ROOM);
        for (int i = 0; i < card.figures().size(); i++) {
            Card.Figure figure = card.figures().get(i);
            double middle = inset + cell * (i + 0.5);
            brush.graphics().setColor(ink(figure));
            brush.letters(Integer.toString(figure.value()), font, middle, y + height * 0.36, number, cell);
            brush.graphics().setColor(Tone.lighter(INK, 0.22));
            brush.letters(brief(figure), font, middle, y + height * 0.82, brief, cell * BRIEF_ROOM);
        }
    }

    private static String brief(Card.Figure figure) {
        return figure.brief().toUpperCase(Locale.ROOT);
    }

    /** As high as the longest may be, so that all are of one size and none touches its neighbour. */
    private double briefHeight(Graphics2D g, List<Card.Figure> figures, double highest, double room) {
        Font bold = font.deriveFont(Font.BOLD, (float) highest);
        double longest = figures.stream()
                .mapToDouble(figure -> bold.getStringBounds(brief(figure), g.getFontRenderContext())
                        .getWidth())
                .max()
                .orElse(room);
        return highest * Math.min(1, room / longest);
    }

    private static Color ink(Card.Figure figure) {
        return figure.value() == figure.printed() ? INK : figure.value() > figure.printed() ? CHANGED : WORSE;
    }

    private void paintWords(Graphics2D g, Card card, double width, double from) {
        double inset = width * 0.06;
        double bottom = width * (HEIGHT - 0.05);
        TextFit sort = new TextFit(g, font.deriveFont(Font.ITALIC, (float) (width * 0.052)));
        g.setColor(Tone.lighter(INK, 0.22));
        double y = sort.paragraph(card.sort(), inset, from, width - 2 * inset, bottom);
        TextFit text = new TextFit(g, font.deriveFont((float) (width * 0.056)));
        g.setColor(INK);
        for (String line : card.lines()) {
            y = text.paragraph(line, inset, y + width * 0.012, width - 2 * inset, bottom);
        }
        if (!card.note().isEmpty()) {
            g.setColor(WORSE);
            text.paragraph(card.note(), inset, y + width * 0.012, width - 2 * inset, bottom);
        }
    }
}

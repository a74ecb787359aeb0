package soulwright.editor.art;

import java.awt.geom.Path2D;

/** Reads the path data of an SVG picture. It knows all of its commands; what cannot be read ends the path, as SVG has it. */
final class SvgPath {
    private static final String COMMANDS = "MmZzLlHhVvCcSsQqTtAa";

    private final PathNumbers numbers;
    private final Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    private double x;
    private double y;
    private double startX;
    private double startY;

    /** The control point that a smooth curve mirrors, and the command that left it. */
    private double controlX;

    private double controlY;
    private char before = ' ';

    private SvgPath(String data) {
        this.numbers = new PathNumbers(data);
    }

    static Path2D read(String data) {
        SvgPath reader = new SvgPath(data);
        try {
            reader.readAll();
        } catch (PathNumbers.NoNumber end) {
            return reader.path;
        }
        return reader.path;
    }

    private void readAll() {
        while (numbers.hasMore()) {
            char command = numbers.command(COMMANDS);
            if (before == ' ' && Character.toUpperCase(command) != 'M') {
                throw new PathNumbers.NoNumber();
            }
            draw(command);
            while (Character.toUpperCase(command) != 'Z' && numbers.hasNumber()) {
                command = command == 'M' ? 'L' : command == 'm' ? 'l' : command;
                draw(command);
            }
        }
    }

    private void draw(char command) {
        double baseX = Character.isLowerCase(command) ? x : 0;
        double baseY = Character.isLowerCase(command) ? y : 0;
        char kind = Character.toUpperCase(command);
        switch (kind) {
            case 'M' -> move(baseX + numbers.next(), baseY + numbers.next());
            case 'L' -> line(baseX + numbers.next(), baseY + numbers.next());
            case 'H' -> line(baseX + numbers.next(), y);
            case 'V' -> line(x, baseY + numbers.next());
            case 'C' -> cubic(baseX + numbers.next(), baseY + numbers.next(), baseX, baseY);
            case 'S' -> cubic(mirrored(x, controlX, "CS"), mirrored(y, controlY, "CS"), baseX, baseY);
            case 'Q' -> quadratic(baseX + numbers.next(), baseY + numbers.next(), baseX, baseY);
            case 'T' -> quadratic(mirrored(x, controlX, "QT"), mirrored(y, controlY, "QT"), baseX, baseY);
            case 'A' -> arc(baseX, baseY);
            default -> close();
        }
        before = kind;
    }

    private void move(double toX, double toY) {
        path.moveTo(toX, toY);
        startX = toX;
        startY = toY;
        at(toX, toY);
    }

    private void line(double toX, double toY) {
        path.lineTo(toX, toY);
        at(toX, toY);
    }

    private void cubic(double firstX, double firstY, double baseX, double baseY) {
        controlX = baseX + numbers.next();
        controlY = baseY + numbers.next();
        double toX = baseX + numbers.next();
        double toY = baseY + numbers.next();
        path.curveTo(firstX, firstY, controlX, controlY, toX, toY);
        at(toX, toY);
    }

    private void quadratic(double middleX, double middleY, double baseX, double baseY) {
        double toX = baseX + numbers.next();
        double toY = baseY + numbers.next();
        path.quadTo(middleX, middleY, toX, toY);
        controlX = middleX;
        controlY = middleY;
        at(toX, toY);
    }

    private void arc(double baseX, double baseY) {
        double radiusX = Math.abs(numbers.next());
        double radiusY = Math.abs(numbers.next());
        double turned = Math.toRadians(numbers.next());
        boolean large = numbers.flag();
        boolean sweep = numbers.flag();
        double toX = baseX + numbers.next();
        double toY = baseY + numbers.next();
        new SvgArc(x, y, radiusX, radiusY, turned, large, sweep, toX, toY).appendTo(path);
        at(toX, toY);
    }

    private void close() {
        path.closePath();
        // What follows a closed part without a move begins at its start.
        path.moveTo(startX, startY);
        at(startX, startY);
    }

    private void at(double newX, double newY) {
        x = newX;
        y = newY;
    }

    /** @param kinds after which the control point counts */
    private double mirrored(double here, double control, String kinds) {
        return kinds.indexOf(before) >= 0 ? 2 * here - control : here;
    }
}

package soulwright.editor.art;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;

/**
 * An arc of SVG path data, given by its ends (SVG 1.1, F.6).
 *
 * @param turned by how much the ellipse is turned, in radians
 * @param large whether it is the longer way round
 * @param sweep whether angles grow along it
 */
record SvgArc(
        double fromX,
        double fromY,
        double radiusX,
        double radiusY,
        double turned,
        boolean large,
        boolean sweep,
        double toX,
        double toY) {
    void appendTo(Path2D path) {
        if (radiusX == 0 || radiusY == 0) {
            path.lineTo(toX, toY);
        } else if (fromX != toX || fromY != toY) {
            appendCurve(path);
        }
    }

    private void appendCurve(Path2D path) {
        double cos = Math.cos(turned);
        double sin = Math.sin(turned);
        double halfX = (fromX - toX) / 2;
        double halfY = (fromY - toY) / 2;
        double flatX = cos * halfX + sin * halfY;
        double flatY = -sin * halfX + cos * halfY;
        double tooFar = Math.sqrt(squared(flatX / radiusX) + squared(flatY / radiusY));
        double width = radiusX * Math.max(1, tooFar);
        double height = radiusY * Math.max(1, tooFar);
        double away = away(flatX, flatY, width, height);
        double flatCentreX = away * width * flatY / height;
        double flatCentreY = -away * height * flatX / width;
        double start = Math.atan2((flatY - flatCentreY) / height, (flatX - flatCentreX) / width);
        double extent = extent(Math.atan2((-flatY - flatCentreY) / height, (-flatX - flatCentreX) / width) - start);
        Arc2D arc = new Arc2D.Double(
                -width, -height, 2 * width, 2 * height, -Math.toDegrees(start), -Math.toDegrees(extent), Arc2D.OPEN);
        AffineTransform placed = AffineTransform.getTranslateInstance(
                cos * flatCentreX - sin * flatCentreY + (fromX + toX) / 2,
                sin * flatCentreX + cos * flatCentreY + (fromY + toY) / 2);
        placed.rotate(turned);
        path.append(placed.createTransformedShape(arc), true);
    }

    /** How far the centre is from the middle between both ends, on which side. */
    private double away(double flatX, double flatY, double width, double height) {
        double part = squared(width * flatY) + squared(height * flatX);
        double length = Math.sqrt(Math.max(0, (squared(width * height) - part) / part));
        return large == sweep ? -length : length;
    }

    private double extent(double angle) {
        double whole = 2 * Math.PI;
        if (sweep) {
            return angle < 0 ? angle + whole : angle;
        }
        return angle > 0 ? angle - whole : angle;
    }

    private static double squared(double number) {
        return number * number;
    }
}

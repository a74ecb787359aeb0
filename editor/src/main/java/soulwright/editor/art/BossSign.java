package soulwright.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import soulwright.content.piece.Monster;

/** What stands on the land of the boss while nobody plays: the monster that the board names, or a sign that some boss will be there. */
public final class BossSign {
    private static final String ANY = "crowned-skull";
    private static final double QUIET = 0.75;

    private final Gallery gallery;

    public BossSign(Gallery gallery) {
        this.gallery = gallery;
    }

    /**
     * Paints it into a tile.
     *
     * @param boss the id of the monster, if one is named
     */
    public void paint(Graphics2D g, Optional<String> boss, Rectangle place) {
        int inset = place.width / 8;
        int left = place.x + inset;
        int top = place.y + inset;
        int side = place.width - 2 * inset;
        boss.ifPresentOrElse(
                id -> gallery.emblem(Monster.KIND.name(), id).paintDisc(g, left, top, side),
                () -> gallery.icon(ANY).paint(g, left, top, side, Tone.faint(Color.WHITE, QUIET)));
    }
}

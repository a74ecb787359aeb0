package soulwright.editor.board;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.board.Easel.Overlay;
import soulwright.editor.widget.Command;

/** What is shown above the lands. */
final class OverlayBar extends JPanel {
    private final Easel easel;
    private final Map<Overlay, Choice> overlays = new EnumMap<>(Overlay.class);

    /** @param keyed where its keys work: the board */
    OverlayBar(Easel easel, JComponent keyed, Command fit) {
        super(new MigLayout("insets 2 8 2 8, gap 2, novisualpadding", "push[][][][][]"));
        this.easel = easel;
        overlay(Overlay.COORDINATES, "coordinates", "C", keyed);
        overlay(Overlay.SOUL_POWER, "soul-power", "S", keyed);
        overlay(Overlay.ELEVATION, "elevation", "E", keyed);
        overlay(Overlay.FINDINGS, "findings", "P", keyed);
        add(fit.toolButton());
        easel.addListener(this::refresh);
        refresh();
    }

    private void overlay(Overlay overlay, String icon, String key, JComponent keyed) {
        String title = "Show " + overlay.title().toLowerCase(Locale.ROOT);
        Choice choice = Choice.of(title, icon, key, keyed, () -> easel.toggle(overlay));
        overlays.put(overlay, choice);
        add(choice.button());
    }

    /** Whether each is called by its name, or only shown as an icon. */
    void named(boolean named) {
        overlays.forEach((overlay, choice) -> choice.title(named ? overlay.title() : ""));
    }

    private void refresh() {
        overlays.forEach((overlay, choice) -> choice.chosen(easel.shows(overlay)));
    }
}

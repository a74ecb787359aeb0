package soulwright.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Gallery;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/** All players, one below the other. */
final class PlayersPanel extends JPanel {
    private final Gallery gallery;
    private final String life;
    private final Looking looking;
    private final List<SummonerRow> rows = new ArrayList<>();
    private final JLabel legend = new JLabel();

    PlayersPanel(Gallery gallery, String life, Looking looking) {
        super(new MigLayout("fillx, wrap, insets 0, gapy 2lp", "[grow, fill]"));
        this.gallery = gallery;
        this.life = life;
        this.looking = looking;
        setName("players");
        legend.putClientProperty("FlatLaf.styleClass", "small");
        legend.putClientProperty("FlatLaf.style", "foreground: $Label.disabledForeground");
        add(legend, "gapleft 8lp");
    }

    void show(Scene scene) {
        ElementFigures figures = ElementFigures.of(scene.summoners());
        while (rows.size() < scene.summoners().size()) {
            SummonerRow row = new SummonerRow(gallery, life, scene.summoners().get(rows.size()), figures);
            rows.add(row);
            looking.at(row, () -> Optional.of(row.closer()));
            add(row, rows.size() - 1);
        }
        for (SummonerScene summoner : scene.summoners()) {
            rows.get(summoner.seat())
                    .show(summoner, figures, summoner.seat() == scene.turn(), summoner.seat() == scene.viewer());
        }
        legend.setText(figures.names().isEmpty() ? "" : "By element: " + figures.words());
        revalidate();
    }
}

package soulwright.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Paragraph;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/** All players, one below the other. */
final class PlayersPanel extends JPanel {
    private final Gallery gallery;
    private final String life;
    private final Looking looking;
    private final List<SummonerRow> rows = new ArrayList<>();
    private final Paragraph legend = new Paragraph("", "Label.disabledForeground").styled("small");

    PlayersPanel(Gallery gallery, String life, Looking looking) {
        super(new MigLayout("fillx, wrap, insets 0, gapy 2lp", "[grow, fill]"));
        this.gallery = gallery;
        this.life = life;
        this.looking = looking;
        setName("players");
        legend.setName("legend");
        add(legend, "gapleft 8lp, wmin 0");
    }

    /** Shows them as they are in a moment. */
    void show(Moment.Seen seen) {
        Scene scene = seen.scene();
        boolean watched = seen.watched();
        ElementFigures figures = ElementFigures.of(scene.summoners());
        while (rows.size() < scene.summoners().size()) {
            SummonerRow row = new SummonerRow(gallery, life, scene.summoners().get(rows.size()), figures);
            rows.add(row);
            looking.at(row, () -> Optional.of(row.closer()));
            add(row, rows.size());
        }
        for (SummonerScene summoner : scene.summoners()) {
            rows.get(summoner.seat())
                    .show(
                            scene,
                            summoner,
                            figures,
                            summoner.seat() == seen.deciding(),
                            summoner.seat() == scene.viewer() && !watched);
        }
        legend.setText(Stream.of(
                        figures.words(),
                        watched ? "You see what " + viewer(scene).name() + " sees" : "")
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(". ")));
        revalidate();
    }

    private static SummonerScene viewer(Scene scene) {
        return scene.summoners().get(scene.viewer());
    }
}

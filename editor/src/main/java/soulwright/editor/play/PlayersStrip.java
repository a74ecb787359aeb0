package soulwright.editor.play;

import javax.swing.JComponent;
import javax.swing.JLabel;
import soulwright.editor.widget.SquareIcon;
import soulwright.editor.widget.WrapPanel;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/** All players in a line, with their health, for where there is no room for more of them. Empty during battles, which show those who fight. */
final class PlayersStrip {
    private final WrapPanel panel = new WrapPanel(12, 2);
    private final String life;

    /** @param life the attribute that wounds use up */
    PlayersStrip(String life) {
        this.life = life;
        panel.setName("strip");
    }

    JComponent component() {
        return panel;
    }

    /** Shows them as they are in a moment; the name of whoever decides is bold. */
    void show(Moment.Seen seen) {
        panel.removeAll();
        Scene scene = seen.scene();
        if (scene.battle().isEmpty() && scene.size() > 0) {
            scene.summoners()
                    .forEach(summoner -> panel.add(player(scene, summoner, summoner.seat() == seen.deciding())));
        }
        panel.revalidate();
        panel.repaint();
    }

    private JLabel player(Scene scene, SummonerScene summoner, boolean deciding) {
        JLabel player =
                new JLabel(words(summoner), SquareIcon.of(Cell.seat(scene, summoner.seat()), 16), JLabel.LEADING);
        if (deciding) {
            player.putClientProperty("FlatLaf.style", "font: bold");
            player.getAccessibleContext().setAccessibleDescription("Decides now");
        }
        return player;
    }

    private String words(SummonerScene summoner) {
        return summoner.name()
                + (summoner.fighter().known() ? " " + new HealthBar(summoner.fighter(), life).figures() : "");
    }
}

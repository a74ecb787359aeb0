package soulwright.editor.story;

import java.util.List;
import javax.swing.JPanel;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.WrapPanel;

/** A battle between two card stocks that goes on: who fights, when it was fought last, and what can be done with it. */
final class BattleCard {
    private BattleCard() {}

    static JPanel of(VersusPlan plan, Slots.Battle battle, CampaignPanel.Acts acts) {
        JPanel card = Text.card("insets 12lp 16lp 12lp 16lp, fillx, wrap, gapy 3lp", "[0:0:, grow, fill]");
        card.add(Text.heading(plan.title()));
        card.add(Text.faint("Vs mode · " + SlotCard.played(battle.recording(), battle.when())));
        WrapPanel buttons = new WrapPanel(8, 6);
        commands(plan, battle, acts).stream()
                .map(command -> SlotCard.button(command, battle.file()))
                .forEach(buttons::add);
        card.add(buttons, "gaptop 6lp");
        return card;
    }

    private static List<Command> commands(VersusPlan plan, Slots.Battle battle, CampaignPanel.Acts acts) {
        return List.of(
                Command.of("Continue", () -> acts.goOn().accept(battle))
                        .saying("Takes this battle up where it stands")
                        .with(Icons.of("play")),
                Command.of("Delete", () -> acts.throwAway().delete(plan.saga(), battle.file(), plan.title()))
                        .saying("Deletes this save; it can be brought back at once")
                        .with(Icons.of("delete")));
    }
}

package soulwright.editor.story;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import soulwright.agent.Agent;
import soulwright.editor.art.Gallery;
import soulwright.editor.play.Chair;
import soulwright.editor.play.GameTable;
import soulwright.editor.play.Moment;
import soulwright.editor.play.Pace;
import soulwright.game.Journal;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.game.Session;

/**
 * A battle between two card stocks before anything is shown of it.
 *
 * @param journal has listened to the session from its beginning
 */
record Bout(VersusPlan plan, Gallery gallery, Session session, Journal journal, Saving saving) {
    /** One that begins; takes a while. */
    static Bout of(VersusPlan plan, Gallery gallery, Saving saving) {
        gallery.prepare("characters", "elements", "statuses", "monsters");
        Session session = plan.start();
        return new Bout(plan, gallery, session, Journal.of(session), saving);
    }

    /** The same, saved in a copy. */
    Bout copied() {
        SaveFile copy = new SaveFile(saving.path()).unusedCopy();
        return new Bout(plan, gallery, session, journal, new Saving(copy, Optional.empty()));
    }

    GameTable table(Pace pace, Consumer<Moment> shown) {
        List<Chair> chairs = plan.sides().stream()
                .map(side -> new Chair(side.name(), Optional.of(side.stock().character()), side.player()))
                .toList();
        List<Optional<Agent>> agents = plan.sides().stream()
                .map(side -> side.isPerson()
                        ? Optional.<Agent>empty()
                        : Optional.of(plan.saga().player(side.player())))
                .toList();
        return new GameTable(session, chairs, agents, journal, Optional.of(saving), pace, VersusMoment::of, shown);
    }
}

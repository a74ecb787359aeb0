package soulwright.quest.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import soulwright.battle.play.Globals;
import soulwright.battle.play.PlayWorkings;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Change;
import soulwright.effect.run.Deed;
import soulwright.effect.run.Making;
import soulwright.effect.run.Names;
import soulwright.effect.run.Op;
import soulwright.effect.run.Things;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Topic;
import soulwright.game.Values;

/** The verbs of places: dwellings, ruins, random events, games within the game. */
final class PlaceVerbs {
    private final QuestGround ground;
    private final PlayWorkings workings;

    PlaceVerbs(QuestGround ground) {
        this.ground = ground;
        this.workings = ground.battle().workings();
    }

    void register(PlayWorkings to) {
        to.verb("visit", this::visit);
        to.verb("investigate", this::investigate);
        to.verb("clear-level", this::clearLevel);
        to.verb("event", this::event);
        to.verb("concentration", this::concentration);
        to.verb("music", this::music);
    }

    private Op visit(Making step) {
        Things which = step.things("visit");
        Visit visit = new Visit(ground, step.source());
        int event = workings.event("visited");
        return Op.pushing(position -> {
            long land = which.one(position);
            long me = position.values().get(Names.ME);
            boolean open = land != Values.NONE
                    && ground.lands().map(position).dwelling(Lands.index(position, land)) != 0
                    && Lands.levels(position, land) == 0;
            return !open
                    ? Change.NOTHING
                    : now -> {
                        now.push(visit, Values.of(me, land));
                        ground.battle().effects().tell(now, event, land, me, land, me);
                    };
        });
    }

    private Op investigate(Making step) {
        Things which = step.things("investigate");
        Investigation investigation = new Investigation(ground, step);
        return Op.pushing(position -> {
            long land = which.one(position);
            return land == Values.NONE || Lands.levels(position, land) == 0
                    ? Change.NOTHING
                    : now -> investigation.begin(now, land);
        });
    }

    private Op clearLevel(Making step) {
        Things which = step.things("clear-level");
        return position -> {
            long[] lands = which.all(position);
            return now -> {
                for (long land : lands) {
                    if (Lands.levels(now, land) > 0) {
                        cleared(ground, now, land, Values.NONE);
                    }
                }
            };
        };
    }

    /** A level of a ruin is cleared; by nobody if not in battle. */
    static void cleared(QuestGround ground, Position position, long land, long by) {
        Lands.clearLevel(position, land);
        boolean last = Lands.levels(position, land) == 0;
        PlayWorkings workings = ground.battle().workings();
        if (position.isHeard()) {
            int index = Lands.index(position, land);
            int ruin = ground.lands().map(position).ruin(index);
            String words = (last ? "The last level of a ruin is cleared: " : "A level of a ruin is cleared: ")
                    + workings.words(position, land);
            Optional<Topic> topic = ruin == 0 ? Optional.empty() : workings.topic(position, ruin);
            position.tell(new Happening("cleared", Happening.EVERYBODY, topic, words, ""));
        }
        ground.battle().effects().tell(position, workings.event("cleared"), land, by, land, by, last ? 1 : 0);
    }

    private Op event(Making step) {
        String occasion = step.word("event");
        return Op.pushing(position -> {
            long me = position.values().get(Names.ME);
            Values values = Deed.begin(me, Values.NONE);
            return draw(position, ground.events(occasion), values)
                    .map(drawn -> happening(drawn, me))
                    .orElse(Change.NOTHING);
        });
    }

    /** Draws until one can happen, which makes each of those as likely as if only they had been in the draw, and seldom asks many. */
    private static Optional<QuestGround.Event> draw(Position position, List<QuestGround.Event> all, Values values) {
        long[] weights = new long[all.size()];
        Arrays.setAll(weights, i -> all.get(i).event().weight());
        while (true) {
            int drawn = position.rng().weighted(weights, weights.length);
            if (drawn < 0 || all.get(drawn).deed().possible(position, values)) {
                return drawn < 0 ? Optional.empty() : Optional.of(all.get(drawn));
            }
            weights[drawn] = 0;
        }
    }

    /** What an event does is done with its entry as `self`, so that its choices are about it. */
    private Change happening(QuestGround.Event event, long me) {
        return now -> {
            if (now.isHeard()) {
                String text =
                        event.event().about().text().map(said -> ". " + said).orElse("");
                String words = workings.words(now, me) + ": " + event.event().name() + text;
                now.tell(new Happening("event", Happening.EVERYBODY, workings.topic(now, event.entry()), words, ""));
            }
            now.push(event.deed().task(), Deed.begin(me, event.entry()));
        };
    }

    private Op concentration(Making step) {
        Things cards = step.things("concentration");
        Figure<Position> misses = step.figure("misses");
        Concentration game = new Concentration(ground, step.source());
        return Op.pushing(position -> {
            long[] all = cards.all(position);
            int allowed = (int) misses.of(position);
            return all.length == 0 ? Change.NOTHING : now -> game.begin(now, all, allowed);
        });
    }

    private Op music(Making step) {
        int tune = workings.set("tunes").indexOf(step.word("music")) + 1;
        return position -> now -> now.put(Globals.TUNE, tune);
    }
}

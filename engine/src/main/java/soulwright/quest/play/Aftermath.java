package soulwright.quest.play;

import soulwright.battle.play.Ending;
import soulwright.effect.run.Making;
import soulwright.effect.run.StepsTask;
import soulwright.game.Position;
import soulwright.game.Values;

/** What a step does after a battle, by how it ended for its first side. When both went down nothing is done. */
record Aftermath(StepsTask won, StepsTask lost, StepsTask unbeaten) {
    /** Nothing, however it ends. */
    static final Aftermath NOTHING = new Aftermath(StepsTask.NONE, StepsTask.NONE, StepsTask.NONE);

    static Aftermath of(Making step) {
        return new Aftermath(step.steps("won"), step.steps("lost"), step.steps("unbeaten"));
    }

    /** Puts on top what is to be done. */
    void push(Position position, int ending, Values values) {
        StepsTask then = steps(ending);
        if (!then.isEmpty()) {
            position.push(then, values);
        }
    }

    private StepsTask steps(int ending) {
        return switch (ending) {
            case Ending.WON -> won;
            case Ending.LOST -> lost;
            case Ending.UNBEATEN -> unbeaten;
            default -> StepsTask.NONE;
        };
    }
}

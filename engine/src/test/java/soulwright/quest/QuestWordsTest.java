package soulwright.quest;

import java.util.Set;
import soulwright.effect.Words;
import soulwright.effect.WordsContract;

class QuestWordsTest implements WordsContract {
    @Override
    public Words words() {
        return new QuestMachine().words();
    }

    @Override
    public Set<String> machines() {
        return Set.of("quest", "battle");
    }

    @Override
    public Set<String> declared() {
        return Set.of(
                "attributes",
                "sessions",
                "times",
                "occasions",
                "tunes",
                "battle-kinds",
                "attacks",
                "choices",
                "features",
                "commands");
    }
}

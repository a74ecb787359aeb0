package soulwright.quest;

import soulwright.effect.Words;

/** The words of the board game itself; those of its battles are {@code BattleWords}. */
final class QuestWords {
    private QuestWords() {}

    static void addTo(Words.Builder words) {
        QuestVerbs.add(words);
        QuestThings.add(words);
        QuestEvents.add(words);
        QuestPlaces.add(words);
    }
}

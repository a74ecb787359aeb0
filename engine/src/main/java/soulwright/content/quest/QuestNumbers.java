package soulwright.content.quest;

import java.util.Map;
import soulwright.content.Copy;
import soulwright.content.Reading;

/** The numbers that a quest keeps of each character and of each player, by name. */
public record QuestNumbers(Map<String, QuestNumber> character, Map<String, QuestNumber> player) {
    public QuestNumbers {
        character = Copy.of(character);
        player = Copy.of(player);
    }

    public static QuestNumbers of(Reading numbers) {
        return new QuestNumbers(
                numbers.at("character").map(QuestNumber::of),
                numbers.at("player").map(QuestNumber::of));
    }
}

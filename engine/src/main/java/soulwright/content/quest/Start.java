package soulwright.content.quest;

import java.util.Map;
import soulwright.content.Reading;
import soulwright.content.piece.Attributes;
import soulwright.content.piece.Kit;

/** What every summoner begins with. */
public record Start(Map<String, Integer> attributes, Kit kit) {
    public Start {
        attributes = Attributes.checked(attributes);
    }

    public static Start of(Reading start) {
        return new Start(Attributes.of(start), Kit.of(start));
    }
}

package soulwright.content.quest;

import java.util.Optional;
import soulwright.content.Reading;

/**
 * A part of a day, in which everybody has one turn.
 *
 * @param time the time of day that it belongs to
 */
public record Session(String id, String name, String time, Optional<String> icon) {
    public static Session of(Reading session) {
        String id = session.at("id").word();
        return new Session(
                id,
                session.at("name").word(id),
                session.at("time").word(),
                session.at("icon").optional(Reading::word));
    }
}

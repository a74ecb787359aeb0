package soulwright.content;

import java.util.Optional;
import soulwright.effect.compiled.Act;

/**
 * An act that somebody picks by its name: a command, a service, a choice in battle, an action of a duel.
 *
 * @param name without it, that of the card that it is done with
 */
public record NamedAct(Optional<String> name, Optional<String> text, Optional<String> icon, Act act) {
    public static NamedAct of(Reading act) {
        return new NamedAct(
                act.at("name").optional(Reading::word),
                act.at("text").optional(Reading::word),
                act.at("icon").optional(Reading::word),
                act.act());
    }
}

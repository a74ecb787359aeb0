package soulwright.content.piece;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.Check;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;

/**
 * A monster's own attack beside the normal one, or what it does instead of attacking.
 *
 * @param attack its power; with {@code agility}, if it strikes at all
 * @param who whom it befalls; without it, the opponent's monster that is out, or else the player
 * @param hit what happens to each that was hit
 * @param steps what happens besides
 */
public record Special(
        String name,
        OptionalInt attack,
        OptionalInt agility,
        Optional<Selector> who,
        List<Step> hit,
        List<Step> steps,
        Optional<String> text) {
    private static final int MOST = 9999;

    public Special {
        Check.within(0, MOST, attack, "attack");
        Check.within(0, MOST, agility, "agility");
        hit = List.copyOf(hit);
        steps = List.copyOf(steps);
    }

    static Special of(Reading special) {
        return new Special(
                special.at("name").word(),
                special.at("attack").figure(),
                special.at("agility").figure(),
                special.at("who").optional(Reading::selector),
                special.at("hit").steps(),
                special.at("do").steps(),
                special.at("text").optional(Reading::word));
    }

    /** Whether it is an attack, which can hit and miss. */
    public boolean strikes() {
        return attack.isPresent();
    }

    RulesPart rules() {
        return new RulesPart("special", Optional.of(name), text, "battle.special", writer -> {
            String whom = who.map(writer::selector).orElse("the enemy in front");
            String power = "strikes " + whom + " with attack " + attack.orElse(0) + " and agility " + agility.orElse(0);
            return RulesPart.together(
                    strikes() ? writer.say(power) : List.of(), writer.steps("on a hit", hit), writer.steps(steps));
        });
    }
}

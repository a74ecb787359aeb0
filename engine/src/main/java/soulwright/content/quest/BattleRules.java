package soulwright.content.quest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.HowMany;
import soulwright.content.NamedAct;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Option;
import soulwright.effect.compiled.Selector;

/**
 * How battles go.
 *
 * @param deck what a summoner's deck is made of
 * @param hand how many cards it is filled up to
 * @param order whoever has the higher figure goes first
 * @param choices what a summoner can do in a round, by id
 * @param acts what a monster that obeys does in a round, one of these at random
 * @param disobeys the chance in percent that a monster does not
 * @param attacks by id
 * @param hits the ways to hit that are not the normal one, by id
 * @param damage of a hit
 * @param immune when a character cannot get a status
 * @param abilities of each side
 */
public record BattleRules(
        Map<String, BattleKind> kinds,
        Optional<CombatSpells> combatSpells,
        Selector deck,
        int hand,
        Optional<Opening> opening,
        Hands hands,
        EmptyDeck emptyDeck,
        HowMany statuses,
        Expression order,
        Map<String, NamedAct> choices,
        List<Option> acts,
        Optional<Expression> disobeys,
        Map<String, Attack> attacks,
        Map<String, Hit> hits,
        ElementFactors element,
        Expression damage,
        Optional<Expression> immune,
        List<Ability> abilities) {
    public BattleRules {
        Check.within(1, 99, hand, "hand");
        kinds = Copy.of(kinds);
        choices = Copy.of(choices);
        acts = List.copyOf(acts);
        attacks = Copy.of(attacks);
        hits = Copy.of(hits);
        abilities = List.copyOf(abilities);
    }

    public static BattleRules of(Reading battle) {
        return new BattleRules(
                battle.at("kinds").map(BattleKind::of),
                battle.at("combat-spells").optional(CombatSpells::of),
                battle.at("deck").selector(),
                battle.at("hand").number(),
                battle.at("opening").optional(Opening::of),
                battle.at("hands").oneOf(Hands.class, Hands.HIDDEN),
                battle.at("empty-deck").oneOf(EmptyDeck.class, EmptyDeck.NOTHING),
                battle.at("statuses").oneOf(HowMany.class, HowMany.ONE),
                battle.at("order").formula(),
                battle.at("choices").map(NamedAct::of),
                battle.at("acts").options(),
                battle.at("disobeys").optional(Reading::formula),
                battle.at("attacks").map(Attack::of),
                battle.at("hits").map(Hit::of),
                ElementFactors.of(battle.at("element")),
                battle.at("damage").formula(),
                battle.at("immune").optional(Reading::formula),
                battle.at("abilities").abilities());
    }

    /** What is done in battles, and what holds there. */
    public List<RulesPart> rules() {
        List<RulesPart> parts = new ArrayList<>();
        choices.forEach((id, act) -> parts.add(RulesPart.of("battle.choices." + id, act, "battle.choice")));
        parts.add(RulesPart.of(
                "battle.acts",
                "Every monster",
                "battle.acts",
                writer -> writer.options("in each round, one of these", acts)));
        parts.add(RulesPart.of(
                "battle.abilities", "Each side", "battle.abilities", writer -> writer.abilities(abilities)));
        return parts;
    }

    /** Whether the opponent sees what could be played. */
    public enum Hands {
        OPEN,
        HIDDEN
    }

    /** What comes of drawing when there is nothing to draw. */
    public enum EmptyDeck {
        RESHUFFLE,
        NOTHING
    }
}

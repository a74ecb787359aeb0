package soulwright.content.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.HowMany;
import soulwright.content.Judgement;
import soulwright.content.NamedAct;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.content.duel.Bins;
import soulwright.content.duel.CardKind;
import soulwright.content.duel.DuelPlayer;
import soulwright.content.duel.GameOver;
import soulwright.content.duel.Group;
import soulwright.content.duel.Keeper;
import soulwright.content.duel.Match;
import soulwright.content.duel.NamedSteps;
import soulwright.content.duel.Phase;
import soulwright.content.duel.Section;
import soulwright.content.duel.Victory;
import soulwright.content.duel.Window;
import soulwright.content.duel.Zone;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Step;

/**
 * The rules of a card game of two.
 *
 * @param round what players call a round
 * @param traits of cards and players, and the names of each
 * @param names what players read for ids that have no name of their own
 * @param cards the kinds of card
 * @param deck the sections of a deck
 * @param shields the areas that must be empty before one is reached, by area
 * @param patterns what cards can reach, each drawn in rows
 * @param speaksFor who `me` is in a card's own text
 * @param events the game's own, which its cards can tell and hear
 * @param setup what happens before the first turn
 * @param turn its phases, in order
 * @param steps lists of them that are run by name
 * @param actions what players can do, by id
 * @param abilities of every player
 */
public record DuelRuleset(
        About<Ruleset> about,
        Match match,
        String round,
        Map<String, List<String>> traits,
        Map<String, String> names,
        DuelPlayer player,
        Map<String, CardKind> cards,
        Map<String, Section> deck,
        Map<String, Zone> zones,
        Map<String, Group> groups,
        Map<String, List<String>> shields,
        Bins bins,
        Map<String, List<String>> patterns,
        Keeper speaksFor,
        HowMany statuses,
        List<String> events,
        List<Step> setup,
        List<Phase> turn,
        Map<String, Window> windows,
        Map<String, NamedSteps> steps,
        Map<String, NamedAct> actions,
        List<Ability> abilities,
        List<Victory> victory,
        Optional<GameOver> over,
        Optional<Judgement> ai)
        implements Ruleset {
    public DuelRuleset {
        Check.some(cards.keySet(), "kind of card");
        Check.some(zones.keySet(), "zone");
        Check.some(turn, "phase");
        Check.some(actions.keySet(), "action");
        traits = Copy.of(traits);
        names = Copy.of(names);
        cards = Copy.of(cards);
        deck = Copy.of(deck);
        zones = Copy.of(zones);
        groups = Copy.of(groups);
        shields = Copy.of(shields);
        patterns = Copy.of(patterns);
        events = List.copyOf(events);
        setup = List.copyOf(setup);
        turn = List.copyOf(turn);
        windows = Copy.of(windows);
        steps = Copy.of(steps);
        actions = Copy.of(actions);
        abilities = List.copyOf(abilities);
        victory = List.copyOf(victory);
    }

    static DuelRuleset of(Reading entry) {
        return new DuelRuleset(
                entry.about(KIND),
                Match.of(entry.at("match")),
                entry.at("round").word("Round"),
                entry.at("traits").map(Reading::words),
                entry.at("names").map(Reading::word),
                DuelPlayer.of(entry.at("player")),
                entry.at("cards").map(CardKind::of),
                entry.at("deck").map(Section::of),
                entry.at("zones").map(Zone::of),
                entry.at("groups").map(Group::of),
                entry.at("shields").map(Reading::words),
                Bins.of(entry.at("bins")),
                entry.at("patterns").map(Reading::words),
                entry.at("speaks-for").oneOf(Keeper.class, Keeper.CONTROLLER),
                entry.at("statuses").oneOf(HowMany.class, HowMany.MANY),
                entry.at("events").words(),
                entry.at("setup").steps(),
                entry.at("turn").list(Phase::of),
                entry.at("windows").map(Window::of),
                entry.at("steps").map(NamedSteps::of),
                entry.at("actions").map(NamedAct::of),
                entry.at("abilities").abilities(),
                entry.at("victory").list(Victory::of),
                entry.at("over").optional(GameOver::of),
                entry.at("ai").optional(Judgement::of));
    }

    @Override
    public String named(String id) {
        return names.getOrDefault(id, id.replace('-', ' '));
    }

    @Override
    public List<RulesPart> rules() {
        List<RulesPart> parts = new ArrayList<>();
        parts.add(RulesPart.of("setup", "Before the game", "duel.setup", writer -> writer.steps(setup)));
        turn.forEach(phase -> parts.add(phase.rules()));
        actions.forEach((id, act) -> parts.add(RulesPart.of("actions." + id, act, "duel.action")));
        steps.forEach((id, list) -> parts.add(list.rules(id)));
        parts.add(RulesPart.of("abilities", "Both players", "duel.player", writer -> writer.abilities(abilities)));
        victory.forEach(way -> parts.add(way.rules()));
        return parts;
    }
}

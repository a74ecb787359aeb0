package soulwright.content.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.NamedAct;
import soulwright.content.Range;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.content.quest.BattleRules;
import soulwright.content.quest.BoardRules;
import soulwright.content.quest.Holdings;
import soulwright.content.quest.QuestJudgement;
import soulwright.content.quest.QuestNumbers;
import soulwright.content.quest.Session;
import soulwright.content.quest.Start;
import soulwright.content.quest.TurnRules;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Expression;

/**
 * The rules of a board game of summoners.
 *
 * @param humans how many of the seats may be people
 * @param attributes what characters have figures of
 * @param names what players read for ids that have no name of their own
 * @param life the attribute that wounds use up
 * @param traits of monsters, and the names of each
 * @param carried the numbers of players that a summoner takes along from a board game to battles without a board, where they stay what they were
 * @param sessions the parts of a day
 * @param days the game ends after so many; 0 or nothing for never
 * @param ranking the figures that decide then, the first that differs
 * @param occasions when events happen
 * @param tunes what can be played on a land
 * @param commands what a player can do in his turn, by id; one without a cost takes one of the turn's commands
 * @param abilities of every player
 */
public record QuestRuleset(
        About<Ruleset> about,
        int seats,
        Range humans,
        List<String> attributes,
        Map<String, String> names,
        Optional<String> life,
        Map<String, List<String>> traits,
        QuestNumbers numbers,
        List<String> carried,
        Holdings limits,
        Start start,
        BoardRules board,
        List<Session> sessions,
        TurnRules turn,
        Optional<Expression> days,
        List<Expression> ranking,
        List<String> occasions,
        List<String> tunes,
        Map<String, NamedAct> commands,
        List<Ability> abilities,
        BattleRules battle,
        Optional<QuestJudgement> ai)
        implements Ruleset {
    private static final int USUAL_SEATS = 4;

    public QuestRuleset {
        Check.within(1, 8, seats, "seats");
        Check.some(attributes, "attribute");
        Check.some(sessions, "session");
        Check.some(commands.keySet(), "command");
        attributes = List.copyOf(attributes);
        names = Copy.of(names);
        traits = Copy.of(traits);
        carried = List.copyOf(carried);
        sessions = List.copyOf(sessions);
        ranking = List.copyOf(ranking);
        occasions = List.copyOf(occasions);
        tunes = List.copyOf(tunes);
        commands = Copy.of(commands);
        abilities = List.copyOf(abilities);
    }

    static QuestRuleset of(Reading entry) {
        int seats = entry.at("seats").number(USUAL_SEATS);
        return new QuestRuleset(
                entry.about(KIND),
                seats,
                entry.at("humans").optional(Range::of).orElse(new Range(0, OptionalInt.of(seats))),
                entry.at("attributes").words(),
                entry.at("names").map(Reading::word),
                entry.at("life").optional(Reading::word),
                entry.at("traits").map(Reading::words),
                QuestNumbers.of(entry.at("numbers")),
                entry.at("carried").words(),
                Holdings.of(entry.at("limits")),
                Start.of(entry.at("start")),
                BoardRules.of(entry.at("board")),
                entry.at("sessions").list(Session::of),
                TurnRules.of(entry.at("turn")),
                entry.at("days").optional(Reading::formula),
                entry.at("ranking").list(Reading::formula),
                entry.at("occasions").words(),
                entry.at("tunes").words(),
                entry.at("commands").map(NamedAct::of),
                entry.at("abilities").abilities(),
                BattleRules.of(entry.at("battle")),
                entry.at("ai").optional(QuestJudgement::of));
    }

    @Override
    public String named(String id) {
        return names.getOrDefault(id, id.replace('-', ' '));
    }

    @Override
    public List<RulesPart> rules() {
        List<RulesPart> parts = new ArrayList<>();
        commands.forEach((id, act) -> parts.add(RulesPart.of("commands." + id, act, "quest.command")));
        parts.add(RulesPart.of("abilities", "Every player", "quest.abilities", writer -> writer.abilities(abilities)));
        parts.addAll(battle.rules());
        return parts;
    }
}

package soulwright.editor.play;

import java.util.ArrayList;
import java.util.List;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestSetup;

/**
 * A game that could begin.
 *
 * @param chairs in the order of the table, as many as the rules have seats
 * @param seed of everything that chance decides
 */
public record Plan(QuestRuleset rules, EntryId<Board> board, List<Chair> chairs, long seed) {
    public Plan {
        chairs = List.copyOf(chairs);
    }

    public int people() {
        return (int) chairs.stream().filter(Chair::isPerson).count();
    }

    /** The same with somebody else at one place. */
    public Plan with(int seat, Chair chair) {
        List<Chair> others = new ArrayList<>(chairs);
        others.set(seat, chair);
        return new Plan(rules, board, others, seed);
    }

    public Plan on(EntryId<Board> other) {
        return new Plan(rules, other, chairs, seed);
    }

    public Plan seeded(long other) {
        return new Plan(rules, board, chairs, other);
    }

    QuestSetup setup() {
        List<QuestSetup.Seat> seats = chairs.stream()
                .map(chair -> new QuestSetup.Seat(chair.name(), chair.character(), chair.isPerson()))
                .toList();
        return new QuestSetup(board, seats, seed);
    }

    /**
     * As saves hold it.
     *
     * @param pack a word that finds the pack again
     */
    QuestChoices choices(String pack) {
        return new QuestChoices(
                pack,
                rules.id().text(),
                setup(),
                chairs.stream().map(Chair::player).toList());
    }
}

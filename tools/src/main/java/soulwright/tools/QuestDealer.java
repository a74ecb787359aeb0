package soulwright.tools;

import java.util.List;
import java.util.Optional;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.game.Game;
import soulwright.quest.QuestSetup;
import soulwright.quest.QuestSetup.Seat;
import soulwright.quest.QuestView;
import soulwright.quest.Quests;
import soulwright.tools.simulate.Dealer;

/**
 * Sets up board games without people.
 *
 * @param boards played on in turn
 * @param names of the seats
 */
record QuestDealer(Quests quests, List<EntryId<Board>> boards, List<String> names) implements Dealer {
    @Override
    public Game deal(int game, long seed) {
        List<Seat> seats = names.stream()
                .map(name -> new Seat(name, Optional.empty(), false))
                .toList();
        return quests.start(new QuestSetup(of(game), seats, seed));
    }

    @Override
    public String board(int game) {
        return of(game).local();
    }

    private EntryId<Board> of(int game) {
        return boards.get(game % boards.size());
    }

    @Override
    public int days(Game game) {
        return ((QuestView) game.view(0)).scene().day();
    }
}

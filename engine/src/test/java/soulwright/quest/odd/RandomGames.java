package soulwright.quest.odd;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import soulwright.content.Catalog;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.game.Outcome;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.quest.QuestSetup;
import soulwright.quest.Quests;

/** Plays quests of one ruleset at random. */
final class RandomGames {
    private final Catalog catalog;
    private final QuestRuleset rules;
    private final Quests quests;

    RandomGames(Catalog catalog) {
        this.catalog = catalog;
        this.rules = OddPack.ruleset(catalog);
        this.quests = Quests.of(catalog, rules);
    }

    Catalog catalog() {
        return catalog;
    }

    QuestRuleset rules() {
        return rules;
    }

    /** Starts a game: the seed decides the board and the characters as well. */
    TableGame start(long seed) {
        Rng rng = new Rng(seed * 31 + 7);
        List<Board> boards = catalog.all(Board.KIND);
        List<GameCharacter> characters = catalog.all(GameCharacter.KIND);
        List<QuestSetup.Seat> seats = IntStream.range(0, rules.seats())
                .mapToObj(seat -> new QuestSetup.Seat(
                        "Seat " + (seat + 1),
                        characters.isEmpty() || rng.below(2) == 0
                                ? Optional.empty()
                                : Optional.of(characters
                                        .get(rng.below(characters.size()))
                                        .id()),
                        false))
                .toList();
        return quests.start(new QuestSetup(boards.get(rng.below(boards.size())).id(), seats, seed));
    }

    TableGame play(long seed, int most) {
        return play(seed, most, game -> {});
    }

    /**
     * Plays a game to its end, or so far.
     *
     * @param look at the game before every decision
     * @throws AssertionError when it fails, with the seed
     */
    TableGame play(long seed, int most, Consumer<TableGame> look) {
        TableGame game = start(seed);
        Rng rng = new Rng(~seed);
        try {
            while (!game.over() && game.decisions() < most) {
                look.accept(game);
                game.choose(rng.below(game.decision().size()));
            }
        } catch (RuntimeException | AssertionError failed) {
            throw new AssertionError("seed %d, decision %d".formatted(seed, game.decisions()), failed);
        }
        if (game.over() && game.outcome().how() == Outcome.How.FAULTY) {
            throw new AssertionError(
                    "seed %d: %s".formatted(seed, game.outcome().words()));
        }
        return game;
    }
}

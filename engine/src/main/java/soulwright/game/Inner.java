package soulwright.game;

import java.util.Arrays;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A game within a game, and which players of the outer game sit at it. While it goes on, its decisions are those of the outer game. */
final class Inner {
    private final Game game;
    /** By seat of the inner game. */
    private final int[] players;

    Inner(Game game, int[] players) {
        if (players.length != game.players()) {
            throw new IllegalArgumentException("%d of %d seats are taken".formatted(players.length, game.players()));
        }
        this.game = game;
        this.players = players.clone();
    }

    Game game() {
        return game;
    }

    Inner copy() {
        return new Inner(game.copy(), players);
    }

    /** The same with another game, in which the same players sit. */
    Inner with(Game other) {
        return new Inner(other, players);
    }

    Decision decision() {
        Decision decision = game.decision();
        return new InnerDecision(decision, players[decision.player()]);
    }

    /** What a player of the outer game sees of the inner one; nothing if he does not sit at it. */
    @Nullable
    View view(int player) {
        OptionalInt seat = seat(player);
        return seat.isPresent() ? game.view(seat.getAsInt()) : null;
    }

    /** The inner game as a player of the outer one imagines it; who does not sit at it, as its first player does. */
    Game imagined(int player, Rng rng) {
        return game.view(seat(player).orElse(0)).imagine(rng);
    }

    private OptionalInt seat(int player) {
        for (int seat = 0; seat < players.length; seat++) {
            if (players[seat] == player) {
                return OptionalInt.of(seat);
            }
        }
        return OptionalInt.empty();
    }

    /** Has a listener of the outer game hear what happens in the inner one. */
    void listen(@Nullable Listener listener) {
        game.listen(listener == null ? null : happening -> listener.heard(heard(happening)));
    }

    /** Only those who sit there notice anything. */
    private Happening heard(Happening inner) {
        return new Happening(
                inner.event(),
                seenBy(inner.among()),
                seenBy(inner.seenBy()),
                inner.topic(),
                inner.words(),
                inner.otherwise());
    }

    private int seenBy(int seats) {
        int all = 0;
        for (int seat = 0; seat < players.length; seat++) {
            all |= (seats >> seat & 1) << players[seat];
        }
        return all;
    }

    long hash() {
        return game.hash() * 31 + Arrays.hashCode(players);
    }
}

package soulwright.game.template;

import soulwright.game.Game;
import soulwright.game.Position;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.game.contract.GameContract.HiddenSwap;

/** Changes what a player of the game cannot know: flasks change places that he has not seen, others have chosen other flasks, the dice are other. */
public record LanternsSwap(Lanterns night) implements HiddenSwap {
    @Override
    public Game swapped(Game game, int viewer, Rng rng) {
        return ((TableGame) game).imagine(rng, position -> swap(position, viewer, rng));
    }

    /** Changes it in a position itself. */
    public void swap(Position position, int viewer, Rng rng) {
        for (int times = 0; times < 20; times++) {
            exchange(position, viewer, 1 << rng.below(Lanterns.FLASKS), 1 << rng.below(Lanterns.FLASKS));
        }
        for (int player = 0; player < night.players(); player++) {
            if (player != viewer && night.bid(position, player) != 0) {
                night.bid(position, player, Lanterns.pick(night.hand(position, player), rng));
            }
        }
    }

    private void exchange(Position position, int viewer, int one, int other) {
        if (isSeen(position, viewer, one) || isSeen(position, viewer, other)) {
            return;
        }
        for (int player = 0; player < night.players(); player++) {
            int hand = night.hand(position, player);
            boolean hasOne = (hand & one) != 0;
            boolean hasOther = (hand & other) != 0;
            int rest = hand & ~one & ~other;
            night.hand(position, player, rest | (hasOne ? other : 0) | (hasOther ? one : 0));
        }
    }

    private boolean isSeen(Position position, int viewer, int flask) {
        int seen = night.used(position) | night.hand(position, viewer);
        for (int player = 0; player < night.players(); player++) {
            seen |= night.knows(position, viewer, player) ? night.hand(position, player) : 0;
        }
        return (seen & flask) != 0;
    }
}

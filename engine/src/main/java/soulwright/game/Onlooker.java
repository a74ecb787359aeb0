package soulwright.game;

import java.util.Optional;

/** A view that looks at the game itself, and leaves out what its player may not know: whom the game waits for everybody knows. */
public interface Onlooker extends View {
    /** The game that is looked at; never handed on. */
    Game game();

    @Override
    default Optional<Decision> decision() {
        return waitingFor().filter(player -> player == viewer()).map(player -> game().decision());
    }

    @Override
    default Optional<Integer> waitingFor() {
        return game().over() ? Optional.empty() : Optional.of(game().decision().player());
    }
}

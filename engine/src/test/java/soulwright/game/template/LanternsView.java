package soulwright.game.template;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import soulwright.game.Game;
import soulwright.game.Onlooker;
import soulwright.game.Position;
import soulwright.game.Rng;
import soulwright.game.TableGame;

/**
 * What one player may know. Agents and screens get nothing else, so whatever is hidden must not be read here, except to say how much of it
 * there is.
 */
record LanternsView(Lanterns night, TableGame game, int viewer) implements Onlooker {
    /** Which flasks others hold is drawn anew, and which they have chosen; the dice are others as well. */
    @Override
    public Game imagine(Rng rng) {
        return game.imagine(rng, position -> night.redraw(position, viewer, rng));
    }

    @Override
    public long judge() {
        Position position = game.position();
        return IntStream.range(0, night.players())
                .mapToLong(player ->
                        player == viewer ? 2L * night.score(position, player) : -night.score(position, player))
                .sum();
    }

    @Override
    public List<String> facts() {
        Position position = game.position();
        List<String> facts = new ArrayList<>();
        facts.add("round " + night.rounds(position) + ", light " + night.light(position));
        facts.add("burnt: " + flasks(night.used(position)));
        facts.add("your choice: " + flasks(night.bid(position, viewer)));
        for (int player = 0; player < night.players(); player++) {
            facts.add(fact(position, player));
        }
        return facts;
    }

    private String fact(Position position, int player) {
        int hand = night.hand(position, player);
        boolean known = player == viewer || night.knows(position, viewer, player);
        return "player %d: score %d, holds %s%s"
                .formatted(
                        player + 1,
                        night.score(position, player),
                        known ? flasks(hand) : Integer.bitCount(hand) + " flasks",
                        night.bid(position, player) == 0 ? "" : ", has chosen");
    }

    static String flasks(int set) {
        return IntStream.range(0, Lanterns.FLASKS)
                .filter(flask -> (set >> flask & 1) != 0)
                .mapToObj(flask -> String.valueOf(flask + 1))
                .collect(Collectors.joining(" "));
    }
}

package soulwright.quest.scene;

import java.util.List;
import java.util.OptionalInt;

/**
 * A battle.
 *
 * @param kind its name
 * @param round from 1; 0 before the first
 * @param rounds after so many it ends
 * @param sides two
 */
public record BattleScene(String kind, int round, OptionalInt rounds, List<SideScene> sides) {
    public BattleScene {
        sides = List.copyOf(sides);
    }

    /**
     * One side.
     *
     * @param seat of the summoner who leads it; nothing for a monster alone
     * @param team who is out: the summoner, his monster, or the monster alone
     * @param hand his cards, as far as the viewer sees them
     * @param deck how many cards are left to draw
     * @param discards how many cards lie in the discard pile
     */
    public record SideScene(
            OptionalInt seat, String name, List<FighterScene> team, List<CardScene> hand, int deck, int discards) {
        public SideScene {
            team = List.copyOf(team);
            hand = List.copyOf(hand);
        }
    }
}

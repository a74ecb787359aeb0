package soulwright.battle.play;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import soulwright.content.HowMany;
import soulwright.content.piece.Element;
import soulwright.content.piece.Equipment;
import soulwright.content.quest.Holdings;
import soulwright.game.Position;

/** What holds of pieces in every position, worked out from the rows alone, without the parts of the engine that are to keep it. */
public final class PieceLaws {
    private final BattleGround ground;
    private final Position position;
    private final Map<Integer, String> rows = new TreeMap<>();

    public PieceLaws(BattleGround ground, Position position) {
        this.ground = ground;
        this.position = position;
    }

    /** @throws AssertionError that says what is broken */
    public static void holds(boolean kept, String broken) {
        if (!kept) {
            throw new AssertionError(broken);
        }
    }

    public void check() {
        for (int seat = 0; seat < ground.pieces().seats(position); seat++) {
            player(ground.pieces().player(position, seat));
        }
        lasting();
    }

    /** Notes a row that is in use; each is in one place only. */
    public void use(int row, String what) {
        String before = rows.put(row, what);
        holds(before == null, "row " + row + " is both " + before + " and " + what);
    }

    private void player(int player) {
        wounds(player);
        Set<Integer> monsters = new HashSet<>();
        for (int card : own(player, position.at(player + Pieces.CARDS))) {
            use(card, "a card of " + player);
            holds(Kinds.isCard(position.at(card)), "something that is no card is owned");
            if (position.at(card) == Kinds.MONSTER) {
                int entry = position.at(card + Pieces.ENTRY);
                holds(
                        monsters.add(entry),
                        "somebody has two of " + ground.entries().key(entry));
                holds(!isConsumed(player, entry), "somebody owns what he has consumed");
                holds(position.at(card + Pieces.LAND) == 0, "a monster that is owned stands in a land");
                wounds(card);
            }
        }
        for (int spell : own(player, position.at(player + Pieces.SPELLS))) {
            use(spell, "a combat spell of " + player);
            holds(Sides.isBattle(position), "there are combat spells outside a battle");
        }
        int out = position.at(player + Pieces.OUT);
        holds(out == 0 || Sides.isBattle(position), "a monster is out, and there is no battle");
        if (out != 0 && position.at(out + Pieces.OWNER) == 0) {
            use(out, "a monster that is out");
        }
    }

    private Iterable<Integer> own(int player, int first) {
        Set<Integer> cards = new java.util.LinkedHashSet<>();
        for (int card = first; card != 0; card = position.at(card + Pieces.NEXT)) {
            holds(cards.add(card), "cards hang in a circle");
            holds(position.at(card + Pieces.OWNER) == player, "a card hangs on another than its owner");
            boolean battle = Sides.isBattle(position) && Sides.isSide(position, player);
            holds(battle || position.at(card + Pieces.ZONE) == Pieces.NOWHERE, "a card is in a zone outside a battle");
        }
        return cards;
    }

    /** Limits hold, unless somebody is being asked what he lets go. */
    public void limits() {
        Holdings limits = ground.rules().limits();
        Map<Integer, OptionalInt> of = new LinkedHashMap<>();
        of.put(Kinds.MONSTER, limits.monsters());
        of.put(Kinds.EQUIPMENT, limits.equipment());
        of.put(Kinds.ITEM, limits.items());
        of.put(Kinds.SPELL, limits.spells());
        for (int seat = 0; seat < ground.pieces().seats(position); seat++) {
            int player = ground.pieces().player(position, seat);
            Map<Integer, Integer> counts = new LinkedHashMap<>();
            for (int card : own(player, position.at(player + Pieces.CARDS))) {
                counts.merge(position.at(card), 1, Integer::sum);
            }
            counts.forEach((kind, count) ->
                    holds(count <= of.get(kind).orElse(count), "somebody has more than he may: " + count));
        }
    }

    private boolean isConsumed(int player, int entry) {
        return ground.pieces().isConsumed(position, player, entry);
    }

    /** Between none and all that the life attribute bears. */
    public void wounds(int character) {
        long wounds = ground.numbers().wounds().get(position, character, 0);
        long life = ground.numbers().life().get(position, character);
        holds(position.at(character + Pieces.WOUNDS) >= 0, "wounds are below 0");
        holds(wounds <= life, "there are " + wounds + " wounds, and only " + life + " hit points");
    }

    private void lasting() {
        Set<Integer> seen = new HashSet<>();
        for (int row = position.at(Globals.LASTING); row != 0; row = position.at(row + Lasting.ALL_NEXT)) {
            holds(seen.add(row), "what lasts hangs in a circle");
            use(row, "something that lasts");
            holds(position.at(row) == Kinds.LASTING, "something else hangs among what lasts");
            boolean raise = position.at(row + Lasting.TYPE) == Lasting.RAISE;
            holds(!raise || Sides.isBattle(position), "somebody is still to be raised after the battle");
            bearer(row, position.at(row + Lasting.BEARER));
        }
    }

    private void bearer(int row, int bearer) {
        int kind = position.at(bearer);
        holds(kind == Kinds.PLAYER || Kinds.isCard(kind), "what lasts hangs on what is gone");
        int statuses = 0;
        boolean found = false;
        for (int own = position.at(bearer + Pieces.EFFECTS); own != 0; own = position.at(own + Lasting.NEXT)) {
            found |= own == row;
            statuses += position.at(own + Lasting.TYPE) == Lasting.STATUS ? 1 : 0;
        }
        holds(found, "what lasts does not hang on its bearer");
        boolean one = ground.rules().battle().statuses() == HowMany.ONE;
        holds(!one || statuses <= 1, "somebody has two statuses");
    }

    /** Nothing of a battle is left after it; for packs in which such things begin in battles only. */
    public void checkBattleOver() {
        for (int row = position.at(Globals.LASTING); row != 0; row = position.at(row + Lasting.ALL_NEXT)) {
            int until = position.at(row + Lasting.UNTIL);
            boolean battle = until == Lasting.BATTLE_END || until == Lasting.ROUND_END;
            holds(!battle || Sides.isBattle(position), "something of a battle lasts beyond it");
        }
    }

    /** The soul power of equipment, added up again. */
    public int equipmentPower(int player, Element element) {
        int power = 0;
        for (int card : own(player, position.at(player + Pieces.CARDS))) {
            if (position.at(card) == Kinds.EQUIPMENT) {
                Equipment equipment = (Equipment) ground.entries().get(position.at(card + Pieces.ENTRY));
                power += equipment.soulPower().getOrDefault(element.id(), 0);
            }
        }
        return power;
    }

    /** A declared table of a player, as the engine has it. */
    public long table(String name, int player, int element) {
        return ground.numbers().get(name).get(position, player, element);
    }

    /** That every cell belongs to something: rows in use, rows to be used again, and what never changes. */
    public void checkRows(int fixed) {
        holds(position.at(Globals.GONE) == 0, "pieces are gone and not forgotten");
        int sum = fixed;
        for (int row : rows.keySet()) {
            int kind = position.at(row);
            sum += kind == Kinds.LASTING ? Lasting.WIDTH : ground.pieces().width(kind);
        }
        for (int width = 1; width < 64; width++) {
            for (int row = position.at(width); row != 0; row = position.at(row)) {
                sum += width;
                holds(sum <= position.size(), "rows to be used again hang in a circle");
            }
        }
        holds(sum == position.size(), "of " + position.size() + " cells only " + sum + " are accounted for");
    }
}

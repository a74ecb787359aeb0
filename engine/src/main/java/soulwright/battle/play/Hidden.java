package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import soulwright.content.piece.Item;
import soulwright.effect.run.Names;
import soulwright.game.Frame;
import soulwright.game.Position;

/**
 * Draws anew what one player cannot know of the cards of others, and of his own fakes. What is drawn depends on nothing but the dice and what he
 * knows.
 */
public final class Hidden {
    private static final List<String> KINDS = List.of("monsters", "equipment", "items", "spells");

    private final BattleGround ground;
    private final int viewer;

    public Hidden(BattleGround ground, int viewer) {
        this.ground = ground;
        this.viewer = viewer;
    }

    /** Draws the cards of a player anew that the viewer has not seen; of those that he has seen, whether they are what they look like. */
    public void redraw(Position position, int player) {
        boolean own = position.at(player + Pieces.SEAT) == viewer;
        position.lookAs(viewer);
        boolean unknown = Pieces.isHidden(position, player);
        List<Integer> hidden = new ArrayList<>();
        List<Integer> seen = new ArrayList<>();
        Pieces.cards(position, player, 0, card -> !(Pieces.isHidden(position, card) ? hidden : seen).add((int) card));
        position.lookAs(Position.NOBODY);
        if (!own) {
            ground.pieces().forgetConsumed(position, player);
        }
        if (unknown && !own) {
            forget(position, player);
        }
        hidden.forEach(card -> draw(position, player, card));
        ground.bearers().equipmentChanged(position, player);
        seen.stream().filter(card -> position.at(card) == Kinds.ITEM).forEach(card -> fake(position, card));
    }

    /** Nothing is known of a character: it counts as it began. */
    private void forget(Position position, int character) {
        for (int i = 0; i < ground.numbers().attributes().size(); i++) {
            position.put(ground.pieces().improvement(position, character, i), 0);
        }
        position.put(character + Pieces.WOUNDS, 0);
    }

    private void draw(Position position, int player, int card) {
        Lasting.clear(position, card);
        int kind = position.at(card);
        Entries.Span span = ground.entries().span(kindOf(kind));
        int entry = span.from() + position.rng().below(span.size());
        if (kind == Kinds.MONSTER) {
            entry = unowned(position, player, card, span, entry);
            forget(position, card);
            for (Declared declared : ground.numbers().declared()) {
                if (declared.isCharacters()) {
                    declared.start(position, card);
                }
            }
        }
        position.put(card + Pieces.ENTRY, entry);
    }

    private static String kindOf(int kind) {
        return switch (kind) {
            case Kinds.MONSTER -> "monsters";
            case Kinds.EQUIPMENT -> "equipment";
            case Kinds.ITEM -> "items";
            default -> "spells";
        };
    }

    /** The next monster from one on of which the player has none; cards that are still to be drawn do not count. */
    private int unowned(Position position, int player, int card, Entries.Span span, int from) {
        int entry = from;
        for (int tries = 0; tries < span.size() && isTaken(position, player, card, entry); tries++) {
            entry = entry + 1 == span.to() ? span.from() : entry + 1;
        }
        return entry;
    }

    private boolean isTaken(Position position, int player, int card, int entry) {
        for (int other = Pieces.first(position, player); other != 0; other = Pieces.next(position, other)) {
            boolean known = (position.at(other + Pieces.SEEN) >> viewer & 1) != 0;
            boolean drawn = other != card && (known || isBefore(position, player, other, card));
            if (drawn && position.at(other + Pieces.ENTRY) == entry) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBefore(Position position, int player, int one, int other) {
        for (int card = Pieces.first(position, player); card != other; card = Pieces.next(position, card)) {
            if (card == one) {
                return true;
            }
        }
        return false;
    }

    /** An item may be any of those that look like it. */
    private void fake(Position position, int card) {
        List<Integer> alike = alike(ground.cards().look(position.at(card + Pieces.ENTRY)));
        if (alike.size() > 1) {
            position.put(card + Pieces.ENTRY, alike.get(position.rng().below(alike.size())));
        }
    }

    /** A card of any kind, drawn at random from all that the packs have. */
    public long any(Position position) {
        int all = 0;
        for (String kind : KINDS) {
            all += ground.entries().span(kind).size();
        }
        int drawn = position.rng().below(all);
        for (String kind : KINDS) {
            Entries.Span span = ground.entries().span(kind);
            if (drawn < span.size()) {
                return span.from() + (long) drawn;
            }
            drawn -= span.size();
        }
        throw new IllegalStateException("nothing is drawn");
    }

    /** One of those that look like an entry. */
    public long seeming(Position position, long entry) {
        List<Integer> alike = alike(ground.cards().look((int) entry));
        return alike.size() < 2 ? entry : alike.get(position.rng().below(alike.size()));
    }

    /** The real item and all that look like it. */
    private List<Integer> alike(int look) {
        List<Integer> alike = new ArrayList<>();
        Entries.Span items = ground.entries().span(Item.KIND);
        for (int entry = items.from(); entry < items.to(); entry++) {
            if (ground.cards().look(entry) == look) {
                alike.add(entry);
            }
        }
        return alike;
    }

    /** Draws anew what others hold in a battle whose hands the viewer does not see, and what they have chosen in secret and not yet done. */
    public void redrawPlays(Position position) {
        if (!Sides.isBattle(position)) {
            return;
        }
        boolean choosing = isChoosing(position);
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            int side = position.at(cell);
            if (Sides.hasSummoner(position, side) && position.at(side + Pieces.SEAT) != viewer) {
                if (!ground.seesHand(position, side, viewer)) {
                    ground.course().redeal(position, side);
                }
                boolean chosen =
                        choosing && ground.course().chooses(position, cell) && !isStillToChoose(position, side);
                if (chosen || position.at(side + Pieces.PLAY) != 0) {
                    ground.course().plays().redraw(position, side, position.at(Globals.ROUND) == 0);
                }
            }
        }
    }

    private boolean isChoosing(Position position) {
        for (Frame frame = position.topOrNull(); frame != null; frame = frame.below()) {
            if (frame.task() == ground.course().plays()) {
                return true;
            }
        }
        return false;
    }

    private boolean isStillToChoose(Position position, int side) {
        for (Frame frame = position.topOrNull(); frame != null; frame = frame.below()) {
            if (frame.task() == ground.course().plays() && frame.values().get(Names.ME) == side) {
                return true;
            }
        }
        return false;
    }
}

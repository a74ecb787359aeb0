package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.Status;
import soulwright.effect.run.Bundle;
import soulwright.effect.run.BundleCompiler;
import soulwright.effect.run.InForce;
import soulwright.effect.run.Names;
import soulwright.game.Position;
import soulwright.game.Values;

/**
 * Who bears abilities: every player those of the ruleset, each side of a battle those of battles, a player those of his equipment, each kind of it
 * once (SM-EQP-2), and characters those of their statuses and what they were granted.
 *
 * <p>Most of the time nobody bears what is asked for. Masks tell so at once: of all equipment that players have, and of all that lasts; both may say
 * too much, never too little.
 */
final class Bearers implements InForce {
    private final Pieces pieces;
    private final @Nullable Bundle[] ofEntries;
    private Bundle ofPlayers = Bundle.EMPTY;
    private Bundle ofSides = Bundle.EMPTY;
    private final List<Bundle> granted = new ArrayList<>();

    Bearers(Pieces pieces, Entries entries) {
        this.pieces = pieces;
        ofEntries = new Bundle[entries.size()];
        pieces.onEquipment(this::equipmentChanged);
    }

    void compile(BattleGround ground) {
        ofPlayers = BundleCompiler.bundle(ground.rules().abilities(), ground.compiler(), Names.of());
        ofSides = BundleCompiler.bundle(ground.rules().battle().abilities(), ground.compiler(), Names.of());
        Entries.Span equipment = ground.entries().span(Equipment.KIND);
        for (int entry = equipment.from(); entry < equipment.to(); entry++) {
            Equipment card = (Equipment) ground.entries().get(entry);
            add(entry, BundleCompiler.bundle(card.abilities(), ground.compiler(), Names.of()));
        }
        Entries.Span statuses = ground.entries().span(Status.KIND);
        for (int entry = statuses.from(); entry < statuses.to(); entry++) {
            Status status = (Status) ground.entries().get(entry);
            add(entry, BundleCompiler.bundle(status.abilities(), ground.compiler(), Names.of()));
        }
    }

    private void add(int entry, Bundle bundle) {
        if (!bundle.isEmpty()) {
            ofEntries[entry - Entries.FIRST] = bundle;
        }
    }

    private @Nullable Bundle of(int entry) {
        return ofEntries[entry - Entries.FIRST];
    }

    /** Notes abilities that an effect can grant; the number is what the rows of grants hold. */
    int grantable(Bundle bundle) {
        granted.add(bundle);
        return granted.size() - 1;
    }

    /** Notes that a row of a status or grant was added. */
    void borne(Position position, int row) {
        Bundle bundle = bundle(position, row);
        if (bundle != null) {
            Masks.add(position, Globals.BORNE_MASKS, bundle);
        }
    }

    private @Nullable Bundle bundle(Position position, int row) {
        int what = position.at(row + Lasting.WHAT);
        return switch (position.at(row + Lasting.TYPE)) {
            case Lasting.STATUS -> of(what);
            case Lasting.GRANT -> granted.get(what);
            default -> null;
        };
    }

    /** Works out anew what the equipment of a player may concern, and so that of all. */
    void equipmentChanged(Position position, int player) {
        Masks.clear(position, player + Pieces.EQUIPPED);
        for (int card = Pieces.first(position, player); card != 0; card = Pieces.next(position, card)) {
            Bundle bundle = position.at(card) == Kinds.EQUIPMENT ? of(Pieces.entry(position, card)) : null;
            if (bundle != null) {
                Masks.add(position, player + Pieces.EQUIPPED, bundle);
            }
        }
        Masks.clear(position, Globals.EQUIPPED_MASKS);
        for (int seat = 0; seat < pieces.seats(position); seat++) {
            Masks.addAll(position, Globals.EQUIPPED_MASKS, pieces.player(position, seat) + Pieces.EQUIPPED);
        }
    }

    @Override
    public boolean any(Position position, int aspect, long bit) {
        return (ofPlayers.mask(aspect) & bit) != 0
                || ((ofSides.mask(aspect) & bit) != 0 && Sides.isBattle(position))
                || Masks.has(position, Globals.EQUIPPED_MASKS, aspect, bit)
                || Masks.has(position, Globals.BORNE_MASKS, aspect, bit);
    }

    @Override
    public void each(Position position, int aspect, long bit, Visitor visitor) {
        int seats = pieces.seats(position);
        int turn = position.at(Globals.TURN);
        int first = turn == 0 ? 0 : position.at(turn + Pieces.SEAT);
        Asked asked = new Asked(position, aspect, bit, visitor);
        for (int i = 0; i < seats; i++) {
            asked.player(pieces.player(position, (first + i) % seats));
        }
        if (Sides.isBattle(position)) {
            asked.alone(position.at(Globals.SIDE));
            asked.alone(position.at(Globals.OPPONENT));
        }
    }

    /** One question, put to all who bear abilities. */
    private final class Asked {
        private final Position position;
        private final int aspect;
        private final long bit;
        private final Visitor visitor;
        private final boolean borne;

        Asked(Position position, int aspect, long bit, Visitor visitor) {
            this.position = position;
            this.aspect = aspect;
            this.bit = bit;
            this.visitor = visitor;
            this.borne = Masks.has(position, Globals.BORNE_MASKS, aspect, bit);
        }

        private void ask(@Nullable Bundle bundle, long me, long self) {
            if (bundle != null && (bundle.mask(aspect) & bit) != 0) {
                visitor.visit(position, bundle, me, self);
            }
        }

        void player(int player) {
            ask(ofPlayers, player, Values.NONE);
            boolean fights = Sides.isSide(position, player);
            if (fights) {
                ask(ofSides, player, Values.NONE);
            }
            boolean equipped = Masks.has(position, player + Pieces.EQUIPPED, aspect, bit);
            if (equipped || borne) {
                cards(player, equipped, fights);
            }
        }

        private void cards(int player, boolean equipped, boolean fights) {
            for (int card = Pieces.first(position, player); card != 0; card = Pieces.next(position, card)) {
                int kind = position.at(card);
                if (equipped && kind == Kinds.EQUIPMENT) {
                    equipment(player, card);
                } else if (borne && kind == Kinds.MONSTER && (!fights || position.at(player + Pieces.OUT) == card)) {
                    lasting(card);
                }
            }
            lasting(player);
        }

        private void equipment(int player, int card) {
            int entry = Pieces.entry(position, card);
            Bundle bundle = of(entry);
            boolean matters = bundle != null && (bundle.mask(aspect) & bit) != 0;
            if (matters && !Pieces.isHidden(position, card) && isFirst(player, entry, card)) {
                ask(bundle, player, card);
            }
        }

        /** Whether no other of its kind comes before a card, as far as whoever looks sees. */
        private boolean isFirst(int player, int entry, int card) {
            int one = Pieces.first(position, player);
            while (one != card && (Pieces.entry(position, one) != entry || Pieces.isHidden(position, one))) {
                one = Pieces.next(position, one);
            }
            return one == card;
        }

        void alone(int side) {
            if (position.at(side) == Kinds.MONSTER) {
                ask(ofSides, side, Values.NONE);
                lasting(side);
            }
        }

        private void lasting(int bearer) {
            for (int row = borne ? Lasting.first(position, bearer) : 0; row != 0; ) {
                int next = Lasting.next(position, row);
                ask(bundle(position, row), position.at(row + Lasting.BY), bearer);
                row = next;
            }
        }
    }
}

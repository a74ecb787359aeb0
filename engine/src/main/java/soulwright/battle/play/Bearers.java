package soulwright.battle.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
 */
final class Bearers implements InForce {
    private final Pieces pieces;
    private Bundle ofPlayers = Bundle.EMPTY;
    private Bundle ofSides = Bundle.EMPTY;
    private final Map<Integer, Bundle> ofEntries = new HashMap<>();
    private final List<Bundle> granted = new ArrayList<>();

    Bearers(Pieces pieces) {
        this.pieces = pieces;
    }

    void compile(BattleGround ground) {
        ofPlayers = ground.effects()
                .known(BundleCompiler.bundle(ground.rules().abilities(), ground.compiler(), Names.of()));
        ofSides = ground.effects()
                .known(BundleCompiler.bundle(ground.rules().battle().abilities(), ground.compiler(), Names.of()));
        Entries.Span equipment = ground.entries().span(Equipment.KIND);
        for (int entry = equipment.from(); entry < equipment.to(); entry++) {
            Equipment card = (Equipment) ground.entries().get(entry);
            add(ground, entry, BundleCompiler.bundle(card.abilities(), ground.compiler(), Names.of()));
        }
        Entries.Span statuses = ground.entries().span(Status.KIND);
        for (int entry = statuses.from(); entry < statuses.to(); entry++) {
            Status status = (Status) ground.entries().get(entry);
            add(ground, entry, BundleCompiler.bundle(status.abilities(), ground.compiler(), Names.of()));
        }
    }

    private void add(BattleGround ground, int entry, Bundle bundle) {
        if (!bundle.isEmpty()) {
            ofEntries.put(entry, ground.effects().known(bundle));
        }
    }

    /** Notes abilities that an effect can grant; the number is what the rows of grants hold. */
    int grantable(Bundle bundle) {
        granted.add(bundle);
        return granted.size() - 1;
    }

    @Override
    public void each(Position position, Visitor visitor) {
        int seats = pieces.seats(position);
        int turn = position.at(Globals.TURN);
        int first = turn == 0 ? 0 : position.at(turn + Pieces.SEAT);
        for (int i = 0; i < seats; i++) {
            player(position, pieces.player(position, (first + i) % seats), visitor);
        }
        if (Sides.isBattle(position)) {
            alone(position, position.at(Globals.SIDE), visitor);
            alone(position, position.at(Globals.OPPONENT), visitor);
        }
    }

    private void player(Position position, int player, Visitor visitor) {
        visitor.visit(position, ofPlayers, player, Values.NONE);
        boolean fights = Sides.isSide(position, player);
        if (fights) {
            visitor.visit(position, ofSides, player, Values.NONE);
        }
        for (int card = Pieces.first(position, player); card != 0; card = Pieces.next(position, card)) {
            if (position.at(card) == Kinds.EQUIPMENT) {
                equipment(position, player, card, visitor);
            } else if (position.at(card) == Kinds.MONSTER && (!fights || position.at(player + Pieces.OUT) == card)) {
                lasting(position, card, visitor);
            }
        }
        lasting(position, player, visitor);
    }

    private void equipment(Position position, int player, int card, Visitor visitor) {
        int entry = Pieces.entry(position, card);
        Bundle bundle = ofEntries.get(entry);
        if (bundle != null && !Pieces.isHidden(position, card) && Pieces.find(position, player, entry) == card) {
            visitor.visit(position, bundle, player, card);
        }
    }

    private void alone(Position position, int side, Visitor visitor) {
        if (position.at(side) == Kinds.MONSTER) {
            visitor.visit(position, ofSides, side, Values.NONE);
            lasting(position, side, visitor);
        }
    }

    private void lasting(Position position, int bearer, Visitor visitor) {
        for (int row = Lasting.first(position, bearer); row != 0; ) {
            int next = Lasting.next(position, row);
            int type = position.at(row + Lasting.TYPE);
            if (type == Lasting.STATUS) {
                Bundle bundle = ofEntries.get(position.at(row + Lasting.WHAT));
                if (bundle != null) {
                    visitor.visit(position, bundle, position.at(row + Lasting.BY), bearer);
                }
            } else if (type == Lasting.GRANT) {
                visitor.visit(
                        position, granted.get(position.at(row + Lasting.WHAT)), position.at(row + Lasting.BY), bearer);
            }
            row = next;
        }
    }
}

package soulwright.battle.play;

import soulwright.game.Position;

/** Who comes out in a battle and goes again. */
final class Field {
    private final BattleGround ground;

    Field(BattleGround ground) {
        this.ground = ground;
    }

    /** Brings a monster out for all to see in place of the one that is; one of no owner is gone after the battle. Gives the piece that is out. */
    long bringOut(Position position, long side, long monster) {
        sendBack(position, side);
        int piece = Entries.isEntry(monster) ? ground.cards().wild(position, monster) : (int) monster;
        position.put((int) side + Pieces.OUT, piece);
        position.put(piece + Pieces.ZONE, Pieces.FIELD);
        show(position, piece);
        return piece;
    }

    /** Everybody sees who fights. */
    void show(Position position, long monster) {
        for (int seat = 0; seat < ground.pieces().seats(position); seat++) {
            Pieces.show(position, monster, seat);
        }
    }

    /** Sends the monster that is out back to its deck; it keeps its wounds and status for the rest of the battle. */
    void sendBack(Position position, long side) {
        int out = position.at((int) side + Pieces.OUT);
        if (out != 0) {
            position.put((int) side + Pieces.OUT, 0);
            position.put(out + Pieces.ZONE, Pieces.DECK);
            if (Pieces.owner(position, out) == 0) {
                ground.cards().remove(position, out);
            }
        }
    }
}

package soulwright.quest.board;

/** A board as its measures see it. Lands are counted from 0, row by row from the north-west corner. */
public interface Ground {
    /** Lands a side. */
    int size();

    /** Whether nobody can enter a land. */
    boolean isBlocked(int land);

    /** What the owner of a land gets from it and its dwelling, all elements together. */
    int soulPower(int land);
}

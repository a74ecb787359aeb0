package soulwright.content.duel;

/** Who a card belongs to, or who commands it. */
public enum Keeper {
    OWNER,
    CONTROLLER
}

package soulwright.content;

/** Whether a new one takes the place of the one before, or many lie beside each other. */
public enum HowMany {
    ONE,
    MANY
}

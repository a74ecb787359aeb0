package soulwright.content.quest;

/** What something is there for each of. */
public enum Each {
    ELEMENT
}

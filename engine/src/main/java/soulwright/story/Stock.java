package soulwright.story;

import soulwright.battle.Carried;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;

/** The card stock of somebody in a story. */
public record Stock(EntryId<GameCharacter> character, String name, Carried carried) {}

package soulwright.battle.play;

import soulwright.content.NamedAct;
import soulwright.effect.run.Deed;

/**
 * A battle choice, ready to be made.
 *
 * @param action its number among the actions
 */
record Play(String id, NamedAct act, Deed deed, long action) {}

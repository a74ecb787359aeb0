package soulwright.effect.run;

/**
 * An ability that hears an event.
 *
 * @param event its number
 * @param task what is done then
 */
record Hearing(int event, Concern concern, HearTask task) {}

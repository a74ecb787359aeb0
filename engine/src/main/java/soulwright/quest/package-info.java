/** The board game: its part of the effect language, and what a ruleset of kind `quest` declares. Knows no duel. */
@NullMarked
package soulwright.quest;

import org.jspecify.annotations.NullMarked;

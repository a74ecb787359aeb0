/** Campaigns: chapters and stages, marks and branches, the card stock carried along. Knows no rules of the games that it starts. */
@NullMarked
package soulwright.story;

import org.jspecify.annotations.NullMarked;

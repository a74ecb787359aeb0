/** Campaigns: their saves, dialogues, report cards, examinations, endings, and battles between card stocks. It knows them only by what their players see. */
@NullMarked
package soulwright.editor.story;

import org.jspecify.annotations.NullMarked;

package soulwright.effect.prose;

import java.util.List;
import soulwright.diagnostic.Wording;

/**
 * One sentence of a rules text.
 *
 * @param depth 0 for the text itself; what belongs to the sentence before that ends with a colon is one deeper, and is shown as a list
 * @param begins whether it begins a paragraph, because it has nothing to do with the list before it
 * @param words with a capital letter and a full stop, or a colon where deeper ones follow
 */
public record Sentence(int depth, boolean begins, String words) {
    /** One that goes on where the one before ends. */
    public Sentence(int depth, String words) {
        this(depth, false, words);
    }

    Sentence beginning() {
        return new Sentence(depth, true, words);
    }

    static Sentence of(int depth, String words) {
        return new Sentence(depth, English.ended(Wording.capital(words)));
    }

    /** All of them as plain text: sentences one after the other, and a line for each point of a list. */
    public static String text(List<Sentence> sentences) {
        StringBuilder text = new StringBuilder();
        int before = 0;
        for (Sentence sentence : sentences) {
            boolean goesOn = sentence.depth == 0 && before == 0 && !sentence.begins;
            String start = goesOn ? " " : sentence.depth == 0 ? "\n" : "\n" + "  ".repeat(sentence.depth - 1) + "- ";
            text.append(text.isEmpty() ? "" : start).append(sentence.words);
            before = sentence.depth;
        }
        return text.toString();
    }
}

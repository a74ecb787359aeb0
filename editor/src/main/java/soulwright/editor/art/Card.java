package soulwright.editor.art;

import java.util.List;

/**
 * What stands on a card.
 *
 * @param sort what it is, in a line: `fire, fellow monster`
 * @param level 0 for none
 * @param figures in the order of the rules
 * @param lines what it does and says, each a paragraph
 * @param note what keeps it from being used, or other news; empty for none
 */
public record Card(Emblem emblem, String sort, int level, List<Figure> figures, List<String> lines, String note) {
    public Card {
        figures = List.copyOf(figures);
        lines = List.copyOf(lines);
    }

    public String name() {
        return emblem.name();
    }

    /**
     * A number on a card.
     *
     * @param name in words, as in `hit points`
     * @param printed what it was before anything changed it
     */
    public record Figure(String name, int value, int printed) {
        /** A name of at most three letters: initials of several words, or the first letters of one. */
        public String brief() {
            String[] words = name.split("[ -]", -1);
            if (words.length == 1) {
                return name.substring(0, Math.min(3, name.length()));
            }
            StringBuilder initials = new StringBuilder();
            for (String word : words) {
                initials.append(word, 0, Math.min(1, word.length()));
            }
            return initials.substring(0, Math.min(3, initials.length()));
        }

        /** The number, and what was printed where it differs: `9 (7 printed)`. */
        public String words() {
            return value == printed ? Integer.toString(value) : value + " (" + printed + " printed)";
        }
    }

    /** The same with something to note. */
    public Card noting(String other) {
        return new Card(emblem, sort, level, figures, lines, other);
    }

    /** All of it in words, for tooltips and for those who listen to the screen. */
    public String words() {
        StringBuilder words = new StringBuilder(name());
        if (level > 0) {
            words.append(", level ").append(level);
        }
        if (!sort.isEmpty()) {
            words.append(", ").append(sort);
        }
        figures.forEach(
                figure -> words.append(", ").append(figure.name()).append(' ').append(figure.words()));
        lines.forEach(line -> words.append(". ").append(line.replaceFirst("[.]$", "")));
        return words.append(note.isEmpty() ? "" : ". " + note).toString();
    }
}

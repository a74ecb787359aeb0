package soulwright.content;

import java.util.List;
import java.util.Optional;
import soulwright.effect.prose.Sentence;

/**
 * What players read about one part of an entry.
 *
 * @param name of the part; nothing for the entry itself
 * @param text what its author wrote, which comes first; nothing where he wrote none
 * @param rules what it does, written from its effects; empty where it does nothing
 */
public record RulesText(Optional<String> name, Optional<String> text, List<Sentence> rules) {
    public RulesText {
        rules = List.copyOf(rules);
    }

    /** The rules as plain text; lists have lines of their own. */
    public String plain() {
        return Sentence.text(rules);
    }
}

package soulwright.content;

import java.util.List;

/** A definition that a pack holds, one of a kind such as {@code monsters}; everything in it is checked and immutable. */
public interface Entry<T extends Entry<T>> {
    About<T> about();

    default EntryId<T> id() {
        return about().id();
    }

    /** Its name in the pack's own language; {@link Texts} has it in others. */
    default String name() {
        return about().name();
    }

    /** What it does, part by part, for {@link RulesTexts}; nothing for an entry without effects. */
    default List<RulesPart> rules() {
        return List.of();
    }
}

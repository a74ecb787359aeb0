package soulwright.effect.prose;

import java.util.List;

/**
 * Several things of which some are meant.
 *
 * @param bare what one of them is called, without an article: `monster`
 * @param many all of them: `monsters`, `your monsters`
 * @param isOwned whether they are somebody's, or named one by one: one of them is `one of ...`
 */
record Group(String bare, String many, boolean isOwned) {
    /** A single thing, which needs no picking. */
    static Group single(Noun noun) {
        return new Group(noun.words(), noun.words(), true);
    }

    String one() {
        return isOwned ? (many.equals(bare) ? bare : "one of " + many) : English.article(bare);
    }

    /** All of them, where nothing says whose they are. */
    String every() {
        return isOwned ? many : "all " + many.replaceFirst("^the ", "");
    }

    /** Some that are picked. */
    String some(Argument count) {
        boolean single = count.constant().isPresent() && count.constant().getAsLong() == 1;
        if (single) {
            return one();
        }
        return count.constant().isPresent()
                ? count.words() + (isOwned ? " of " : " ") + many
                : "as many" + (isOwned ? " of " : " ") + many + " as " + count.words();
    }

    /** Some that chance picks. */
    String random(Argument count) {
        return isOwned ? some(count) + " at random" : new Group("random " + bare, "random " + many, false).some(count);
    }

    static Group joined(List<Group> groups) {
        if (groups.size() == 1) {
            return groups.get(0);
        }
        boolean owned = groups.stream().anyMatch(Group::isOwned);
        List<String> many =
                groups.stream().map(owned ? Group::every : Group::many).toList();
        return new Group(
                English.join(groups.stream().map(Group::bare).toList(), "or"),
                English.join(many, owned ? "or" : "and"),
                owned);
    }
}

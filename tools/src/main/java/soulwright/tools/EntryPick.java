package soulwright.tools;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import soulwright.content.Entry;
import soulwright.content.EntryId;

/** Entries of one kind, of which somebody means one. */
record EntryPick<T extends Entry<T>>(List<EntryId<T>> ids) {
    static <T extends Entry<T>> EntryPick<T> of(List<EntryId<T>> ids) {
        return new EntryPick<>(List.copyOf(ids));
    }

    /** Those of a pack; if it has none, all. */
    EntryPick<T> ownFirst(String pack) {
        List<EntryId<T>> own = those(id -> id.pack().equals(pack));
        return own.isEmpty() ? this : new EntryPick<>(own);
    }

    /**
     * The one there is.
     *
     * @param option that names one where there are several
     * @throws WrongUse if there are several
     */
    EntryId<T> only(String option) {
        if (ids.size() > 1) {
            throw new WrongUse("there are several %s; name one with %s: %s".formatted(kind(), option, words(ids)));
        }
        return ids.get(0);
    }

    /**
     * The one with an id.
     *
     * @param word the id, with its pack or without
     * @throws WrongUse if there is none, or several
     */
    EntryId<T> named(String word) {
        List<EntryId<T>> found =
                those(id -> id.text().equals(word) || id.local().equals(word));
        if (found.size() > 1) {
            throw new WrongUse("\"" + word + "\" may be any of " + words(found));
        }
        return found.stream().findFirst().orElseThrow(() -> unknown(word));
    }

    private WrongUse unknown(String word) {
        List<String> known = ids.stream().map(EntryId::local).toList();
        String local = ids.stream()
                .map(id -> id.pack() + ":")
                .filter(word::startsWith)
                .findFirst()
                .map(pack -> word.substring(pack.length()))
                .orElse(word);
        return new WrongUse("no \"%s\" among the %s%s; there are %s"
                .formatted(local, kind(), Suggestion.among(local, known), String.join(", ", known)));
    }

    private String kind() {
        return ids.get(0).kind().name();
    }

    private List<EntryId<T>> those(Predicate<EntryId<T>> wanted) {
        return ids.stream().filter(wanted).toList();
    }

    private static <T extends Entry<T>> String words(List<EntryId<T>> ids) {
        return ids.stream().map(EntryId::text).collect(Collectors.joining(", "));
    }
}

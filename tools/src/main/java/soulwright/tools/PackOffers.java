package soulwright.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import soulwright.pack.Offer;
import soulwright.pack.PackFiles;
import soulwright.pack.PackFinder;
import soulwright.tools.Questions.Choice;

/**
 * The packs that somebody may mean: those that ship and those in the current folder.
 *
 * @param byWord by the word that finds each
 */
record PackOffers(Map<String, Offer> byWord) {
    static PackOffers of(Home home) {
        Map<String, Offer> all = new LinkedHashMap<>();
        home.finder().offers().forEach(offer -> all.put(offer.id(), offer));
        Path here = Path.of("");
        for (PackFiles files : new PackFinder(here, List.of(here)).all()) {
            PackFinder.offer(files).ifPresent(offer -> all.putIfAbsent(files.shown(), offer));
        }
        return new PackOffers(all);
    }

    /** All of them, games with boards first: with the others nobody plays who does not know those. */
    List<Choice<String>> all(String last) {
        return choices(last, word -> true);
    }

    /** Those in which a board game can be played: with boards of their own, or of a pack that they build upon. */
    List<Choice<String>> playable(String last) {
        return choices(last, word -> hasBoards(word, new HashSet<>()));
    }

    /** Those with campaigns. */
    List<Choice<String>> stories(String last) {
        return choices(last, word -> offer(word).hasCampaigns());
    }

    /** @param last comes first, if it fits or is elsewhere */
    private List<Choice<String>> choices(String last, Predicate<String> wanted) {
        List<String> words = new ArrayList<>(
                byWord.keySet().stream().filter(wanted).sorted(order(last)).toList());
        if (!last.isEmpty() && !byWord.containsKey(last)) {
            words.add(0, last);
        }
        return words.stream().map(this::choice).toList();
    }

    private Comparator<String> order(String last) {
        return Comparator.comparing((String word) -> !word.equals(last))
                .thenComparing(word -> !(offer(word).isGame() && offer(word).hasBoards()))
                .thenComparing(word -> !offer(word).hasBoards());
    }

    private Offer offer(String word) {
        return Optional.ofNullable(byWord.get(word)).orElseThrow();
    }

    private Choice<String> choice(String word) {
        return new Choice<>(
                word, Optional.ofNullable(byWord.get(word)).map(Offer::summary).orElse(""), word);
    }

    private boolean hasBoards(String word, Set<String> asked) {
        Offer offer = byWord.get(word);
        return offer != null
                && asked.add(word)
                && (offer.hasBoards() || offer.sees().stream().anyMatch(other -> hasBoards(other, asked)));
    }
}

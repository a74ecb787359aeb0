package soulwright.tools.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import soulwright.game.Happening;
import soulwright.game.Listener;

/** All that has happened since play began, and how far each player has read it. */
final class Journal implements Listener {
    /** Somebody who plays no seat, and knows only what everybody does. */
    static final int ONLOOKER = 31;

    private record Page(int decisions, Happening happening) {}

    private final IntSupplier decisions;
    private final List<Page> pages = new ArrayList<>();
    private final Map<Integer, Integer> read = new HashMap<>();

    /** @param decisions how many have been made in the game that it hears */
    Journal(IntSupplier decisions) {
        this.decisions = decisions;
    }

    @Override
    public void heard(Happening happening) {
        pages.add(new Page(decisions.getAsInt(), happening));
    }

    /** What a player noticed since he was last said to have read everything. */
    List<String> news(int player) {
        return words(player, Math.min(pages.size(), read.getOrDefault(player, 0)));
    }

    void isRead(int player) {
        read.put(player, pages.size());
    }

    /** All that a player noticed. */
    List<String> all(int player) {
        return words(player, 0);
    }

    /** Forgets what happened because of decisions that were taken back. */
    void undo() {
        pages.removeIf(page -> page.decisions() > decisions.getAsInt());
    }

    private List<String> words(int player, int from) {
        return pages.subList(from, pages.size()).stream()
                .map(page -> page.happening().wordsFor(player))
                .filter(words -> !words.isBlank())
                .toList();
    }
}

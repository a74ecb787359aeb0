package soulwright.editor.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import soulwright.game.Happening;
import soulwright.game.Listener;

/** All that has happened in a game, and how far each player has read it. Belongs to the thread of the game. */
final class Journal implements Listener {
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

    void isRead(int player) {
        read.put(player, pages.size());
    }

    /** Forgets what happened because of decisions that were taken back. */
    void undo() {
        pages.removeIf(page -> page.decisions() > decisions.getAsInt());
    }

    /** All that a player noticed, the oldest first. */
    List<LogLine> of(int player) {
        int known = Math.min(pages.size(), read.getOrDefault(player, 0));
        List<LogLine> lines = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            Happening happening = pages.get(i).happening();
            String words = happening.wordsFor(player);
            if (!words.isBlank()) {
                lines.add(new LogLine(happening.event(), happening.topicFor(player), words, i >= known));
            }
        }
        return lines;
    }
}

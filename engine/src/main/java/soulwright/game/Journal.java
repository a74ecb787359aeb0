package soulwright.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All that has happened in a session, as each player noticed it. Belongs to the thread of the session. */
public final class Journal {
    private record Page(int decisions, Happening happening) {}

    private final Session session;
    private final List<Page> pages = new ArrayList<>();

    private Journal(Session session) {
        this.session = session;
    }

    /** Notes down what happens from now on, and, if nothing has been decided yet, what has happened until now. */
    public static Journal of(Session session) {
        Journal journal = new Journal(session);
        session.listen(journal::note);
        return journal;
    }

    private void note(Happening happening) {
        pages.add(new Page(session.game().decisions(), happening));
    }

    /** All that a player noticed, the oldest first. What has happened since he last decided is new, what his decision led to included. */
    public List<LogLine> of(int player) {
        int last = session.lastOf(player);
        List<LogLine> lines = new ArrayList<>();
        for (Page page : pages) {
            Happening happening = page.happening;
            String words = happening.wordsFor(player);
            if (!words.isBlank()) {
                lines.add(new LogLine(happening.event(), happening.topicFor(player), words, page.decisions >= last));
            }
        }
        return lines;
    }

    /** What a player noticed since he last decided. */
    public List<LogLine> fresh(int player) {
        return of(player).stream().filter(LogLine::isNew).toList();
    }

    /** What everybody may know of what has happened since the last decision. */
    public List<LogLine> latest() {
        int last = session.game().decisions();
        return pages.stream()
                .filter(page -> page.decisions >= last)
                .map(page -> page.happening)
                .filter(happening -> !happening.wordsForAll().isBlank())
                .map(one -> new LogLine(one.event(), Optional.empty(), one.wordsForAll(), true))
                .toList();
    }

    /** Forgets what happened because of decisions that were taken back. */
    public void undo() {
        pages.removeIf(page -> page.decisions > session.game().decisions());
    }
}

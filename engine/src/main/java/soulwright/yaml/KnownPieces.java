package soulwright.yaml;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Cutter.Cut;

/** Finds the pieces that a file still holds after an edit: from the front, from the back, and what was moved by its text. */
final class KnownPieces {
    private final List<Piece> old;

    KnownPieces(List<Piece> old) {
        this.old = old;
    }

    /** For each cut the old piece with the same text, each used once, or null. */
    @Nullable
    Piece[] match(List<Cut> cuts) {
        @Nullable Piece[] found = new Piece[cuts.size()];
        int most = Math.min(old.size(), cuts.size());
        int front = 0;
        while (front < most && same(old.get(front), cuts.get(front))) {
            found[front] = lasting(old.get(front));
            front++;
        }
        int back = 0;
        while (back < most - front && same(old.get(old.size() - 1 - back), cuts.get(cuts.size() - 1 - back))) {
            found[cuts.size() - 1 - back] = lasting(old.get(old.size() - 1 - back));
            back++;
        }
        Map<String, Deque<Piece>> moved = byText(old.subList(front, old.size() - back));
        for (int i = front; i < cuts.size() - back; i++) {
            Deque<Piece> same = moved.get(cuts.get(i).text());
            found[i] = same == null ? null : same.poll();
        }
        return found;
    }

    private static boolean same(Piece piece, Cut cut) {
        return piece.source().text().equals(cut.text());
    }

    private static @Nullable Piece lasting(Piece piece) {
        return piece.lasts() ? piece : null;
    }

    private static Map<String, Deque<Piece>> byText(List<Piece> pieces) {
        Map<String, Deque<Piece>> found = new HashMap<>();
        for (Piece piece : pieces) {
            if (piece.lasts()) {
                found.computeIfAbsent(piece.source().text(), text -> new ArrayDeque<>())
                        .add(piece);
            }
        }
        return found;
    }
}

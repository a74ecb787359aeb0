package soulwright.battle.play;

import java.util.List;
import soulwright.content.piece.Monster;
import soulwright.game.Values;

/** What is printed on monsters, as numbers: found by the entry, without a look at a record. */
final class Printed {
    private final int from;
    private final int attributes;
    private final int[] figures;
    private final int[] scores;
    private final int[] levels;
    private final long[] elements;

    Printed(Entries entries, List<String> names) {
        Entries.Span span = entries.span(Monster.KIND);
        from = span.from();
        attributes = names.size();
        figures = new int[span.size() * attributes];
        scores = new int[span.size() * attributes];
        levels = new int[span.size()];
        elements = new long[span.size()];
        for (int i = 0; i < span.size(); i++) {
            Monster monster = entries.monster(from + (long) i);
            levels[i] = monster.level();
            elements[i] = monster.element().map(id -> (long) entries.number(id)).orElse(Values.NONE);
            for (int a = 0; a < attributes; a++) {
                figures[i * attributes + a] = monster.attributes().getOrDefault(names.get(a), 0);
                scores[i * attributes + a] = monster.score().getOrDefault(names.get(a), 0);
            }
        }
    }

    int attribute(long monster, int attribute) {
        return figures[((int) monster - from) * attributes + attribute];
    }

    int score(long monster, int attribute) {
        return scores[((int) monster - from) * attributes + attribute];
    }

    int level(long monster) {
        return levels[(int) monster - from];
    }

    long element(long monster) {
        return elements[(int) monster - from];
    }
}

package soulwright.battle.play;

import java.util.Map;
import java.util.function.Function;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.piece.Element;

/** The soul power that is printed on the entries of one kind, by element. Immutable. */
public final class PowerTable {
    private final int from;
    private final int to;
    private final int elementsFrom;
    private final int elements;
    private final int[] powers;

    PowerTable(Entries entries, Entries.Span span, Function<Entry<?>, Map<EntryId<Element>, Integer>> of) {
        Entries.Span all = entries.span(Element.KIND);
        from = span.from();
        to = span.to();
        elementsFrom = all.from();
        elements = all.size();
        powers = new int[span.size() * elements];
        for (int entry = from; entry < to; entry++) {
            int row = (entry - from) * elements;
            of.apply(entries.get(entry))
                    .forEach((element, power) -> powers[row + entries.number(element) - elementsFrom] = power);
        }
    }

    /** The soul power of an entry in an element; 0 for entries of other kinds. */
    public int of(long entry, long element) {
        return entry < from || entry >= to ? 0 : powers[((int) entry - from) * elements + (int) element - elementsFrom];
    }
}

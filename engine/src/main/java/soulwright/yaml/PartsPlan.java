package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;

/** Plans how a map or list gains, loses and reorders its parts. */
interface PartsPlan {
    /** A new part, in lines without indentation. */
    List<Splice> insert(int index, List<String> lines);

    /** Not for the only part. */
    List<Splice> remove(int index);

    List<Splice> move(int from, int to);

    /** The positions of so many parts after one has moved. */
    static List<Integer> moved(int size, int from, int to) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            order.add(i);
        }
        order.add(to, order.remove(from));
        return order;
    }
}

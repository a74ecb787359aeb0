package soulwright.quest.board;

import java.util.List;

/** Levels from a least to a greatest one: `2..4`, `3`, `5..`. */
record Band(int least, int greatest) {
    static final Band ALL = new Band(0, Integer.MAX_VALUE);

    /** What is no range was reported already; it stands for all levels. */
    static Band of(String range) {
        int dots = range.indexOf("..");
        if (dots < 0) {
            return Figures.of(range).map(level -> new Band(level, level)).orElse(ALL);
        }
        List<String> ends = List.of(range.substring(0, dots), range.substring(dots + 2));
        return new Band(
                Figures.of(ends.get(0)).orElse(ALL.least),
                Figures.of(ends.get(1)).orElse(ALL.greatest));
    }
}

package soulwright.tools;

import java.util.stream.LongStream;

/** Seeds from one to another, both included, as somebody types them: `1..100`. */
record SeedRange(long first, long last) {
    private static final long MOST = 1_000_000;

    /** @throws WrongUse if it is none */
    static SeedRange of(String words) {
        String[] ends = words.split("\\.\\.", -1);
        if (ends.length != 2 || !isNumber(ends[0]) || !isNumber(ends[1])) {
            throw new WrongUse("--seeds takes the first and the last seed, as in 1..100, not \"" + words + "\"");
        }
        SeedRange range = new SeedRange(Long.parseLong(ends[0]), Long.parseLong(ends[1]));
        if (range.last < range.first || range.last - range.first >= MOST) {
            throw new WrongUse("--seeds goes from a seed to one that is not lower, and at most a million of them");
        }
        return range;
    }

    private static boolean isNumber(String word) {
        return word.matches("\\d{1,18}");
    }

    LongStream seeds() {
        return LongStream.rangeClosed(first, last);
    }
}

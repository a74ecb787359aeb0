package soulwright.editor.story;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import soulwright.story.scene.SaidScene;
import soulwright.yaml.SafeFile;

/**
 * Which lines of a campaign its player has read, in whatever story of it, so that they can be skipped the next time. Kept in a file; whoever cannot
 * read or write it has read nothing before, which costs no more than some patience.
 */
final class ReadLines {
    private static final int MOST_BYTES = 1 << 20;

    private final Path file;
    private final int lines;
    private final BitSet read;

    private ReadLines(Path file, int lines, BitSet read) {
        this.file = file;
        this.lines = lines;
        this.read = read;
    }

    /**
     * Those that a file says.
     *
     * @param lines how many the campaign has; with another number, it is another campaign, of which nothing is read
     */
    static ReadLines in(Path file, int lines) {
        return new ReadLines(file, lines, read(file, lines));
    }

    private static BitSet read(Path file, int lines) {
        try {
            String[] words = new String(SafeFile.read(file, MOST_BYTES), StandardCharsets.UTF_8)
                    .strip()
                    .split(" ", 2);
            if (words.length == 2
                    && words[0].equals(Integer.toString(lines))
                    && words[1].length() <= lines / 4 + 1
                    && words[1].matches("[0-9a-f]+")) {
                return bits(new BigInteger(words[1], 16));
            }
        } catch (IOException unreadable) {
            return new BitSet();
        }
        return new BitSet();
    }

    private static BitSet bits(BigInteger number) {
        BitSet bits = new BitSet();
        for (int bit = 0; bit < number.bitLength(); bit++) {
            bits.set(bit, number.testBit(bit));
        }
        return bits;
    }

    /** Remembers lines. Gives whether one of them was new. */
    boolean hear(List<SaidScene> said) {
        boolean isNew = said.stream().anyMatch(line -> !read.get(line.number()));
        said.forEach(line -> read.set(line.number()));
        return isNew;
    }

    /** What is to be kept, to be written on whatever thread. */
    Kept kept() {
        BigInteger number = BigInteger.ZERO;
        for (int line = read.nextSetBit(0); line >= 0; line = read.nextSetBit(line + 1)) {
            number = number.setBit(line);
        }
        return new Kept(file, lines + " " + number.toString(16) + "\n");
    }

    /** What is written into a file. */
    record Kept(Path file, String text) {
        /** Where nothing can be written, nothing is. */
        void write() {
            try {
                Path folder = file.getParent();
                if (folder != null) {
                    SafeFile.makeFolder(folder);
                }
                SafeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
            } catch (IOException unwritable) {
                return;
            }
        }
    }
}

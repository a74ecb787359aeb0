package soulwright.quest.rules;

/** Boards for tests: five lands a side, of heath but for one land of each element beside each start. */
final class Boards {
    private Boards() {}

    /** The board of the small world, with more lines: `boss: ogre`, `dwellings: ...`. */
    static String common(String more) {
        return """
                size: 5
                lint-ignore: { SW4110: tests say themselves what lives where }
                legend: { T: home, B: boss, h: heath, e: clay, w: pool, f: coals, a: ridge }
                lands:
                  - T e h e T
                  - w h h h w
                  - h h B h h
                  - f h h h f
                  - T a h a T
                """ + more + "\n";
    }

    /** A board of heath of any size, without a boss of its own. */
    static String plain(int size) {
        StringBuilder text = new StringBuilder("""
                size: %d
                lint-ignore: { SW4110: tests say themselves what lives where }
                legend: { T: home, B: boss, h: heath }
                lands:
                """.formatted(size));
        for (int row = 0; row < size; row++) {
            text.append("  -");
            for (int column = 0; column < size; column++) {
                boolean corner = row % (size - 1) == 0 && column % (size - 1) == 0;
                text.append(corner ? " T" : row == size / 2 && column == row ? " B" : " h");
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** With a dwelling at 2,1, beside the first player's Tower; and lines for more of them. */
    static String dwelling(String name, String... more) {
        StringBuilder text = new StringBuilder("boss: warden\ndwellings:\n  - { at: [2, 1], is: " + name + " }\n");
        for (String line : more) {
            text.append("  - ").append(line).append('\n');
        }
        return common(text.toString());
    }
}

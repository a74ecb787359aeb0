package soulwright.quest.odd;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import soulwright.game.Rng;

/** A board made at random: with lands that nobody can enter, as long as everybody can reach the centre. */
final class OddBoard {
    private final Oddity odd;
    private final int size;
    private final Rng rng;
    private final char[][] lands;

    OddBoard(Oddity odd, int size, Rng rng) {
        this.odd = odd;
        this.size = size;
        this.rng = rng;
        this.lands = new char[size][size];
    }

    String text() {
        lay();
        while (!isOpen()) {
            lay();
        }
        StringBuilder text = new StringBuilder("id: board-" + size + "\nname: Board\nsize: " + size + "\nlegend:\n");
        text.append("  T: home\n  B: boss\n");
        for (int terrain = 0; terrain < odd.terrains(); terrain++) {
            text.append("  %c: terrain-%d\n".formatted('a' + terrain, terrain));
        }
        text.append("lands:\n").append(rows());
        if (rng.below(2) == 0) {
            text.append("elevation:\n").append(elevation());
        }
        return text + "boss: monster-0\n" + dwellings();
    }

    private void lay() {
        int blocked = rng.below(3) * 10;
        for (char[] row : lands) {
            for (int column = 0; column < size; column++) {
                boolean closed = rng.percent(blocked);
                row[column] = (char) ('a' + (closed ? odd.terrains() - 1 : rng.below(odd.terrains() - 1)));
            }
        }
        int end = size - 1;
        lands[0][0] = lands[0][end] = lands[end][0] = lands[end][end] = 'T';
        lands[size / 2][size / 2] = 'B';
    }

    private boolean isClosed(int row, int column) {
        return lands[row][column] == 'a' + odd.terrains() - 1;
    }

    /** Whether every corner can be reached from the centre. */
    private boolean isOpen() {
        boolean[][] seen = new boolean[size][size];
        Deque<int[]> next = new ArrayDeque<>(List.of(new int[] {size / 2, size / 2}));
        while (!next.isEmpty()) {
            int[] at = next.removeFirst();
            boolean inside = at[0] >= 0 && at[1] >= 0 && at[0] < size && at[1] < size;
            if (inside && !seen[at[0]][at[1]] && !isClosed(at[0], at[1])) {
                seen[at[0]][at[1]] = true;
                next.add(new int[] {at[0] + 1, at[1]});
                next.add(new int[] {at[0] - 1, at[1]});
                next.add(new int[] {at[0], at[1] + 1});
                next.add(new int[] {at[0], at[1] - 1});
            }
        }
        int end = size - 1;
        return seen[0][0] && seen[0][end] && seen[end][0] && seen[end][end];
    }

    private String rows() {
        StringBuilder text = new StringBuilder();
        for (char[] row : lands) {
            text.append("  - ")
                    .append(String.join(" ", String.valueOf(row).split("")))
                    .append('\n');
        }
        return text.toString();
    }

    private String elevation() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < size; row++) {
            List<String> figures = new ArrayList<>();
            for (int column = 0; column < size; column++) {
                figures.add(String.valueOf(1 + rng.below(4)));
            }
            text.append("  - ").append(String.join(" ", figures)).append('\n');
        }
        return text.toString();
    }

    /** Many, each second one a ruin; or none. */
    private String dwellings() {
        StringBuilder text = new StringBuilder();
        int percent = odd.dwellings() ? 10 + 40 * rng.below(2) : 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                boolean land = Character.isLowerCase(lands[row][column]) && !isClosed(row, column);
                if (land && rng.percent(percent)) {
                    int which = 1 + rng.below(3);
                    String ruin = rng.below(2) == 0
                            ? ""
                            : ", ruin: ruin-%d, levels: %d".formatted(rng.below(2), 1 + rng.below(3));
                    text.append(
                            "  - { at: [%d, %d], is: dwelling-%d%s }\n".formatted(column + 1, row + 1, which, ruin));
                }
            }
        }
        return text.isEmpty() ? "" : "dwellings:\n" + text;
    }
}

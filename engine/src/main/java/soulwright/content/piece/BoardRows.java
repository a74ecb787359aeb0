package soulwright.content.piece;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import soulwright.content.Check;
import soulwright.content.Reading;

/** The rows of a board, which are texts with spaces between the lands. */
final class BoardRows {
    private BoardRows() {}

    /** @param meaning of one sign; null, which is refused, for a sign without one */
    static <T> List<T> of(Reading row, Function<String, @Nullable T> meaning) {
        List<T> lands = new ArrayList<>();
        for (String sign : row.word().strip().split(" +", -1)) {
            T land = meaning.apply(sign);
            if (land == null) {
                throw new IllegalArgumentException("nothing is said about the letter " + sign);
            }
            lands.add(land);
        }
        return lands;
    }

    static void check(List<? extends List<?>> rows, int size) {
        Check.within(size, size, rows.size(), "number of rows");
        rows.forEach(row -> Check.within(size, size, row.size(), "length of a row"));
    }
}

package soulwright.tools.simulate;

import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Figures from the least to the greatest. */
final class Ranked {
    private final double[] figures;

    private Ranked(double[] figures) {
        this.figures = figures;
    }

    static <T> Ranked of(Stream<T> things, ToDoubleFunction<T> figure) {
        return new Ranked(things.mapToDouble(figure).sorted().toArray());
    }

    /** The least figure that so many in a hundred do not exceed; 0 if there is none. */
    double share(int percent) {
        int index = (int) Math.ceil(figures.length * percent / 100.0) - 1;
        return figures.length == 0 ? 0 : figures[Math.max(0, index)];
    }
}

package soulwright.tools;

import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a whole number.
 *
 * @param parse throws when the word is none, or one that is too large
 * @param most the largest that it reads
 */
record NumberConverter<N extends Number>(Function<String, N> parse, N most) implements ITypeConverter<N> {
    static final NumberConverter<Integer> INT = new NumberConverter<>(Integer::valueOf, Integer.MAX_VALUE);
    static final NumberConverter<Long> LONG = new NumberConverter<>(Long::valueOf, Long.MAX_VALUE);

    @Override
    public N convert(String word) {
        String wrong = word.matches("[-+]?\\d+")
                ? "takes numbers up to %d, not %s".formatted(most, word)
                : "takes a whole number, not \"" + word + "\"";
        return parsed(word).orElseThrow(() -> new TypeConversionException(wrong));
    }

    private Optional<N> parsed(String word) {
        try {
            return Optional.of(parse.apply(word));
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }
}

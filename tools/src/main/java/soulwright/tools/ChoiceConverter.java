package soulwright.tools;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads one of a few lower-case words, and says which there are when it is none of them. */
record ChoiceConverter<E extends Enum<E>>(Class<E> type) implements ITypeConverter<E> {
    @Override
    public E convert(String word) {
        List<String> words = Arrays.stream(type.getEnumConstants())
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .toList();
        int index = words.indexOf(word);
        if (index < 0) {
            throw new TypeConversionException("takes %s or %s, not \"%s\"%s"
                    .formatted(
                            String.join(", ", words.subList(0, words.size() - 1)),
                            words.get(words.size() - 1),
                            word,
                            Suggestion.among(word, words)));
        }
        return type.getEnumConstants()[index];
    }
}

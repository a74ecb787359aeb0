package soulwright.tools;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a file or folder. */
record PathConverter() implements ITypeConverter<Path> {
    @Override
    public Path convert(String word) {
        try {
            if (!word.isBlank()) {
                return Path.of(word);
            }
        } catch (InvalidPathException impossible) {
            throw new TypeConversionException(message(word));
        }
        throw new TypeConversionException(message(word));
    }

    private static String message(String word) {
        return "takes the name of a file or folder, and nothing can be called \"" + word + "\"";
    }
}

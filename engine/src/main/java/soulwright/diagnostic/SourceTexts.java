package soulwright.diagnostic;

import java.util.Optional;

/** Where reports and fixes get the text of a file that findings name; empty if it has none (a folder, bytes that are not text). */
@FunctionalInterface
public interface SourceTexts {
    Optional<String> text(String file);
}

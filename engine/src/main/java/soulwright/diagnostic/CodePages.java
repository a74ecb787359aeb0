package soulwright.diagnostic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The page of documentation that every code has, in Markdown: what it means, an example, and how to mend it. */
public final class CodePages {
    private CodePages() {}

    public static String page(Code code) {
        String name = code.id() + ".md";
        try (InputStream page = CodePages.class.getResourceAsStream(name)) {
            if (page == null) {
                throw new IllegalStateException("no page " + name);
            }
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

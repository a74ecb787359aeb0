package soulwright.diagnostic;

import java.util.List;

/** The one right way to mend a finding, so sure that `validate --fix` may apply it unasked. */
public record Fix(String title, List<TextEdit> edits) {
    public Fix {
        edits = List.copyOf(edits);
    }

    public static Fix replace(String title, Place place, String replacement) {
        return new Fix(title, List.of(new TextEdit(place, replacement)));
    }
}

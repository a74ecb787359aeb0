package soulwright.pack;

import java.util.Locale;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** The form of ids: lower-case words of letters and digits, joined by hyphens, the first beginning with a letter. */
final class Ids {
    private static final int LONGEST = 64;

    private Ids() {}

    static boolean isLocal(String text) {
        if (text.isEmpty() || text.length() > LONGEST || !isLetter(text.charAt(0))) {
            return false;
        }
        for (int i = 1; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean joins = c == '-' && i + 1 < text.length() && text.charAt(i - 1) != '-';
            if (!isLetter(c) && !(c >= '0' && c <= '9') && !joins) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }

    static Diagnostic bad(YamlNode id) {
        String written = id instanceof YamlScalar scalar ? scalar.text() : "";
        Diagnostic finding = Diagnostic.of(Code.BAD_ID, id.place(), "\"" + Text.shorten(written) + "\" is not an id")
                .withHelp("write lower-case words of letters and digits, joined by hyphens");
        String meant =
                written.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^[-0-9]+|-+$", "");
        return isLocal(meant)
                ? finding.withHelp("did you mean \"" + meant + "\"?")
                        .withFix(Fix.replace("write " + meant, id.place(), meant))
                : finding;
    }
}

package soulwright.pack;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** The form of ids: lower-case words of letters and digits, joined by hyphens, the first beginning with a letter. */
final class Ids {
    private static final int LONGEST = 64;
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

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
        String plain = ACCENTS.matcher(Normalizer.normalize(written, Normalizer.Form.NFD))
                .replaceAll("");
        String meant =
                plain.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^[-0-9]+|-+$", "");
        return isLocal(meant) ? new Guess(meant, plain.equals(written)).in(finding) : finding;
    }
}

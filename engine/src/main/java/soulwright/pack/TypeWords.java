package soulwright.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;
import soulwright.yaml.YamlScalar.Kind;
import soulwright.yaml.YamlScalar.Style;
import tools.jackson.databind.JsonNode;

/** What to say of a value of the wrong type. Where the author's meaning is beyond doubt, such as `yes` for `true`, a fix comes with it. */
final class TypeWords {
    private static final String TEXT = "text";
    private static final String WHOLE = "a whole number";
    private static final String NUMBER = "a number";
    private static final String LIST = "a list";
    private static final String TRUTH = "true or false";

    private TypeWords() {}

    /** @param example what could stand there, or nothing */
    static Diagnostic finding(YamlNode node, String name, @Nullable JsonNode wanted, String example) {
        List<String> types = wanted(wanted);
        String either = String.join(" or ", types);
        Diagnostic finding = Diagnostic.of(
                Code.WRONG_TYPE, node.place(), "%s must be %s, not %s".formatted(name, either, kind(node)));
        String likeThis = example.isEmpty() ? "" : ", for example " + example;
        Diagnostic plain = finding.withHelp("write " + either + " here" + likeThis);
        if (node instanceof YamlScalar scalar) {
            return isItem(scalar, types, example)
                    ? written(plain, scalar, "[" + scalar.text() + "]")
                    : scalar(plain, scalar, types);
        }
        return plain;
    }

    private static List<String> wanted(@Nullable JsonNode wanted) {
        List<String> types = new ArrayList<>();
        if (wanted != null && wanted.isArray()) {
            wanted.forEach(type -> types.add(kind(type.asString())));
        } else if (wanted != null) {
            types.add(kind(wanted.asString()));
        }
        return types;
    }

    /** Whether it is one word where a list of words is wanted. */
    private static boolean isItem(YamlScalar scalar, List<String> types, String example) {
        return types.contains(LIST)
                && scalar.style() == Style.PLAIN
                && scalar.text().matches("[a-z][a-z0-9-]*")
                && example.startsWith("[")
                && !example.contains("{");
    }

    private static Diagnostic scalar(Diagnostic finding, YamlScalar scalar, List<String> types) {
        boolean plain = scalar.style() == Style.PLAIN;
        String text = scalar.text();
        if (types.contains(TEXT) && plain && scalar.kind() != Kind.NULL) {
            String quoted = "\"" + text + "\"";
            return mended(finding, scalar, "put it in quotes: " + quoted, "put it in quotes", quoted);
        }
        String truth = types.contains(TRUTH) ? truth(text) : null;
        if (truth != null) {
            return written(finding, scalar, truth);
        }
        if (!types.contains(WHOLE) && !types.contains(NUMBER)) {
            return finding;
        }
        if (!plain && text.matches("-?[0-9]{1,18}")) {
            return mended(finding, scalar, "write it without quotes", "take the quotes away", text);
        }
        return text.matches("[0-9]{1,3} ?%") ? written(finding, scalar, text.replaceAll("[ %]", "")) : finding;
    }

    private static Diagnostic written(Diagnostic finding, YamlScalar at, String meant) {
        return mended(finding, at, "write " + meant, "write " + meant, meant);
    }

    private static Diagnostic mended(Diagnostic finding, YamlScalar at, String help, String title, String meant) {
        return finding.withHelp(help).withFix(Fix.replace(title, at.place(), meant));
    }

    /** The words for true and false that other languages have, and older YAML. */
    private static @Nullable String truth(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "yes", "on", "true" -> "true";
            case "no", "off", "false" -> "false";
            default -> null;
        };
    }

    private static String kind(String type) {
        return switch (type) {
            case "integer" -> WHOLE;
            case "number" -> NUMBER;
            case "string" -> TEXT;
            case "boolean" -> TRUTH;
            case "array" -> LIST;
            case "object" -> "a map";
            default -> "nothing";
        };
    }

    /** A value as messages name it: `the text "two"`. */
    static String kind(YamlNode node) {
        if (node instanceof YamlList) {
            return LIST;
        }
        if (node instanceof YamlMap) {
            return "a map";
        }
        YamlScalar scalar = (YamlScalar) node;
        return switch (scalar.kind()) {
            case NULL -> "nothing";
            case TRUTH -> scalar.text();
            case INTEGER -> "the number " + Text.shorten(scalar.text());
            case DECIMAL -> "the decimal number " + Text.shorten(scalar.text());
            case TEXT -> "the text \"" + Text.shorten(scalar.text()) + "\"";
        };
    }
}

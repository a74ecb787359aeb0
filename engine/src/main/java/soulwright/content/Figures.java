package soulwright.content;

import java.math.BigDecimal;
import soulwright.yaml.YamlScalar;

/** Reads the plain values of YAML. */
public final class Figures {
    private Figures() {}

    /**
     * A whole number, however it is written.
     *
     * @throws ArithmeticException if it is none, or {@link NumberFormatException} if it is none or too large
     */
    public static int of(YamlScalar written) {
        String text = written.text();
        if (text.startsWith("0x")) {
            return Integer.parseInt(text.substring(2), 16);
        }
        if (text.startsWith("0o")) {
            return Integer.parseInt(text.substring(2), 8);
        }
        return written.kind() == YamlScalar.Kind.DECIMAL
                ? new BigDecimal(text).intValueExact()
                : Integer.parseInt(text);
    }

    public static boolean isNumber(YamlScalar written) {
        return written.kind() == YamlScalar.Kind.INTEGER || written.kind() == YamlScalar.Kind.DECIMAL;
    }

    static boolean isTrue(YamlScalar written) {
        return written.text().equalsIgnoreCase("true");
    }
}

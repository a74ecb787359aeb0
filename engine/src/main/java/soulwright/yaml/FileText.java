package soulwright.yaml;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Sink;

/** From the bytes of a file to a text that holds only characters YAML allows; a byte order mark is left out. */
final class FileText {
    static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String file;
    private final byte[] bytes;
    private final Sink sink;

    FileText(String file, byte[] bytes, Sink sink) {
        this.file = file;
        this.bytes = bytes;
        this.sink = sink;
    }

    /** Empty when the bytes are no text, which is reported. */
    Optional<String> read(int most) {
        if (bytes.length > most) {
            return refuse(
                    Code.FILE_TOO_LARGE,
                    Place.wholeFile(file),
                    "file has more than the " + most + " bytes allowed",
                    "split it into several files");
        }
        if (startsWith(0xFF, 0xFE) || startsWith(0xFE, 0xFF)) {
            return refuse(Code.NOT_UTF8, Place.wholeFile(file), "file is UTF-16, not UTF-8", "save it as UTF-8");
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') >= 0 && validLength() >= 0) {
            return notUtf8(validLength());
        }
        int bad = forbidden(text);
        return bad < 0 ? Optional.of(withoutMark(text)) : forbiddenAt(text, bad);
    }

    private static String withoutMark(String text) {
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    private boolean startsWith(int first, int second) {
        return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }

    /** How many bytes from the start are UTF-8, or -1 when all are. */
    private int validLength() {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, CharBuffer.allocate(bytes.length), true);
        return result.isError() ? in.position() : -1;
    }

    private Optional<String> notUtf8(int valid) {
        String before = withoutMark(new String(bytes, 0, valid, StandardCharsets.UTF_8));
        String value = "0x%02X".formatted(bytes[valid] & 0xFF);
        Place place = new Source(file, before, 1).place(before.length(), before.length());
        return refuse(Code.NOT_UTF8, place, "byte " + value + " is not UTF-8", "save the file as UTF-8");
    }

    /** The first character that may not stand in YAML as such, or -1. */
    private static int forbidden(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' ? c != '\n' && c != '\r' && c != '\t' : isForbidden(c) && (c != BYTE_ORDER_MARK || i > 0)) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Whether a character above the control characters may not stand in YAML as such. Line separators of Unicode are among them: YAML 1.1
     * and 1.2 disagree on whether they end a line.
     */
    static boolean isForbidden(char c) {
        return c >= 0x7F && (c <= 0x9F || c == '\u2028' || c == '\u2029' || c >= '\uFFFE' || c == BYTE_ORDER_MARK);
    }

    private Optional<String> forbiddenAt(String text, int at) {
        String shown = "U+%04X".formatted((int) text.charAt(at));
        String escape = "\\u%04X".formatted((int) text.charAt(at));
        int shift = text.length() - withoutMark(text).length();
        Place place = new Source(file, withoutMark(text), 1).place(at - shift, at - shift + 1);
        return refuse(
                Code.SYNTAX,
                place,
                "character " + shown + " cannot stand in a file",
                "remove it, or write " + escape + " in double quotes");
    }

    private Optional<String> refuse(Code code, Place place, String message, String help) {
        sink.report(Diagnostic.of(code, place, message).withHelp(help));
        return Optional.empty();
    }
}

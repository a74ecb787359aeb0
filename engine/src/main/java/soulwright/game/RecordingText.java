package soulwright.game;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.Nulls;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Recordings as JSON: one object with a decision a line, the same bytes everywhere. Its last line is a checksum of all bytes before it, so that
 * a file that was cut, or changed by a disk or an editor, is never taken for a shorter or another game.
 */
final class RecordingText {
    static final int FORMAT = 3;
    /** It did not say where the game stands. */
    private static final int SECOND_FORMAT = 2;
    /** It did not say either whether the game is over. */
    private static final int FIRST_FORMAT = 1;

    private static final Pattern HEAD = Pattern.compile("\\{\"format\":(\\d{1,9}),");
    private static final Pattern TAIL = Pattern.compile("\"check\":\"([0-9a-f]{8})\"}\n");
    private static final int TAIL_LENGTH = "\"check\":\"01234567\"}\n".length();
    private static final HexFormat HEX = HexFormat.of();
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
            .build();

    static byte[] write(Recording recording) {
        Setup setup = recording.setup();
        String content = String.join(
                ",\n",
                "{\"format\":" + FORMAT,
                "\"setup\":" + JSON.writeValueAsString(setup.choices()),
                "\"packs\":" + lines(setup.packs()),
                "\"seed\":" + setup.seed(),
                "\"decisions\":" + lines(recording.decisions()),
                "\"hash\":\"" + hex(recording.hash()) + "\"",
                "\"over\":" + recording.over(),
                "\"stand\":" + JSON.writeValueAsString(recording.stand()),
                "");
        return sealed(content);
    }

    /** The content with its checksum. */
    static byte[] sealed(String content) {
        byte[] bytes = content.getBytes(UTF_8);
        return (content + "\"check\":\"" + check(bytes, bytes.length) + "\"}\n").getBytes(UTF_8);
    }

    private static String lines(List<?> items) {
        return items.stream().map(JSON::writeValueAsString).collect(Collectors.joining(",\n", "[\n", "]"));
    }

    static String hex(long hash) {
        return HEX.toHexDigits(hash);
    }

    private static String check(byte[] bytes, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, length);
        return HEX.toHexDigits((int) crc.getValue());
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws Unreadable if it is anything else
     */
    static Recording read(byte[] bytes) throws Unreadable {
        String text = new String(bytes, UTF_8);
        int format = format(text);
        checkWhole(text, bytes);
        try {
            return switch (format) {
                case FIRST_FORMAT -> JSON.readValue(bytes, FirstForm.class).recording();
                case SECOND_FORMAT -> JSON.readValue(bytes, SecondForm.class).recording();
                default -> JSON.readValue(bytes, Form.class).recording();
            };
        } catch (JacksonException | IllegalArgumentException e) {
            throw new Unreadable("it does not hold what a saved game holds", e);
        }
    }

    private static int format(String text) throws Unreadable {
        Matcher head = HEAD.matcher(text);
        if (!head.lookingAt()) {
            throw new Unreadable(text.isEmpty() ? "it is empty" : "it does not begin like a saved game");
        }
        int format = Integer.parseInt(head.group(1));
        if (format < FIRST_FORMAT || format > FORMAT) {
            throw new Unreadable(
                    "it has format " + format + ", and this version of Soulwright reads formats up to " + FORMAT);
        }
        return format;
    }

    private static void checkWhole(String text, byte[] bytes) throws Unreadable {
        Matcher tail = TAIL.matcher(text.substring(Math.max(0, text.length() - TAIL_LENGTH)));
        if (!tail.matches()) {
            throw new Unreadable("its end is missing");
        }
        if (!check(bytes, bytes.length - TAIL_LENGTH).equals(tail.group(1))) {
            throw new Unreadable("its contents were changed after it was written");
        }
    }

    /** Bytes that are no recording. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        /** @param why goes on after the name of the file and a colon */
        Unreadable(String why) {
            super(why);
        }

        Unreadable(String why, Throwable cause) {
            super(why, cause);
        }

        String why() {
            return String.valueOf(getMessage());
        }
    }

    private record Form(
            int format,
            Map<String, String> setup,
            List<Fingerprint> packs,
            long seed,
            List<String> decisions,
            String hash,
            boolean over,
            Map<String, String> stand,
            String check) {
        Recording recording() {
            return new Recording(
                    new Setup(packs, setup, seed), decisions, HexFormat.fromHexDigitsToLong(hash), over, stand);
        }
    }

    private record SecondForm(
            int format,
            Map<String, String> setup,
            List<Fingerprint> packs,
            long seed,
            List<String> decisions,
            String hash,
            boolean over,
            String check) {
        Recording recording() {
            return new Recording(new Setup(packs, setup, seed), decisions, HexFormat.fromHexDigitsToLong(hash), over);
        }
    }

    private record FirstForm(
            int format,
            Map<String, String> setup,
            List<Fingerprint> packs,
            long seed,
            List<String> decisions,
            String hash,
            String check) {
        Recording recording() {
            return new Recording(new Setup(packs, setup, seed), decisions, HexFormat.fromHexDigitsToLong(hash));
        }
    }

    private RecordingText() {}
}

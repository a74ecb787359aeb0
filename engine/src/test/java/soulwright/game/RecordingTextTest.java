package soulwright.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.game.RecordingText.Unreadable;

class RecordingTextTest {
    private static final Recording RECORDING = new Recording(
            new Setup(List.of(new Fingerprint("soul", "1.2.0", "ab12")), choices(), Long.MIN_VALUE),
            List.of("walk 3,4", "odd \"key\"\n\t\\", "水 \uD83D\uDD25"),
            -2,
            true,
            Map.of("where", "at the gate"));

    private static Map<String, String> choices() {
        Map<String, String> choices = new LinkedHashMap<>();
        choices.put("seats", "you,greedy");
        choices.put("board", "soul:plains");
        return choices;
    }

    private static final String CONTENT = """
            {"format":3,
            "setup":{"seats":"you,greedy","board":"soul:plains"},
            "packs":[
            {"id":"soul","version":"1.2.0","hash":"ab12"}],
            "seed":-9223372036854775808,
            "decisions":[
            "walk 3,4",
            "odd \\"key\\"\\n\\t\\\\",
            "水 \uD83D\uDD25"],
            "hash":"fffffffffffffffe",
            "over":true,
            "stand":{"where":"at the gate"},
            """;

    private static final String SECOND_FORMAT =
            CONTENT.replace("{\"format\":3,", "{\"format\":2,").replace("\"stand\":{\"where\":\"at the gate\"},\n", "");

    private static final String FIRST_FORMAT =
            SECOND_FORMAT.replace("{\"format\":2,", "{\"format\":1,").replace("\"over\":true,\n", "");

    @Test
    void aDecisionIsALineAndTheBytesAreTheSameEverywhere() {
        assertThat(new String(RecordingText.write(RECORDING), UTF_8)).isEqualTo(CONTENT + "\"check\":\"144defdc\"}\n");
    }

    @Test
    void whatIsWrittenReadsBack() throws Unreadable {
        Recording back = RecordingText.read(RecordingText.write(RECORDING));
        assertThat(back).isEqualTo(RECORDING);
        assertThat(back.setup().choices().keySet()).containsExactly("seats", "board");
    }

    @Test
    void aCutAtAnyByteIsRefused() {
        byte[] whole = RecordingText.write(RECORDING);
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> RecordingText.read(cut)).isInstanceOf(Unreadable.class);
        }
    }

    @Test
    void anyByteThatIsOtherIsRefused() {
        byte[] whole = RecordingText.write(RECORDING);
        for (int at = 0; at < whole.length; at++) {
            byte[] other = whole.clone();
            other[at] ^= 1;
            assertThatThrownBy(() -> RecordingText.read(other)).isInstanceOf(Unreadable.class);
        }
    }

    @Test
    void anythingAddedIsRefused() {
        String whole = new String(RecordingText.write(RECORDING), UTF_8);
        assertRefused((whole + "\n").getBytes(UTF_8), "its end is missing");
        assertRefused((" " + whole).getBytes(UTF_8), "it does not begin like a saved game");
    }

    @Test
    void aFormatOfTheFutureIsNamed() {
        byte[] future = RecordingText.sealed(CONTENT.replace("\"format\":3,", "\"format\":4,"));
        assertRefused(future, "it has format 4, and this version of Soulwright reads formats up to 3");
    }

    @Test
    void theFirstFormatDidNotSayWhetherTheGameIsOver() throws Unreadable {
        Recording back = RecordingText.read(RecordingText.sealed(FIRST_FORMAT));
        assertThat(back).isEqualTo(new Recording(RECORDING.setup(), RECORDING.decisions(), RECORDING.hash()));
        assertRefused(
                RecordingText.sealed(CONTENT.replace("\"format\":3,", "\"format\":1,")),
                "it does not hold what a saved game holds");
    }

    @Test
    void theSecondFormatDidNotSayWhereTheGameStands() throws Unreadable {
        Recording back = RecordingText.read(RecordingText.sealed(SECOND_FORMAT));
        assertThat(back).isEqualTo(new Recording(RECORDING.setup(), RECORDING.decisions(), RECORDING.hash(), true));
        assertRefused(
                RecordingText.sealed(SECOND_FORMAT.replace("\"format\":2,", "\"format\":3,")),
                "it does not hold what a saved game holds");
    }

    @Test
    void whatIsEmptyIsCalledEmpty() {
        assertRefused(new byte[0], "it is empty");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"format\":2,",
                "{\"format\":1,",
                "{\"format\":2,\"setup\":{},\"packs\":[],\"seed\":1,\"decisions\":[],\"hash\":\"1\",",
                "{\"format\":2,\"setup\":{},\"packs\":[],\"seed\":1,\"decisions\":[],",
                "{\"format\":2,\"setup\":{},\"packs\":[],\"seed\":1,\"decisions\":[],\"hash\":\"xyz\",\"over\":true,",
                "{\"format\":2,\"setup\":{},\"packs\":[],\"seed\":1,\"decisions\":[null],\"hash\":\"1\",\"over\":true,",
                "{\"format\":2,\"setup\":{\"a\":null},\"packs\":[],\"seed\":1,\"decisions\":[],\"hash\":\"1\",\"over\":true,",
                "{\"format\":2,\"setup\":[],\"packs\":[],\"seed\":1,\"decisions\":[],\"hash\":\"1\",\"over\":true,",
                "{\"format\":2,\"setup\":{},\"packs\":[{\"id\":\"a\"}],\"seed\":1,\"decisions\":[],\"hash\":\"1\",\"over\":true,",
                "{\"format\":2,\"setup\":{},\"packs\":[],\"seed\":\"1\",\"decisions\":[],\"hash\":\"1\",\"over\":true,",
                "{\"format\":2,\"setup\":{},\"packs\":[],\"seed\":1,\"decisions\":[],\"hash\":\"1\",\"over\":true,\"more\":1,",
                "{\"format\":2,\"setup\":{},\"packs\":[],\"seed\":99999999999999999999,\"decisions\":[],\"hash\":\"1\",\"over\":true,"
            })
    void whatSomebodyMadeByHandIsRefusedWhenItDoesNotFit(String content) {
        assertRefused(RecordingText.sealed(content), "it does not hold what a saved game holds");
    }

    private static void assertRefused(byte[] bytes, String why) {
        assertThatThrownBy(() -> RecordingText.read(bytes))
                .isInstanceOf(Unreadable.class)
                .hasMessage(why);
    }
}

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
            -2);

    private static Map<String, String> choices() {
        Map<String, String> choices = new LinkedHashMap<>();
        choices.put("seats", "you,greedy");
        choices.put("board", "soul:plains");
        return choices;
    }

    private static final String CONTENT = """
            {"format":1,
            "setup":{"seats":"you,greedy","board":"soul:plains"},
            "packs":[
            {"id":"soul","version":"1.2.0","hash":"ab12"}],
            "seed":-9223372036854775808,
            "decisions":[
            "walk 3,4",
            "odd \\"key\\"\\n\\t\\\\",
            "水 \uD83D\uDD25"],
            "hash":"fffffffffffffffe",
            """;

    @Test
    void aDecisionIsALineAndTheBytesAreTheSameEverywhere() {
        assertThat(new String(RecordingText.write(RECORDING), UTF_8)).isEqualTo(CONTENT + "\"check\":\"f71ae9da\"}\n");
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
        byte[] future = RecordingText.sealed(CONTENT.replace("\"format\":1,", "\"format\":2,"));
        assertRefused(future, "it has format 2, and this version of Soulwright reads format 1");
    }

    @Test
    void whatIsEmptyIsCalledEmpty() {
        assertRefused(new byte[0], "it is empty");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"format\":1,",
                "{\"format\":1,\"setup\":{},\"packs\":[],\"seed\":1,\"decisions\":[],",
                "{\"format\":1,\"setup\":{},\"packs\":[],\"seed\":1,\"decisions\":[],\"hash\":\"xyz\",",
                "{\"format\":1,\"setup\":{},\"packs\":[],\"seed\":1,\"decisions\":[null],\"hash\":\"1\",",
                "{\"format\":1,\"setup\":{\"a\":null},\"packs\":[],\"seed\":1,\"decisions\":[],\"hash\":\"1\",",
                "{\"format\":1,\"setup\":[],\"packs\":[],\"seed\":1,\"decisions\":[],\"hash\":\"1\",",
                "{\"format\":1,\"setup\":{},\"packs\":[{\"id\":\"a\"}],\"seed\":1,\"decisions\":[],\"hash\":\"1\",",
                "{\"format\":1,\"setup\":{},\"packs\":[],\"seed\":\"1\",\"decisions\":[],\"hash\":\"1\",",
                "{\"format\":1,\"setup\":{},\"packs\":[],\"seed\":1,\"decisions\":[],\"hash\":\"1\",\"more\":1,",
                "{\"format\":1,\"setup\":{},\"packs\":[],\"seed\":99999999999999999999,\"decisions\":[],\"hash\":\"1\","
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

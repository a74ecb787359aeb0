package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.quest.QuestSetup.Seat;

class SeatingTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            play --players ,                        | somebody is missing before or after a comma
            play --players human,,greedy            | somebody is missing before or after a comma
            play --players human,                   | somebody is missing before or after a comma
            play --players=                         | somebody is missing before or after a comma
            play --players human:                   | a name is missing after human:
            play --players human:Ann,human:ann      | two people are called "ann"
            play --players human:Ann,human:A\u200bnn | names are of letters and signs
            play --players human:Ann,human:\uff21nn | two people are called
            play --players human:Ann,human:Ann\ufe0f | two people are called
            play --players human:\u3164              | nothing of it can be seen
            play --players human:A@B                | names are of letters and signs; "A\\u001bB" has others
            play --players human:AAAAAAAAAAAAAAAAAAAAAAAAA | "AAAAAAAAAAAAAAAAAAAAAAA\u2026" is too long; names have at most 24 letters, or 12
            play --players human:Ann,gr@            | there is no computer player "gr\\u001b"
            simulate --agents ,                     | somebody is missing before or after a comma
            simulate --agents greedy,,random        | somebody is missing before or after a comma
            simulate --agents=                      | somebody is missing before or after a comma
            """)
    void whoCannotSitThereIsRefused(String line, String message) {
        Run run = Run.of(
                line.replace("@", "\u001b").replaceFirst(" ", " soul-master ").split(" +"));

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains(message);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void computersGiveWay() {
        QuestPack pack = QuestPack.open(Run.HOME, "soul-master", null);
        List<Seat> usual = Seating.of(pack, PlayerList.of("", "greedy")).seats();
        String second = usual.get(1).name();

        assertThat(Seating.of(pack, PlayerList.of("", "human:" + second)).seats())
                .extracting(Seat::name)
                .doesNotHaveDuplicates()
                .startsWith(second, second + " 2");
    }

    @Test
    void nothingThatSomebodyTypesCommandsTheTerminal(@TempDir Path folder) {
        Run run = Run.typing(
                "\u001b[2J\nlook \u001b[2J\u202e\nwhy \u009b\nlog \u0007\nsave " + folder
                        + "/\u001b\nundo \u001b\n\u001b\n",
                "play",
                "soul-master",
                "--save",
                folder.resolve("x.save").toString());

        assertThat(run.out()).matches("[\\P{Cntrl}\\n]*").doesNotContain("\u202e", "\u009b");
    }
}

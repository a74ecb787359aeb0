package soulwright.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.editor.widget.Command;

class CommandPaletteTest {
    private static final List<Command> COMMANDS = List.of(
            Command.of("Save all", () -> {}).saying("Writes every file"),
            Command.of("Dark theme", () -> {}).saying("Light on dark"));

    @Test
    void everyWordThatIsTypedMustBeInTheNameOrTheSentence() {
        assertThat(names("")).containsExactly("Save all", "Dark theme");
        assertThat(names("write ALL")).containsExactly("Save all");
        assertThat(names("light")).containsExactly("Dark theme");
        assertThat(names("save dark")).isEmpty();
    }

    @Test
    void whoseNameHoldsTheWordsComesBeforeWhoseSentenceDoes() {
        List<Command> commands = List.of(
                Command.of("Preferences…", () -> {}).saying("Theme and zoom"),
                Command.of("Usual zoom", () -> {}),
                Command.of("Zoom in", () -> {}));
        assertThat(CommandPalette.matching(commands, "zoom").stream().map(Command::name))
                .containsExactly("Zoom in", "Usual zoom", "Preferences…");
    }

    private static List<String> names(String words) {
        return CommandPalette.matching(COMMANDS, words).stream()
                .map(Command::name)
                .toList();
    }
}

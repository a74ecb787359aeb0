package soulwright.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.Threads;
import soulwright.editor.widget.Look.Theme;

class SettingsFileTest {
    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        SettingsFile file = new SettingsFile(folder.resolve("deep/in"));
        Settings settings = new Settings(Theme.DARK, 175, List.of("/a", "/b"));
        file.write(settings);
        assertThat(file.read()).isEqualTo(settings);
    }

    @Test
    void withoutAFileOrWithADamagedOneTheUsualHolds() throws IOException {
        SettingsFile file = new SettingsFile(folder);
        assertThat(file.read()).isEqualTo(Settings.USUAL);
        Files.writeString(folder.resolve("studio.json"), "{ \"zoom\": ");
        assertThat(file.read()).isEqualTo(Settings.USUAL);
        Files.writeString(folder.resolve("studio.json"), "{ \"zoom\": 9000, \"theme\": \"pink\" }");
        assertThat(file.read()).isEqualTo(Settings.USUAL.looking(Theme.LIGHT, 250));
    }

    @Test
    void aFileWithoutAnEndIsNotRead() throws IOException {
        Files.writeString(folder.resolve("studio.json"), " ".repeat(2 << 20) + "{ \"zoom\": 150 }");
        assertThat(new SettingsFile(folder).read()).isEqualTo(Settings.USUAL);
    }

    @Test
    void aPackThatIsOpenedAgainMovesToTheFrontAndOnlyTenAreRemembered() {
        Settings settings = Settings.USUAL;
        for (int i = 0; i < 12; i++) {
            settings = settings.opened("/pack" + i);
        }
        assertThat(settings.recent()).hasSize(10).startsWith("/pack11");
        assertThat(settings.opened("/pack5").recent()).hasSize(10).startsWith("/pack5", "/pack11");
    }

    @Test
    void everySystemHasItsOwnFolders() {
        Path home = Path.of("home");
        assertThat(UserFolders.of("Linux", home, Map.of()))
                .isEqualTo(
                        new UserFolders(home.resolve(".config/soulwright"), home.resolve(".local/share/soulwright")));
        assertThat(UserFolders.of("Linux", home, Map.of("XDG_CONFIG_HOME", "c", "XDG_DATA_HOME", "d")))
                .isEqualTo(new UserFolders(Path.of("c/soulwright"), Path.of("d/soulwright")));
        assertThat(UserFolders.of("Windows 11", home, Map.of("APPDATA", "a")))
                .isEqualTo(UserFolders.in(Path.of("a/soulwright")));
        assertThat(UserFolders.of("Mac OS X", home, Map.of()))
                .isEqualTo(UserFolders.in(home.resolve("Library/Application Support/soulwright")));
    }

    @Test
    void changesAreWrittenDown() {
        SettingsFile file = new SettingsFile(folder);
        Remembered remembered = new Remembered(file, file.read(), Threads.immediate(), problem -> {});
        remembered.change(settings -> settings.opened("/a"));
        assertThat(file.read().recent()).containsExactly("/a");
    }
}

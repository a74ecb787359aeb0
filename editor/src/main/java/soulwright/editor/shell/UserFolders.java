package soulwright.editor.shell;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * Where the Studio keeps what belongs to its user.
 *
 * @param settings what he likes
 * @param data what he made and has not saved elsewhere: unsaved texts, games under way
 */
public record UserFolders(Path settings, Path data) {
    private static final String NAME = "soulwright";

    /** All in one folder, for tests. */
    public static UserFolders in(Path folder) {
        return new UserFolders(folder, folder);
    }

    /** Where this system wants them. */
    public static UserFolders ofSystem() {
        return of(System.getProperty("os.name", ""), Path.of(System.getProperty("user.home", ".")), System.getenv());
    }

    static UserFolders of(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win")) {
            Path data = folder(environment, "APPDATA", home.resolve("AppData/Roaming"));
            return in(data.resolve(NAME));
        }
        if (name.contains("mac")) {
            return in(home.resolve("Library/Application Support").resolve(NAME));
        }
        return new UserFolders(
                folder(environment, "XDG_CONFIG_HOME", home.resolve(".config")).resolve(NAME),
                folder(environment, "XDG_DATA_HOME", home.resolve(".local/share"))
                        .resolve(NAME));
    }

    private static Path folder(Map<String, String> environment, String variable, Path otherwise) {
        String set = environment.getOrDefault(variable, "");
        return set.isEmpty() ? otherwise : Path.of(set);
    }
}

package soulwright.tools;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import soulwright.yaml.SafeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What somebody did last, for the menu to offer again.
 *
 * @param pack that was named last; empty if none was
 * @param board of the last game
 * @param names of the people who played it, with commas between
 * @param saves the files of the last games, the latest first
 */
record MenuMemory(String pack, String board, String names, List<String> saves) {
    private static final int MOST_SAVES = 9;
    private static final int MOST_BYTES = 1 << 20;
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();
    private static final MenuMemory NOTHING = new MenuMemory("", "", "", List.of());

    MenuMemory {
        saves = saves.stream().distinct().limit(MOST_SAVES).toList();
    }

    /** Nobody is told of a file that cannot be read: there is nothing in it that he could not type. */
    static MenuMemory in(Path folder) {
        try {
            return JSON.readValue(SafeFile.read(file(folder), MOST_BYTES), MenuMemory.class);
        } catch (IOException | JacksonException nothing) {
            return NOTHING;
        }
    }

    /** Where nothing can be kept, nothing is. */
    void keep(Path folder) {
        try {
            SafeFile.makeFolder(folder);
            SafeFile.write(file(folder), JSON.writeValueAsBytes(this));
        } catch (IOException unwritable) {
            return;
        }
    }

    private static Path file(Path folder) {
        return folder.resolve("menu.json");
    }

    MenuMemory withPack(String last) {
        return new MenuMemory(last, board, names, saves);
    }

    MenuMemory withGame(String lastBoard, String people) {
        return new MenuMemory(pack, lastBoard, people, saves);
    }

    MenuMemory withSave(Path file) {
        String path = file.toAbsolutePath().normalize().toString();
        return new MenuMemory(
                pack,
                board,
                names,
                Stream.concat(Stream.of(path), saves.stream()).toList());
    }
}

package soulwright.tools;

import java.nio.file.Path;
import java.util.List;
import soulwright.pack.PackFinder;

/** The folder that Soulwright runs from. The launcher tells it; without a launcher it is the current folder. */
record Home(Path root) {
    static Home fromSystemProperty() {
        return new Home(Path.of(System.getProperty("soulwright.home", ""))
                .toAbsolutePath()
                .normalize());
    }

    /** Finds packs from the current folder, and those that ship, which lie in {@code content}, each in a folder of its own. */
    PackFinder finder() {
        return new PackFinder(Path.of(""), List.of(root.resolve("content")));
    }
}

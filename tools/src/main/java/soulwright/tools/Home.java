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

    /** Where the packs that ship lie, each in a folder of its own. */
    Path content() {
        return root.resolve("content");
    }

    /** Finds packs from the current folder, and those that ship. */
    PackFinder finder() {
        return new PackFinder(Path.of(""), List.of(content()));
    }
}

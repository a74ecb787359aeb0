package soulwright.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import soulwright.yaml.SafeFile;

/**
 * A folder that a command was told to write files into. Each of them is written as a whole or not at all.
 *
 * @param option that names it, for messages
 */
record OutFolder(String option, Path path) {
    /**
     * Makes the folder, before there is anything to write.
     *
     * @throws WrongUse if nothing can be written there
     */
    static OutFolder of(String option, Path path) {
        try {
            SafeFile.makeFolder(path);
            return new OutFolder(option, path);
        } catch (IOException unwritable) {
            throw elsewhere(option, unwritable);
        }
    }

    /** What it is called. */
    String name() {
        Path name = path.toAbsolutePath().normalize().getFileName();
        if (name == null) {
            throw new WrongUse(option + " cannot be the top of all folders; name one below it");
        }
        return name.toString();
    }

    /**
     * Writes a file.
     *
     * @param file relative to the folder
     * @throws WrongUse if that cannot be done; what stood there before is still there then
     */
    void write(String file, String text) {
        Path target = path.resolve(file);
        try {
            SafeFile.makeFolder(target.resolve("..").normalize());
            SafeFile.write(target, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException unwritable) {
            throw elsewhere(option, unwritable);
        }
    }

    private static WrongUse elsewhere(String option, IOException reason) {
        return new WrongUse(option + ": " + reason.getMessage() + "; name another folder");
    }
}

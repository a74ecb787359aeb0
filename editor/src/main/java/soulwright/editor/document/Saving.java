package soulwright.editor.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import soulwright.editor.document.SaveReport.Failure;
import soulwright.editor.document.SaveReport.OnDisk;
import soulwright.yaml.Limits;
import soulwright.yaml.SafeFile;
import soulwright.yaml.YamlText;

/** Writes files, but none that is not as it was left. */
final class Saving {
    /** More than anybody reads as YAML, so that also a file is seen that has grown too large. */
    private static final int MOST_BYTES = 4 * Limits.standard().bytes();

    private final List<OnDisk> saved = new ArrayList<>();
    private final List<OnDisk> foreign = new ArrayList<>();
    private final List<Failure> failed = new ArrayList<>();

    /**
     * A file to write.
     *
     * @param text nothing when the file is to be deleted
     * @param left what it was when it was last read or written
     */
    record Order(FileId file, Optional<YamlText> text, Optional<byte[]> left) {}

    static SaveReport save(List<Order> orders) {
        Saving saving = new Saving();
        orders.forEach(saving::save);
        return new SaveReport(saving.saved, saving.foreign, saving.failed);
    }

    private void save(Order order) {
        Path path = Path.of(order.file.shown());
        try {
            Optional<byte[]> now = read(path);
            if (same(now, order.left)) {
                write(path, order.text);
                saved.add(new OnDisk(order.file, order.text.map(YamlText::bytes)));
            } else {
                foreign.add(new OnDisk(order.file, now));
            }
        } catch (IOException e) {
            failed.add(new Failure(order.file, String.valueOf(e.getMessage())));
        }
    }

    private static void write(Path path, Optional<YamlText> text) throws IOException {
        if (text.isEmpty()) {
            Files.deleteIfExists(path);
            return;
        }
        Path folder = path.getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        SafeFile.write(path, text.get().bytes());
    }

    /** Nothing when there is no such file. */
    static Optional<byte[]> read(Path path) throws IOException {
        if (Files.notExists(path)) {
            return Optional.empty();
        }
        try {
            return Optional.of(SafeFile.read(path, MOST_BYTES));
        } catch (IOException e) {
            throw new IOException("\"" + path + "\" cannot be read: " + e.getMessage(), e);
        }
    }

    static boolean same(Optional<byte[]> one, Optional<byte[]> other) {
        return Arrays.equals(one.orElse(null), other.orElse(null));
    }
}

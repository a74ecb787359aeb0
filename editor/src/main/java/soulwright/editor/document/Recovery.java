package soulwright.editor.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.SafeFile;

/**
 * Keeps what is unsaved in a folder, so that a crash loses no more than a moment of work. Each running Studio has a file of its own there,
 * which it locks; a file that nobody locks was left by one that did not end as it should.
 */
public final class Recovery {
    private static final String ENDING = ".unsaved";
    private static final int MOST_BYTES = 512 << 20;

    private final Path folder;
    private final Project project;
    private final Threads threads;
    private final AtomicReference<@Nullable Lost> newest = new AtomicReference<>();
    private boolean changed;

    /** Belongs to the thread of files, as the lock does. */
    private @Nullable Path mine;

    private @Nullable FileLock lock;

    /**
     * Keeps what is unsaved in a project from now on.
     *
     * @param folder is made when it is needed
     */
    public Recovery(Path folder, Project project, Threads threads) {
        this.folder = folder;
        this.project = project;
        this.threads = threads;
        project.addListener(new ProjectListener() {
            @Override
            public void changed(ProjectChange change) {
                changed = true;
            }
        });
    }

    /** Writes what is unsaved, if that has changed since the last time. Call it every second or so; it returns at once. */
    public void keep() {
        if (changed) {
            changed = false;
            newest.set(Lost.of(project));
            threads.toFiles(this::write);
        }
    }

    /** Forgets all: the Studio ends as it should. Returns at once. */
    public void end() {
        threads.toFiles(this::clear);
    }

    /** Looks for what was left behind. Called off the owner's thread. */
    public List<Left> found() throws IOException {
        List<Left> found = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
                for (Path file : files) {
                    left(file).ifPresent(found::add);
                }
            }
        }
        return found;
    }

    /**
     * Unsaved texts that were left behind.
     *
     * @param file where they are kept
     */
    public record Left(Path file, Lost lost) {
        /** Forgets them for good. */
        public void discard() throws IOException {
            Files.deleteIfExists(file);
            Files.deleteIfExists(lockOf(file));
        }
    }

    /** Opens the packs that something was left of, and puts the texts in place as one edit, unsaved as they were. */
    public void restore(Left left, Consumer<List<String>> done) {
        project.open(left.lost.packs(), problems -> {
            project.restore(left.lost);
            changed = true;
            keep();
            threads.toFiles(() -> delete(left.file));
            done.accept(problems);
        });
    }

    private Optional<Left> left(Path file) throws IOException {
        if (file.equals(mine)) {
            return Optional.empty();
        }
        try (FileChannel channel = FileChannel.open(lockOf(file), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock free = channel.tryLock()) {
            return free == null ? Optional.empty() : read(file).map(lost -> new Left(file, lost));
        } catch (OverlappingFileLockException ours) {
            return Optional.empty();
        }
    }

    /** One that cannot be read must not keep the others from being offered. */
    private static Optional<Lost> read(Path file) {
        try {
            return Lost.read(SafeFile.read(file, MOST_BYTES));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private void write() {
        Lost lost = newest.getAndSet(null);
        if (lost == null) {
            return;
        }
        try {
            if (lost.files().isEmpty()) {
                clear();
            } else {
                SafeFile.write(claim(), lost.bytes());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("what is unsaved cannot be kept safe: " + e.getMessage(), e);
        }
    }

    /** The file of this Studio: the first that nobody has. */
    private Path claim() throws IOException {
        Path known = mine;
        if (known != null) {
            return known;
        }
        Files.createDirectories(folder);
        for (int i = 1; ; i++) {
            Path file = folder.resolve(i + ENDING);
            if (!Files.exists(file) && lock(file)) {
                mine = file;
                return file;
            }
        }
    }

    private boolean lock(Path file) throws IOException {
        FileChannel channel = FileChannel.open(lockOf(file), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException ours) {
            lock = null;
        }
        if (lock == null) {
            channel.close();
        }
        return lock != null;
    }

    private static Path lockOf(Path file) {
        return file.resolveSibling(file.getFileName() + ".lock");
    }

    private void clear() {
        Path file = mine;
        FileLock held = lock;
        if (file == null || held == null) {
            return;
        }
        try {
            Files.deleteIfExists(file);
            held.acquiredBy().close();
            Files.deleteIfExists(lockOf(file));
        } catch (IOException e) {
            throw new UncheckedIOException("\"" + file + "\" cannot be deleted", e);
        }
        mine = null;
        lock = null;
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
            Files.deleteIfExists(lockOf(file));
        } catch (IOException e) {
            throw new UncheckedIOException("\"" + file + "\" cannot be deleted", e);
        }
    }
}

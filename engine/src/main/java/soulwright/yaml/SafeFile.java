package soulwright.yaml;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Arrays;
import java.util.Set;

/**
 * Replaces a file as a whole or not at all: written beside it under another name, forced to the disk, read back and compared, then moved over
 * it. Permissions stay; a link is followed, not replaced.
 */
public final class SafeFile {
    /**
     * Writes the file.
     *
     * @throws IOException with a message for people, naming the file; the file then is as it was
     */
    public static void write(Path file, byte[] bytes) throws IOException {
        try {
            Path target = Files.exists(file) ? file.toRealPath() : linked(file.toAbsolutePath());
            replace(target, bytes);
        } catch (IOException e) {
            throw new IOException("\"" + file + "\" cannot be written: " + reason(e), e);
        }
    }

    private static void replace(Path target, byte[] bytes) throws IOException {
        if (Files.isDirectory(target)) {
            throw new IOException("it is a folder");
        }
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new IOException("it is write-protected");
        }
        Path beside = Files.createTempFile(folder(target), "." + target.getFileName() + ".", ".tmp");
        try {
            writeThrough(beside, bytes);
            if (!Arrays.equals(Files.readAllBytes(beside), bytes)) {
                throw new IOException("what was written does not read back the same");
            }
            copyPermissions(target, beside);
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** Where a link leads whose target does not exist yet; other paths are themselves. */
    private static Path linked(Path file) throws IOException {
        return Files.isSymbolicLink(file) ? file.resolveSibling(Files.readSymbolicLink(file)) : file;
    }

    private static Path folder(Path target) throws IOException {
        Path folder = target.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException("it has no folder");
        }
        return folder;
    }

    private static void writeThrough(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }

    /** A temporary file is for its owner alone; a new file gets what its folder lets others read. */
    private static void copyPermissions(Path target, Path beside) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(beside, PosixFileAttributeView.class);
        if (view != null && Files.exists(target)) {
            view.setPermissions(Files.getPosixFilePermissions(target));
        } else if (view != null) {
            view.setPermissions(usual(folder(target)));
        }
    }

    private static Set<PosixFilePermission> usual(Path folder) throws IOException {
        Set<PosixFilePermission> usual = Files.getPosixFilePermissions(folder);
        usual.removeIf(permission -> permission.name().endsWith("EXECUTE"));
        return usual;
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "its folder does not exist";
        }
        if (e instanceof AccessDeniedException) {
            return "it is not allowed there";
        }
        return e.getMessage() == null ? "the disk reports an error" : e.getMessage();
    }

    private SafeFile() {}
}

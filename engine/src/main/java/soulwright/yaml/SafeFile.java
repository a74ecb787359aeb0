package soulwright.yaml;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * Replaces a file as a whole or not at all: written beside it under another name, forced to the disk, read back and compared, then moved over
 * it. Permissions stay; a link is followed, not replaced.
 */
public final class SafeFile {
    private static final int MOST_LINKS = 40;

    /**
     * Writes the file.
     *
     * @throws IOException with a message for people, naming the file; the file then is as it was
     */
    public static void write(Path file, byte[] bytes) throws IOException {
        try {
            replace(Files.exists(file) ? file.toRealPath() : linked(file.toAbsolutePath()), bytes);
        } catch (IOException e) {
            throw new IOException("\"" + file + "\" cannot be written: " + reason(e), e);
        }
    }

    /**
     * Reads a file, but never one without an end, nor one that waits for somebody who writes into it.
     *
     * @param most bytes that it may have
     * @throws IOException with a message for people that goes on after the name of the file and a colon: that it is no ordinary file, that it is
     *     too large, or that it cannot be read
     */
    public static byte[] read(Path file, int most) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException("it is a folder");
        }
        if (Files.notExists(file)) {
            throw new IOException("there is no such file");
        }
        if (!Files.isRegularFile(file)) {
            throw new IOException("it is no ordinary file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                throw new IOException("it is too large");
            }
            return bytes;
        } catch (FileSystemException unreadable) {
            throw new IOException("it cannot be read", unreadable);
        }
    }

    /**
     * Makes a folder where there is none yet, and those that it lies in.
     *
     * @throws IOException with a message for people, naming the folder
     */
    public static void makeFolder(Path folder) throws IOException {
        try {
            checkIsFolder(nearest(folder.toAbsolutePath()));
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new IOException("no folder can be made at \"" + folder + "\": " + reason(e), e);
        }
    }

    /** The path itself, or the nearest around it that is there. */
    private static Path nearest(Path path) {
        Path parent = path.getParent();
        return Files.exists(path) || parent == null ? path : nearest(parent);
    }

    private static void checkIsFolder(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            throw new IOException("\"" + path + "\" is no folder");
        }
    }

    private static void replace(Path target, byte[] bytes) throws IOException {
        if (Files.isDirectory(target)) {
            throw new IOException("it is a folder");
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw new IOException("it is no ordinary file");
        }
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new IOException("it is write-protected");
        }
        Path beside = Draft.begin(folder(target), Files.exists(target));
        try {
            Draft.write(beside, bytes);
            copyPermissions(target, beside);
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** Where links lead whose target does not exist yet; other paths are themselves. */
    private static Path linked(Path file) throws IOException {
        Path target = file;
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MOST_LINKS) {
                throw new IOException("its links lead in a circle");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static Path folder(Path target) throws IOException {
        Path folder = target.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException("it has no folder");
        }
        checkIsFolder(nearest(folder));
        if (Files.isDirectory(folder) && !Files.isWritable(folder)) {
            throw new IOException("its folder is write-protected");
        }
        return folder;
    }

    /** A file that is there keeps its own; a new one has what the system gives to new files. */
    private static void copyPermissions(Path target, Path beside) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(beside, PosixFileAttributeView.class);
        if (view != null && Files.exists(target)) {
            view.setPermissions(Files.getPosixFilePermissions(target));
        }
    }

    /** In one step: any other way of replacing could be interrupted when the old file is gone and the new one is not there. */
    private static void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Whether the folder is there in which a file could not be made: some that belong to the system take none. */
    private static boolean isFolderThere(NoSuchFileException missing) {
        Path folder = missing.getFile() == null
                ? null
                : Path.of(missing.getFile()).toAbsolutePath().getParent();
        return folder != null && Files.isDirectory(folder);
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException missing) {
            return isFolderThere(missing) ? "nothing can be written in its folder" : "its folder does not exist";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "something else of that name is there";
        }
        if (e instanceof AccessDeniedException) {
            return "it is not allowed there";
        }
        if (e instanceof ClosedByInterruptException) {
            return "saving was interrupted";
        }
        String reason = e instanceof FileSystemException problem ? problem.getReason() : e.getMessage();
        return reason == null ? "the disk reports an error" : reason;
    }

    private SafeFile() {}
}

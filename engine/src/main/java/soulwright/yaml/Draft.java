package soulwright.yaml;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Set;
import java.util.UUID;

/** The file in which something is written before it takes the place of another. */
final class Draft {
    private static final String BEGIN = ".saving-";
    private static final String END = ".tmp";

    /** Nobody needs longer from making a draft to locking it, and from letting go of it to moving it. */
    private static final long STALE_MILLIS = 10_000;

    private static final FileAttribute<Set<PosixFilePermission>> PRIVATE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private Draft() {}

    /**
     * Makes an empty draft, and takes away those that were left when a program was killed.
     *
     * @param secret whether nobody else may look into it; otherwise it is as open as new files usually are
     */
    static Path begin(Path folder, boolean secret) throws IOException {
        Path draft = made(
                folder,
                secret && folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        clear(folder, Files.getLastModifiedTime(draft).toMillis() - STALE_MILLIS);
        return draft;
    }

    private static Path made(Path folder, boolean secret) throws IOException {
        Path draft = folder.resolve(BEGIN + UUID.randomUUID() + END);
        return secret ? Files.createFile(draft, PRIVATE) : Files.createFile(draft);
    }

    /** Writes all of it to the disk, and looks whether it is there. */
    static void write(Path draft, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            lock(channel);
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
            if (!Arrays.equals(bytes, written(channel, bytes.length))) {
                throw new IOException("what was written does not read back the same");
            }
        }
    }

    private static byte[] written(FileChannel channel, int length) throws IOException {
        ByteBuffer read = ByteBuffer.allocate(length + 1);
        int last = 0;
        for (channel.position(0); last >= 0 && read.hasRemaining(); ) {
            last = channel.read(read);
        }
        return Arrays.copyOf(read.array(), read.position());
    }

    /** Gives whether nobody else has locked it; until the channel is closed nobody else can. Some file systems know no locks. */
    private static boolean lock(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException busy) {
            return false;
        } catch (ClosedChannelException interrupted) {
            throw interrupted;
        } catch (IOException unlockable) {
            return false;
        }
    }

    /** What cannot be taken away stays: it is only untidy. */
    private static void clear(Path folder, long before) {
        try (DirectoryStream<Path> drafts = Files.newDirectoryStream(folder, BEGIN + "*" + END)) {
            for (Path draft : drafts) {
                if (Files.isRegularFile(draft)
                        && Files.getLastModifiedTime(draft).toMillis() < before
                        && isLeft(draft)) {
                    Files.deleteIfExists(draft);
                }
            }
        } catch (IOException | DirectoryIteratorException untidy) {
            return;
        }
    }

    private static boolean isLeft(Path draft) throws IOException {
        try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
            return lock(channel);
        }
    }
}

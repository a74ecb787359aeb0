package soulwright.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import soulwright.pack.PackFiles.Refusal.Reason;

/** A pack that is a folder. Hidden files, and folders nested deeper than any pack needs, are passed over. */
public final class FolderFiles implements PackFiles {
    private static final int MAX_DEPTH = 6;
    private static final int MAX_FILES = 20_000;

    private final Path root;
    private final String shown;
    /** By name in the pack; a name that this system's encoding cannot write again still has its path. */
    private final SortedMap<String, Path> files = new TreeMap<>();

    private final List<Refusal> refused = new ArrayList<>();

    /**
     * @param root the folder
     * @param shown its name in messages, relative to where the reader stands
     */
    public FolderFiles(Path root, String shown) {
        this.root = root;
        this.shown = shown;
        collect(root, "", 0);
    }

    private void collect(Path folder, String prefix, int depth) {
        try (DirectoryStream<Path> children = Files.newDirectoryStream(folder)) {
            for (Path child : children) {
                String path = prefix + child.getFileName();
                if (!child.getFileName().toString().startsWith(".") && isInside(child, path)) {
                    add(child, path, depth);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            refused.add(new Refusal(prefix, Reason.UNREADABLE, "the folder cannot be read"));
        }
    }

    private void add(Path child, String path, int depth) {
        if (Files.isDirectory(child)) {
            if (depth < MAX_DEPTH) {
                collect(child, path + "/", depth + 1);
            }
        } else if (!Files.isRegularFile(child)) {
            refused.add(new Refusal(path, Reason.UNREADABLE, "\"" + path + "\" is neither a file nor a folder"));
        } else if (files.size() < MAX_FILES) {
            files.put(path, child);
        }
    }

    private boolean isInside(Path child, String path) {
        if (!Files.isSymbolicLink(child)) {
            return true;
        }
        try {
            Path target = child.toRealPath();
            boolean aboveItself = child.toAbsolutePath().startsWith(target);
            if (target.startsWith(root.toRealPath()) && !aboveItself) {
                return true;
            }
            refused.add(new Refusal(path, Reason.LINK_OUTSIDE, "the link \"" + path + "\" leads out of the pack"));
        } catch (IOException e) {
            refused.add(new Refusal(path, Reason.LINK_OUTSIDE, "the link \"" + path + "\" leads nowhere"));
        }
        return false;
    }

    public Path root() {
        return root;
    }

    @Override
    public PackFiles fresh() {
        return new FolderFiles(root, shown);
    }

    @Override
    public String shown() {
        return shown;
    }

    @Override
    public List<String> paths() {
        return List.copyOf(files.keySet());
    }

    @Override
    public List<Refusal> refused() {
        return Collections.unmodifiableList(refused);
    }

    @Override
    public byte[] read(String path, int limit) throws IOException {
        Path file = files.get(path);
        if (file == null) {
            throw new IOException("the file is not there");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("it is no ordinary file any more");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(limit + 1);
        } catch (NoSuchFileException e) {
            throw new IOException("the file is not there", e);
        } catch (AccessDeniedException e) {
            throw new IOException("reading it is not permitted", e);
        } catch (FileSystemException e) {
            throw new IOException(e.getReason() == null ? "it cannot be read" : e.getReason(), e);
        }
    }
}

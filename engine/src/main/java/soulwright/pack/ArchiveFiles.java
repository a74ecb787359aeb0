package soulwright.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import soulwright.pack.PackFiles.Refusal.Reason;

/**
 * A pack that is a zip archive, read in place: nothing is unpacked. The archive may hold the pack at its root or in one folder. It comes from
 * a stranger, so one unsafe entry refuses the whole archive.
 */
public final class ArchiveFiles implements PackFiles, AutoCloseable {
    private static final int MAX_ENTRIES = 20_000;
    private static final long MAX_UNPACKED = 256L << 20;
    private static final long MAX_RATIO = 200;
    private static final long RATIO_COUNTS_FROM = 1 << 20;

    private final String shown;
    private final ZipFile zip;
    private final TreeMap<String, ZipEntry> entries = new TreeMap<>();
    private final List<Refusal> refused = new ArrayList<>();

    /** @throws IOException when it is no zip archive; the message is fit for people */
    public ArchiveFiles(Path archive, String shown) throws IOException {
        this.shown = shown;
        try {
            zip = new ZipFile(archive.toFile(), StandardCharsets.UTF_8);
        } catch (IOException | IllegalArgumentException e) {
            throw new IOException("it is not a zip archive, or a damaged one", e);
        }
        collect();
    }

    private void collect() {
        Set<String> folded = new HashSet<>();
        long unpacked = 0;
        for (ZipEntry entry : Collections.list(zip.entries())) {
            unpacked += Math.max(0, entry.getSize());
            String fault = fault(entry, folded, unpacked);
            if (!fault.isEmpty()) {
                refused.add(new Refusal(entry.getName(), Reason.BAD_ARCHIVE, fault));
                entries.clear();
                return;
            }
            if (!entry.isDirectory() && !hidden(entry.getName())) {
                entries.put(entry.getName(), entry);
            }
        }
        stripCommonFolder();
    }

    private String fault(ZipEntry entry, Set<String> folded, long unpacked) {
        String name = entry.getName();
        if (name.startsWith("/")
                || name.contains("\\")
                || name.contains(":")
                || List.of(name.split("/")).contains("..")) {
            return "the archive holds a path that leads out of it: \"" + name + "\"";
        }
        if (!folded.add(name.toLowerCase(Locale.ROOT))) {
            return "the archive holds \"" + name + "\" twice, or in two spellings that differ only in case";
        }
        if (folded.size() > MAX_ENTRIES) {
            return "the archive holds more than " + MAX_ENTRIES + " files";
        }
        boolean bomb = entry.getSize() > RATIO_COUNTS_FROM
                && entry.getSize() / Math.max(1, entry.getCompressedSize()) > MAX_RATIO;
        return unpacked > MAX_UNPACKED || bomb ? "the archive unpacks to far more than it should" : "";
    }

    private static boolean hidden(String name) {
        return name.startsWith(".") || name.contains("/.") || name.startsWith("__MACOSX/");
    }

    private void stripCommonFolder() {
        if (entries.containsKey("pack.yaml") || entries.isEmpty()) {
            return;
        }
        String folder = entries.firstKey().substring(0, entries.firstKey().indexOf('/') + 1);
        if (!folder.isEmpty() && entries.keySet().stream().allMatch(name -> name.startsWith(folder))) {
            TreeMap<String, ZipEntry> stripped = new TreeMap<>();
            entries.forEach((name, entry) -> stripped.put(name.substring(folder.length()), entry));
            entries.clear();
            entries.putAll(stripped);
        }
    }

    @Override
    public PackFiles fresh() {
        return this;
    }

    @Override
    public String shown() {
        return shown;
    }

    @Override
    public List<String> paths() {
        return List.copyOf(entries.keySet());
    }

    @Override
    public List<Refusal> refused() {
        return Collections.unmodifiableList(refused);
    }

    @Override
    public byte[] read(String path, int limit) throws IOException {
        ZipEntry entry = entries.get(path);
        if (entry == null) {
            throw new IOException("the file is not there");
        }
        try (InputStream in = zip.getInputStream(entry)) {
            return in.readNBytes(limit + 1);
        } catch (IOException | IllegalArgumentException e) {
            throw new IOException("the archive is damaged there", e);
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}

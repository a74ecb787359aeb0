package soulwright.pack;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A figure of all that a pack says about games; translations and pictures apart, which change none. Line ends do not count. */
final class ContentHash {
    private final MessageDigest digest;

    private ContentHash() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    static String of(LoadedPack pack) {
        ContentHash hash = new ContentHash();
        pack.documents.forEach((path, file) -> {
            if (file.kind != Kind.LANG) {
                hash.add(path.getBytes(StandardCharsets.UTF_8));
                hash.add(file.bytes);
            }
        });
        return HexFormat.of().formatHex(hash.digest.digest());
    }

    private void add(byte[] bytes) {
        for (byte one : bytes) {
            if (one != '\r') {
                digest.update(one);
            }
        }
        digest.update((byte) 0);
    }
}

package soulwright.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fixes;
import soulwright.yaml.SafeFile;

/** Applies fixes to the files of packs until there is nothing more to mend; one that is mended may lay bare another. */
final class Mending {
    private static final int MOST_ROUNDS = 10;

    private final OpenPacks packs;

    Mending(OpenPacks packs) {
        this.packs = packs;
    }

    /** Gives how many findings were mended. Those in archives are left. */
    int mendAll() throws IOException {
        int mended = 0;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Fixes.Mended fixed = Fixes.apply(mendable(), packs);
            if (fixed.applied() == 0) {
                break;
            }
            for (Map.Entry<String, String> file : fixed.texts().entrySet()) {
                SafeFile.write(Path.of(file.getKey()), file.getValue().getBytes(StandardCharsets.UTF_8));
            }
            mended += fixed.applied();
            packs.workspace().refresh();
        }
        return mended;
    }

    private List<Diagnostic> mendable() {
        return packs.findings().stream()
                .filter(finding -> Files.isRegularFile(Path.of(finding.place().file())))
                .toList();
    }
}

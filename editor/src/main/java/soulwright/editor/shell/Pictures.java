package soulwright.editor.shell;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.editor.art.ArtFiles;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.IconLibrary;
import soulwright.editor.document.Project;
import soulwright.pack.PackFiles;

/** The pictures of what the packs hold, as they were when they were checked last. */
final class Pictures {
    private final Project project;

    /** Read beside the start of the window, so that nobody waits for it. */
    private final CompletableFuture<IconLibrary> library = CompletableFuture.supplyAsync(IconLibrary::read);

    private @Nullable Gallery gallery;

    Pictures(Project project) {
        this.project = project;
    }

    Gallery gallery() {
        Gallery known = gallery;
        if (known == null) {
            known = new Gallery(library.join(), project.sketches(), files());
            gallery = known;
        }
        return known;
    }

    /** The packs were checked again. */
    void refresh() {
        gallery = null;
    }

    private ArtFiles files() {
        Map<String, PackFiles> packs = project.outline().packs().stream()
                .flatMap(pack -> project.files(pack.pack()).stream().map(files -> Map.entry(pack.id(), files)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (first, second) -> first));
        Map<String, PackFiles> looked = new ConcurrentHashMap<>();
        return (pack, path, limit) -> {
            PackFiles files = packs.get(pack);
            return files == null
                    ? Optional.empty()
                    : read(looked.computeIfAbsent(pack, id -> files.fresh()), path, limit);
        };
    }

    private static Optional<byte[]> read(PackFiles files, String path, int limit) throws IOException {
        return files.paths().contains(path) ? Optional.of(files.read(path, limit)) : Optional.empty();
    }
}

package soulwright.editor.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.IconLibrary;
import soulwright.editor.art.Picture;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.Project;
import soulwright.editor.entry.field.Pictures;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Pictures for entries as they are written, broken ones too: the icon that they name, or the letters of their names. */
final class LibraryPictures implements Pictures {
    private final IconLibrary library;
    private final Gallery gallery;
    private final EntryScreens screens;
    private final Map<String, Picture> known = new HashMap<>();

    LibraryPictures(IconLibrary library, Project project, EntryScreens screens) {
        this.library = library;
        this.screens = screens;
        this.gallery = new Gallery(library, new Catalog(Map.of()), (pack, path, limit) -> read(project, pack, path, limit));
    }

    private static Optional<byte[]> read(Project project, String pack, String path, int limit) throws IOException {
        Optional<Path> folder = project.outline().packs().stream()
                .filter(outline -> outline.id().equals(pack))
                .findFirst()
                .map(outline -> outline.pack().folder().resolve(path));
        if (folder.isEmpty() || !Files.isRegularFile(folder.get())) {
            return Optional.empty();
        }
        try (var in = Files.newInputStream(folder.get())) {
            return Optional.of(in.readNBytes(limit + 1));
        }
    }

    @Override
    public Picture of(EntryOutline entry) {
        String id = entry.name().id();
        String pack = id.substring(0, id.indexOf(':'));
        Optional<String> icon = entry.text("icon").or(() -> inherited(entry));
        return known.computeIfAbsent(
                pack + " " + icon.orElse("") + " " + entry.title(), any -> gallery.picture(pack, icon, entry.title()));
    }

    private Optional<String> inherited(EntryOutline entry) {
        return screens.sheets().of(entry.name()).flatMap(sheet -> {
            YamlNode icon = sheet.tree().get("icon");
            return icon instanceof YamlScalar scalar ? Optional.of(scalar.text()) : Optional.empty();
        });
    }

    @Override
    public Optional<Picture> icon(String name) {
        return name.startsWith("art/") || library.find(name).isEmpty()
                ? Optional.empty()
                : Optional.of(gallery.icon(name));
    }

    @Override
    public Collection<String> icons() {
        return library.names();
    }
}

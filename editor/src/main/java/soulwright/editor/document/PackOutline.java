package soulwright.editor.document;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.pack.Kind;

/**
 * What a pack holds at this moment, as far as it can be read.
 *
 * @param id as its manifest says; the name of its folder where it says nothing
 * @param name what people call it
 * @param files those that are text, by path
 * @param unreadable the YAML files that are not text
 */
public record PackOutline(OpenPack pack, String id, String name, List<FileOutline> files, List<FileId> unreadable) {
    public PackOutline {
        files = List.copyOf(files);
        unreadable = List.copyOf(unreadable);
    }

    /** The files of one kind, broken ones too. */
    public List<FileOutline> files(Kind kind) {
        return files.stream()
                .filter(file -> file.file().kind().filter(kind::equals).isPresent())
                .toList();
    }

    /** The entries of one kind, in the order of files and lines. */
    public List<EntryOutline> entries(Kind kind) {
        return files(kind).stream().flatMap(file -> file.entries().stream()).toList();
    }

    public Stream<EntryOutline> entries() {
        return files.stream().flatMap(file -> file.entries().stream());
    }

    public Optional<FileOutline> file(FileId file) {
        return files.stream().filter(outline -> outline.file().equals(file)).findFirst();
    }
}

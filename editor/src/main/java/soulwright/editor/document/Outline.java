package soulwright.editor.document;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.diagnostic.Place;
import soulwright.pack.Kind;

/** What the open packs hold at this moment, as written: broken packs too, as far as they can be read. Always up to date with the texts. */
public record Outline(List<PackOutline> packs) {
    public Outline {
        packs = List.copyOf(packs);
    }

    public Optional<PackOutline> pack(String place) {
        return packs.stream().filter(pack -> pack.pack().place().equals(place)).findFirst();
    }

    public Optional<FileOutline> file(FileId file) {
        return pack(file.pack()).flatMap(pack -> pack.file(file));
    }

    /** Where an entry is written. Of two with one name, which is an error, the first. */
    public Optional<EntryOutline> entry(EntryName name) {
        return entries(name.kind()).filter(entry -> entry.name().equals(name)).findFirst();
    }

    /** The entries of a kind in all packs. */
    public Stream<EntryOutline> entries(Kind kind) {
        return packs.stream().flatMap(pack -> pack.entries(kind).stream());
    }

    /** The file that a finding names; nothing when it lies in no open pack. */
    public Optional<FileId> file(Place place) {
        return packs.stream()
                .map(PackOutline::pack)
                .filter(pack -> place.file().startsWith(pack.place() + "/"))
                .map(pack -> pack.file(place.file().substring(pack.place().length() + 1)))
                .findFirst();
    }

    /** The entry that a place lies in. */
    public Optional<EntryOutline> entry(Place place) {
        return file(place).flatMap(this::file).stream()
                .flatMap(file -> file.entries().stream())
                .filter(entry -> entry.tree().place().holds(place))
                .findFirst();
    }
}

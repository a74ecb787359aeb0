package soulwright.editor.art;

import java.awt.Color;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import soulwright.content.Catalog;
import soulwright.content.Colour;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.piece.Board;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Element;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.GameCharacter;
import soulwright.content.piece.GameEvent;
import soulwright.content.piece.Item;
import soulwright.content.piece.Keyword;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Spell;
import soulwright.content.piece.Status;
import soulwright.content.piece.Terrain;
import soulwright.content.ruleset.Ruleset;

/**
 * The emblems of all entries of a catalog, and the pictures that they name. Whatever has no picture has letters instead, so nothing is invisible.
 * For any number of threads.
 */
public final class Gallery {
    private static final String ART = "art/";
    private final IconLibrary library;
    private final Catalog catalog;
    private final PackArt art;
    private final List<Shelf<?>> shelves;
    private final Map<String, Emblem> emblems = new ConcurrentHashMap<>();
    private final Map<String, Optional<Picture>> pictures = new ConcurrentHashMap<>();

    public Gallery(IconLibrary library, Catalog catalog, ArtFiles files) {
        this.library = library;
        this.catalog = catalog;
        this.art = new PackArt(files);
        this.shelves = List.of(
                new Shelf<>(Monster.KIND, monster -> monster.element().flatMap(this::colour)),
                new Shelf<>(Equipment.KIND, equipment -> only(equipment.soulPower())),
                new Shelf<>(Terrain.KIND, Terrain::colour),
                new Shelf<>(Dwelling.KIND, Dwelling::colour),
                new Shelf<>(Element.KIND, Element::colour),
                new Shelf<>(GameCharacter.KIND, GameCharacter::colour),
                plain(Item.KIND),
                plain(Spell.KIND),
                plain(Ruin.KIND),
                plain(Status.KIND),
                plain(GameEvent.KIND),
                plain(Board.KIND),
                plain(Keyword.KIND),
                plain(Ruleset.KIND));
    }

    /** The entries of one kind, and where one has its colour from; without one, its kind's counts. */
    private record Shelf<T extends Entry<T>>(EntryKind<T> kind, Function<T, Optional<Colour>> colour) {}

    private static <T extends Entry<T>> Shelf<T> plain(EntryKind<T> kind) {
        return new Shelf<>(kind, any -> Optional.empty());
    }

    /** The icons that packs can name. */
    public IconLibrary library() {
        return library;
    }

    public Catalog catalog() {
        return catalog;
    }

    /**
     * The emblem of an entry.
     *
     * @param kind of the entry, as in `monsters`
     * @param id with its pack; one that names nothing has letters for a picture
     */
    public Emblem emblem(String kind, String id) {
        return emblems.computeIfAbsent(
                kind + " " + id,
                any -> shelves.stream()
                        .filter(shelf -> shelf.kind().name().equals(kind))
                        .findFirst()
                        .flatMap(shelf -> find(shelf, id))
                        .orElseGet(() -> unknown(kind, id)));
    }

    public Emblem emblem(Entry<?> entry) {
        return emblem(entry.id().kind().name(), entry.id().text());
    }

    /**
     * Makes emblems ready before they are asked for, on whatever thread has the time.
     *
     * @param kinds of the entries, as in `monsters`
     */
    public void prepare(String... kinds) {
        for (Shelf<?> shelf : shelves) {
            if (List.of(kinds).contains(shelf.kind().name())) {
                catalog.ids(shelf.kind()).forEach(id -> emblem(shelf.kind().name(), id.text()));
            }
        }
    }

    private <T extends Entry<T>> Optional<Emblem> find(Shelf<T> shelf, String id) {
        return catalog.find(shelf.kind().id(id)).map(entry -> {
            Color colour = shelf.colour()
                    .apply(entry)
                    .map(own -> new Color(own.rgb()))
                    .orElseGet(() -> KindColours.of(shelf.kind().name()));
            return new Emblem(
                    entry.name(), picture(entry.id().pack(), entry.about().icon(), entry.name()), colour);
        });
    }

    private static Emblem unknown(String kind, String id) {
        String name = id.substring(id.indexOf(':') + 1).replace('-', ' ');
        return new Emblem(name, GlyphPicture.of(name), KindColours.of(kind));
    }

    /**
     * The picture that something in a pack names.
     *
     * @param pack the id of the pack
     * @param icon an icon of the library or a file under `art/`
     * @param name whose letters stand in for a picture that is not there
     */
    public Picture picture(String pack, Optional<String> icon, String name) {
        return icon.flatMap(found -> pictures.computeIfAbsent(pack + " " + found, any -> picture(pack, found)))
                .orElseGet(() -> GlyphPicture.of(name));
    }

    private Optional<Picture> picture(String pack, String icon) {
        return icon.startsWith(ART) ? art.read(pack, icon) : library.find(icon).map(ShapePicture::new);
    }

    /** An icon of the library by its name, or its letters. */
    public Picture icon(String name) {
        return picture("", Optional.of(name), name);
    }

    private Optional<Colour> only(Map<EntryId<Element>, Integer> soulPower) {
        return soulPower.size() == 1 ? soulPower.keySet().stream().findFirst().flatMap(this::colour) : Optional.empty();
    }

    private Optional<Colour> colour(EntryId<Element> element) {
        return catalog.find(element).flatMap(Element::colour);
    }

    /** The emblem of an element by what a scene calls it: its id, with or without its pack, or its name. */
    public Emblem element(String word) {
        return catalog.all(Element.KIND).stream()
                .filter(one -> one.id().text().equals(word)
                        || one.id().local().equals(word)
                        || one.name().equals(word))
                .findFirst()
                .map(this::emblem)
                .orElseGet(() -> unknown(Element.KIND.name(), word));
    }
}

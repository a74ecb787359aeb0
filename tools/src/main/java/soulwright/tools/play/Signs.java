package soulwright.tools.play;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import soulwright.content.Catalog;
import soulwright.content.Colour;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.piece.Board;
import soulwright.content.piece.BoardDwelling;
import soulwright.content.piece.BoardLand;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Element;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Status;
import soulwright.content.piece.Terrain;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Style;

/**
 * Gives the entries of a pack their signs. Terrains have the letters that the board is drawn with in its file, as far as those are single,
 * and what is on the board chooses its letter first.
 */
record Signs(Catalog catalog, QuestRuleset ruleset) {
    private static final int STEM = 4;

    /** @param board nothing where there is none to draw */
    Book book(Optional<Board> board) {
        Stream<EntryId<Dwelling>> dwellings =
                board.stream().flatMap(one -> one.dwellings().stream()).map(BoardDwelling::is);
        Map<String, Map<String, Sign>> signs = new HashMap<>();
        signs.put(
                "terrains",
                shortened(signs(
                        Terrain.KIND, Terrain::colour, board.map(this::letters).orElse(Map.of()), Stream.of())));
        signs.put("elements", signs(Element.KIND, Element::colour, Map.of(), Stream.of()));
        signs.put("dwellings", signs(Dwelling.KIND, Dwelling::colour, Map.of(), dwellings));
        signs.put("ruins", signs(Ruin.KIND, ruin -> Optional.empty(), Map.of(), Stream.of()));
        signs.put("statuses", signs(Status.KIND, status -> Optional.empty(), Map.of(), Stream.of()));
        return new Book(signs, ruleset.life());
    }

    /** What covers the board is called by more letters than what stands on it here and there. */
    private static Map<String, Sign> shortened(Map<String, Sign> terrains) {
        List<String> names =
                terrains.values().stream().map(Sign::name).distinct().toList();
        Map<String, String> stems = Shorts.of(names, STEM, Map.of());
        Map<String, Sign> all = new LinkedHashMap<>();
        terrains.forEach((id, sign) -> {
            String name = sign.name();
            String brief = Columns.of(name) <= STEM + 1 ? name : stems.getOrDefault(name, name) + ".";
            all.put(id, new Sign(name, sign.letter(), brief, sign.colour()));
        });
        return all;
    }

    private Map<String, String> letters(Board board) {
        Map<String, String> letters = new LinkedHashMap<>();
        board.legend().forEach((letter, land) -> {
            if (land instanceof BoardLand.Open open && letter.length() == 1) {
                letters.put(catalog.get(open.terrain()).name(), letter);
            }
        });
        return letters;
    }

    /**
     * The signs of all entries of a kind.
     *
     * @param fixed letters by name
     * @param first those that choose before the others
     */
    private <T extends Entry<T>> Map<String, Sign> signs(
            EntryKind<T> kind,
            Function<T, Optional<Colour>> colour,
            Map<String, String> fixed,
            Stream<EntryId<T>> first) {
        List<String> names = Stream.concat(first.map(catalog::get), catalog.all(kind).stream())
                .map(Entry::name)
                .distinct()
                .toList();
        Map<String, String> letters = Shorts.of(names, 1, fixed);
        Map<String, String> briefs = Shorts.of(names, Book.BRIEF, Map.of());
        Map<String, Sign> signs = new LinkedHashMap<>();
        for (T entry : catalog.all(kind)) {
            String name = entry.name();
            int rgb = colour.apply(entry).map(Colour::rgb).orElse(Style.NONE);
            signs.put(
                    entry.id().text(),
                    new Sign(name, letters.getOrDefault(name, "?"), briefs.getOrDefault(name, "?"), rgb));
        }
        return signs;
    }
}

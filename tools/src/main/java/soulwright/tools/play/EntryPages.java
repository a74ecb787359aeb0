package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import soulwright.content.Catalog;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.RulesTexts;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Element;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.GameCharacter;
import soulwright.content.piece.GameEvent;
import soulwright.content.piece.Item;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Spell;
import soulwright.content.piece.Status;
import soulwright.content.piece.Terrain;
import soulwright.content.ruleset.Ruleset;
import soulwright.pack.Kind;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** What is printed on the entries of a pack, which everybody may read. */
final class EntryPages {
    /** More pages than this are no help. */
    private static final int MOST = 3;

    private final Catalog catalog;
    private final Ruleset ruleset;
    private final RulesTexts rules;
    private final List<Shelf<?>> shelves;

    /** @param ruleset knows what attributes and traits are called */
    EntryPages(Catalog catalog, Ruleset ruleset) {
        this.catalog = catalog;
        this.ruleset = ruleset;
        this.rules = RulesTexts.of(catalog);
        this.shelves = List.of(
                new Shelf<>(Monster.KIND, this::monster),
                new Shelf<>(Item.KIND, item -> List.of("level " + item.level())),
                new Shelf<>(Equipment.KIND, equipment -> List.of("level " + equipment.level())),
                new Shelf<>(Spell.KIND, spell -> List.of("level " + spell.level())),
                new Shelf<>(Terrain.KIND, terrain -> List.of()),
                new Shelf<>(Dwelling.KIND, dwelling -> List.of()),
                new Shelf<>(Ruin.KIND, ruin -> List.of()),
                new Shelf<>(Status.KIND, status -> List.of()),
                new Shelf<>(Element.KIND, this::element),
                new Shelf<>(
                        GameCharacter.KIND,
                        character -> character.title().stream().toList()),
                new Shelf<>(GameEvent.KIND, event -> List.of()));
    }

    /** The entries of one kind, and what the page of one says besides what all pages do. */
    private record Shelf<T extends Entry<T>>(EntryKind<T> kind, Function<T, List<String>> facts) {}

    /** The page of an entry by the kind and the full id that a topic has. */
    Optional<List<Line>> page(String kind, String id, int width) {
        return shelves.stream()
                .filter(shelf -> shelf.kind().name().equals(kind))
                .flatMap(shelf -> page(shelf, id, width).stream())
                .findFirst();
    }

    private <T extends Entry<T>> Optional<List<Line>> page(Shelf<T> shelf, String id, int width) {
        return catalog.find(shelf.kind().id(id))
                .map(entry -> page(entry, shelf.facts().apply(entry), width));
    }

    private static String kind(String folder) {
        return Kind.ofFolder(folder).map(Kind::singular).orElse(folder);
    }

    private List<Line> page(Entry<?> entry, List<String> facts, int width) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(entry.name(), Style.BOLD)
                .plus(" (" + kind(entry.id().kind().name()) + ")", Style.FAINT));
        entry.about().text().ifPresent(text -> lines.addAll(Block.wrap(text, width, 0)));
        facts.forEach(fact -> lines.addAll(Block.wrap(fact, width, 2)));
        rules.of(entry).forEach(text -> lines.addAll(RulesLines.of(text, width)));
        return lines;
    }

    /** The entries that are called so, or, if none is, those that begin so, or those of which some word does. */
    private List<Entry<?>> named(String word) {
        String wanted = word.toLowerCase(Locale.ROOT);
        return Stream.<Predicate<Entry<?>>>of(
                        entry -> entry.name().equalsIgnoreCase(wanted)
                                || entry.id().local().equals(wanted)
                                || entry.id().text().equals(wanted),
                        entry -> Keys.begins(entry.name(), wanted),
                        entry -> Keys.hasWord(entry.name(), wanted))
                .map(fits -> all().filter(fits).collect(Collectors.<Entry<?>>toList()))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /**
     * The pages of what is called so or begins so; a question back where that is too much; nothing if nothing is.
     *
     * @param more what else is known about an entry
     */
    Optional<List<Line>> about(String word, int width, Function<Entry<?>, List<Line>> more) {
        List<Entry<?>> found = named(word);
        if (found.size() > MOST) {
            String names = found.stream().map(Entry::name).distinct().collect(Collectors.joining(", "));
            return Optional.of(Block.wrap("Which of them? " + names + ".", width, 2));
        }
        List<Line> lines = new ArrayList<>();
        for (Entry<?> entry : found) {
            page(entry.id().kind().name(), entry.id().text(), width).ifPresent(lines::addAll);
            lines.addAll(more.apply(entry));
        }
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines);
    }

    /** What they are called. */
    Stream<String> names() {
        return all().map(Entry::name);
    }

    private Stream<Entry<?>> all() {
        return shelves.stream().flatMap(this::all);
    }

    private <T extends Entry<T>> Stream<Entry<?>> all(Shelf<T> shelf) {
        return catalog.all(shelf.kind()).stream().map(Function.identity());
    }

    private List<String> monster(Monster monster) {
        List<String> facts = new ArrayList<>();
        String element = monster.element().map(this::name).orElse("no element");
        facts.add("level " + monster.level() + ", " + element + ", "
                + monster.traits().values().stream().map(ruleset::named).collect(Collectors.joining(", ")));
        facts.add(figures(monster.attributes()));
        facts.add("its conqueror gains " + figures(monster.score()));
        if (!monster.habitat().isEmpty()) {
            facts.add("lives in " + monster.habitat().stream().map(this::name).collect(Collectors.joining(", ")));
        }
        return facts;
    }

    private List<String> element(Element element) {
        return element.strongAgainst().isEmpty()
                ? List.of()
                : List.of("strong against "
                        + element.strongAgainst().stream().map(this::name).collect(Collectors.joining(", ")));
    }

    private <T extends Entry<T>> String name(EntryId<T> id) {
        return catalog.find(id).map(Entry::name).orElse(id.local());
    }

    private String figures(Map<String, Integer> figures) {
        return figures.entrySet().stream()
                .map(entry -> ruleset.named(entry.getKey()) + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}

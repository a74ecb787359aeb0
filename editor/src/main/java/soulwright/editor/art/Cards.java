package soulwright.editor.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.RulesText;
import soulwright.content.RulesTexts;
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
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.FighterScene;

/** Makes cards of entries, and of what a player sees of them in a game. */
public final class Cards {
    private final Gallery gallery;
    private final RulesTexts rules;
    private final List<Press<?>> presses;

    public Cards(Gallery gallery) {
        this.gallery = gallery;
        this.rules = RulesTexts.of(gallery.catalog());
        this.presses = List.of(
                new Press<>(Monster.KIND, this::monster),
                new Press<>(Item.KIND, item -> plain(item, "item", item.level())),
                new Press<>(Equipment.KIND, equipment -> plain(equipment, "equipment", equipment.level())),
                new Press<>(Spell.KIND, spell -> plain(spell, "spell", spell.level())),
                new Press<>(Terrain.KIND, terrain -> plain(terrain, "terrain", 0)),
                new Press<>(Dwelling.KIND, dwelling -> plain(dwelling, "dwelling", 0)),
                new Press<>(Ruin.KIND, ruin -> plain(ruin, "ruin", 0)),
                new Press<>(Status.KIND, status -> plain(status, "status", 0)),
                new Press<>(Element.KIND, element -> plain(element, "element", 0)),
                new Press<>(GameEvent.KIND, event -> plain(event, "event", 0)),
                new Press<>(Keyword.KIND, keyword -> plain(keyword, "keyword", 0)),
                new Press<>(
                        GameCharacter.KIND,
                        character -> plain(character, character.title().orElse("character"), 0)));
    }

    /** Makes the cards of one kind. */
    private record Press<T extends Entry<T>>(EntryKind<T> kind, Function<T, Card> card) {}

    /**
     * The card of an entry; nothing for what is no card, or is not there.
     *
     * @param kind as in `monsters`
     * @param id with its pack
     */
    public Optional<Card> card(String kind, String id) {
        return presses.stream()
                .filter(press -> press.kind().name().equals(kind))
                .findFirst()
                .flatMap(press -> card(press, id));
    }

    private <T extends Entry<T>> Optional<Card> card(Press<T> press, String id) {
        return gallery.catalog().find(press.kind().id(id)).map(press.card());
    }

    /** A card that a player has; one that the viewer has not seen has no name. */
    public Card card(CardScene scene) {
        if (isHidden(scene)) {
            Emblem unknown = new Emblem("Hidden card", GlyphPicture.of("?"), KindColours.of(""));
            return new Card(unknown, "", 0, List.of(), List.of(), "");
        }
        Optional<Card> printed = scene.entry().flatMap(id -> card(scene.kind(), id));
        return scene.fighter()
                .map(this::card)
                .or(() -> printed)
                .orElseGet(() -> new Card(
                        seeming(scene), scene.kind().replace('-', ' '), scene.level(), List.of(), List.of(), ""));
    }

    /** Whether the viewer has not seen a card, so that its back is shown. */
    public static boolean isHidden(CardScene scene) {
        return scene.name().isEmpty() || scene.kind().equals("unseen");
    }

    /** What is no entry has the picture of its element. */
    private Emblem seeming(CardScene scene) {
        return scene.element()
                .map(gallery::element)
                .map(element -> new Emblem(scene.name(), element.picture(), element.colour()))
                .orElseGet(() -> new Emblem(scene.name(), GlyphPicture.of(scene.name()), KindColours.of(scene.kind())));
    }

    /** A monster or summoner as it is now. */
    public Card card(FighterScene fighter) {
        Optional<Card> printed = fighter.entry().flatMap(id -> card(Monster.KIND.name(), id));
        Emblem emblem = printed.map(Card::emblem)
                .orElseGet(() ->
                        new Emblem(fighter.name(), GlyphPicture.of(fighter.name()), KindColours.of("characters")));
        String note = fighter.resting() ? "It rests, and cannot be used yet." : "";
        return new Card(
                emblem,
                printed.map(Card::sort).orElse(""),
                fighter.level(),
                fighter.known() ? figures(fighter) : printed.map(Card::figures).orElse(List.of()),
                printed.map(Card::lines).orElse(List.of()),
                note);
    }

    private static List<Card.Figure> figures(FighterScene fighter) {
        return fighter.attributes().entrySet().stream()
                .map(one -> new Card.Figure(
                        plain(one.getKey()),
                        one.getValue(),
                        fighter.printed().getOrDefault(one.getKey(), one.getValue())))
                .toList();
    }

    private Card monster(Monster monster) {
        List<String> words = new ArrayList<>();
        monster.element().ifPresent(element -> words.add(name(element).toLowerCase(Locale.ROOT)));
        words.addAll(monster.traits().values());
        return new Card(
                gallery.emblem(monster),
                String.join(", ", words) + " monster",
                monster.level(),
                figures(monster.attributes()),
                lines(monster),
                "");
    }

    private Card plain(Entry<?> entry, String sort, int level) {
        return new Card(gallery.emblem(entry), sort, level, List.of(), lines(entry), "");
    }

    /** What the author says of it, and what it does. */
    private List<String> lines(Entry<?> entry) {
        return Stream.concat(
                        entry.about().text().stream(), rules.of(entry).stream().flatMap(Cards::lines))
                .toList();
    }

    /** The points of a list have lines of their own. */
    private static Stream<String> lines(RulesText part) {
        String lead = part.name().map(name -> name + ": ").orElse("")
                + part.text().map(text -> text + " ").orElse("");
        return (lead + part.plain())
                .lines()
                .map(line -> line.replaceFirst("^\\s*- ", "• ").strip());
    }

    private static List<Card.Figure> figures(Map<String, Integer> figures) {
        return figures.entrySet().stream()
                .map(one -> new Card.Figure(plain(one.getKey()), one.getValue(), one.getValue()))
                .toList();
    }

    private String name(EntryId<Element> id) {
        return gallery.emblem(id.kind().name(), id.text()).name();
    }

    private static String plain(String id) {
        return id.replace('-', ' ');
    }
}

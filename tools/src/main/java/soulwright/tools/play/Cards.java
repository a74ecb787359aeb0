package soulwright.tools.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.FighterScene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** Cards in words. */
final class Cards {
    private Cards() {}

    /** One card in short: `Mud Crab 2`. */
    static String words(CardScene card) {
        String name = card.name().isEmpty() ? "a hidden card" : card.name();
        String level = card.level() > 0 && !name.endsWith(" " + card.level()) ? " " + card.level() : "";
        return name + level + (card.fighter().filter(FighterScene::resting).isPresent() ? " (resting)" : "");
    }

    /** All of somebody's cards, by kind. */
    static List<Line> lines(Book book, List<CardScene> cards, int width) {
        Map<String, List<CardScene>> kinds =
                cards.stream().collect(Collectors.groupingBy(CardScene::kind, LinkedHashMap::new, Collectors.toList()));
        List<Line> lines = new ArrayList<>();
        kinds.forEach((kind, those) -> {
            lines.add(Line.of(Book.plain(kind) + " (" + those.size() + ")", Style.BOLD));
            those.forEach(card -> lines.addAll(Block.wrap("  " + words(card) + figures(book, card), width, 4)));
        });
        return lines.isEmpty() ? List.of(Line.of("no cards")) : lines;
    }

    private static String figures(Book book, CardScene card) {
        return card.fighter()
                .filter(FighterScene::known)
                .map(fighter -> ": " + figures(book, fighter))
                .orElse("");
    }

    /** What a fighter is and can do, with what was printed where it differs. */
    static String figures(Book book, FighterScene fighter) {
        if (!fighter.known()) {
            return "nothing is known about " + fighter.name();
        }
        List<String> words = new ArrayList<>();
        fighter.element().ifPresent(element -> words.add(book.element(element).name()));
        words.add("health " + book.health(fighter));
        fighter.attributes().entrySet().stream()
                .filter(one -> !isTold(book, one, fighter.printed()))
                .forEach(one -> words.add(attribute(one.getKey(), one.getValue(), fighter.printed())));
        fighter.statuses().forEach(id -> words.add(book.sign("statuses", id).name()));
        fighter.special().ifPresent(special -> words.add("special: " + special));
        return String.join(", ", words);
    }

    /** Health is out of the attribute that is its life, so that need not be said again unless it was improved. */
    private static boolean isTold(Book book, Map.Entry<String, Integer> attribute, Map<String, Integer> printed) {
        return book.life().filter(attribute.getKey()::equals).isPresent()
                && attribute.getValue().equals(printed.getOrDefault(attribute.getKey(), attribute.getValue()));
    }

    private static String attribute(String name, int value, Map<String, Integer> printed) {
        int base = printed.getOrDefault(name, value);
        return Book.plain(name) + " " + value + (base == value ? "" : " (printed " + base + ")");
    }
}

package soulwright.tools.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.content.piece.Square;
import soulwright.game.Decision;
import soulwright.game.Topic;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/** Finds the lands that options are about, and what they can be called: `3,4`, and `north` for one that lies there. */
record Compass(Scene scene) {
    private static final String LAND = "land";

    /** The land that a topic is. */
    static Optional<Square> square(Topic topic) {
        return topic.kind().equals(LAND) ? square(topic.id()) : Optional.empty();
    }

    /** The land with coordinates such as `3,4`, on whatever board. */
    static Optional<Square> square(String text) {
        return text.matches("\\d{1,2},\\d{1,2}") ? within(text.split(",", 2)) : Optional.empty();
    }

    private static Optional<Square> within(String[] figures) {
        int column = Integer.parseInt(figures[0]);
        int row = Integer.parseInt(figures[1]);
        return Math.min(column, row) < 1 || Math.max(column, row) > 31
                ? Optional.empty()
                : Optional.of(new Square(column, row));
    }

    /** By what can be typed, the options that are about lands; what is said of two of them is left out. */
    Map<String, Integer> ways(Decision decision) {
        Map<String, Integer> ways = new LinkedHashMap<>();
        Map<String, Integer> twice = new LinkedHashMap<>();
        for (int option = 0; option < decision.size(); option++) {
            Optional<Square> land = decision.topic(option).flatMap(Compass::square);
            if (land.isPresent()) {
                put(land.get().column() + "," + land.get().row(), option, ways, twice);
                String direction = direction(land.get());
                if (!direction.isEmpty()) {
                    put(direction, option, ways, twice);
                    put(direction.substring(0, 1), option, ways, twice);
                }
            }
        }
        ways.keySet().removeAll(twice.keySet());
        return ways;
    }

    private static void put(String word, int option, Map<String, Integer> ways, Map<String, Integer> twice) {
        if (ways.put(word, option) != null) {
            twice.put(word, option);
        }
    }

    /** Where a neighbouring land lies; nothing for any other. */
    String direction(Square land) {
        SummonerScene viewer = scene.summoners().get(scene.viewer());
        int east = land.column() - viewer.column();
        int south = land.row() - viewer.row();
        if (viewer.column() == 0 || Math.abs(east) + Math.abs(south) != 1) {
            return "";
        }
        return east > 0 ? "east" : east < 0 ? "west" : south > 0 ? "south" : "north";
    }
}

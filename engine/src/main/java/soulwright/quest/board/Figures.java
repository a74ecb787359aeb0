package soulwright.quest.board;

import java.util.Optional;
import soulwright.yaml.YamlMap;

/** Whole numbers of a document; what is none was reported already. */
final class Figures {
    private Figures() {}

    static int at(YamlMap map, String key, int otherwise) {
        return map.words(key).stream().findFirst().flatMap(Figures::of).orElse(otherwise);
    }

    static Optional<Integer> of(String word) {
        try {
            return Optional.of(Integer.valueOf(word));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}

package soulwright.story.lint;

import java.util.List;
import java.util.Optional;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * A stage as its campaign writes it, however wrong.
 *
 * @param index from 0, in the order of the campaign
 */
record StagePlan(YamlMap tree, int index, Sort sort) {
    /** What key makes it. */
    enum Sort {
        DIALOGUE("dialogue"),
        GAME("game"),
        EXAM("exam"),
        GRADE("grade"),
        CHOOSE("choose"),
        ROUTE("route"),
        ENDING("ending"),
        UNKNOWN("");

        private final String key;

        Sort(String key) {
            this.key = key;
        }
    }

    static StagePlan of(YamlMap tree, int index) {
        Sort found = Sort.UNKNOWN;
        for (Sort sort : Sort.values()) {
            found = found == Sort.UNKNOWN && tree.get(sort.key) != null ? sort : found;
        }
        return new StagePlan(tree, index, found);
    }

    boolean is(Sort other) {
        return sort == other;
    }

    /** What its key says. */
    Optional<YamlNode> body() {
        return Optional.ofNullable(tree.get(sort.key));
    }

    /** The maps of the list that its key holds: choices, ways, lines. */
    List<YamlMap> parts() {
        return tree.maps(sort.key);
    }

    String id() {
        return tree.words("id").stream().findFirst().orElse("");
    }

    /** In words, for messages. */
    String inWords() {
        return "\"" + id() + "\"";
    }

    /** Where to point for a finding about the whole stage: its id. */
    YamlNode head() {
        return head(tree, "id");
    }

    /** The value of a key, and without it whatever the map says first. */
    static YamlNode head(YamlMap map, String key) {
        YamlNode value = map.get(key);
        if (value != null) {
            return value;
        }
        return map.entries().isEmpty() ? map : map.entries().get(0).key();
    }

    /** Who plays or takes part. */
    List<YamlScalar> people() {
        return is(Sort.GAME) ? tree.scalars("seats") : is(Sort.EXAM) ? tree.scalars("entrants") : List.of();
    }

    /** Whether it is an examination with the cards that were kept from board games. */
    boolean drawsOnStock() {
        return is(Sort.EXAM) && !tree.words("deck").contains("kit");
    }

    /** The number that it shows on a report card. */
    String graded() {
        return tree.words("grade").stream().findFirst().orElse("");
    }

    /** Whether its parts say where the story goes on. */
    boolean isBranching() {
        return is(Sort.CHOOSE) || is(Sort.ROUTE);
    }

    /** Whether the hero is asked for something in it, or looks at something, whatever the numbers are. */
    boolean isAsking() {
        return switch (sort) {
            case DIALOGUE -> !parts().isEmpty();
            case ROUTE -> false;
            default -> true;
        };
    }

    /** Whether numbers may be others after it. */
    boolean changes() {
        return !tree.maps("do").isEmpty();
    }
}

package soulwright.content.story;

import java.util.Map;
import java.util.function.Function;
import soulwright.content.Reading;

/** Tells by the key that names it what stage an entry holds. */
final class Stages {
    private static final Map<String, Function<Reading, Stage>> BY_KEY = Map.of(
            "dialogue", DialogueStage::of,
            "game", GameStage::of,
            "exam", ExamStage::of,
            "grade", GradeStage::of,
            "choose", ChoiceStage::of,
            "route", RouteStage::of,
            "ending", EndingStage::of);

    private Stages() {}

    static Stage of(Reading stage) {
        return BY_KEY.entrySet().stream()
                .filter(variant -> stage.at(variant.getKey()).stands())
                .findAny()
                .map(variant -> variant.getValue().apply(stage))
                .orElseThrow(() -> new IllegalStateException("a stage says nothing about what it is"));
    }
}

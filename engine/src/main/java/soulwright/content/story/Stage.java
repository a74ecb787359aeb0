package soulwright.content.story;

import java.util.Optional;

/** A node of a story: what happens there, and where it goes on to. */
public sealed interface Stage
        permits DialogueStage, GameStage, ExamStage, GradeStage, ChoiceStage, RouteStage, EndingStage {
    String id();

    /** What its author calls it where people read of it. */
    Optional<String> name();

    /** The id of the stage that follows where nothing else decides; without it, the next one in order. */
    Optional<String> next();
}

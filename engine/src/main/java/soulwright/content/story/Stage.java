package soulwright.content.story;

/** A node of a story: what happens there, and where it goes on to. */
public sealed interface Stage
        permits DialogueStage, GameStage, ExamStage, GradeStage, ChoiceStage, RouteStage, EndingStage {
    String id();
}

package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.content.story.Campaign;
import soulwright.content.story.ChoiceStage;
import soulwright.content.story.DialogueStage;
import soulwright.content.story.EndingStage;
import soulwright.content.story.ExamStage;
import soulwright.content.story.GameStage;
import soulwright.content.story.GradeStage;
import soulwright.content.story.Line;
import soulwright.content.story.RouteStage;
import soulwright.content.story.Stage;

/**
 * All that can be said in a campaign and all ways through it, in the order in which they are written.
 *
 * @param lines by their numbers
 */
record Screenplay(List<Spoken> lines, List<Branch> branches, List<String> endings) {
    /**
     * A line.
     *
     * @param stage the id of the stage in which it is said
     * @param speaker the id of a character; nobody for the narrator
     */
    record Spoken(String stage, Optional<String> speaker, String words) {}

    /**
     * A way to go on.
     *
     * @param stage the id of the stage at which ways part
     * @param way the words that are chosen; where the story branches by itself, the id of the stage to which it goes
     */
    record Branch(String stage, String way) {}

    static Screenplay of(Campaign campaign) {
        Reader reader = new Reader(campaign.hero());
        campaign.chapters().forEach(chapter -> chapter.stages().forEach(reader::read));
        return new Screenplay(List.copyOf(reader.lines), List.copyOf(reader.branches), List.copyOf(reader.endings));
    }

    /** Goes through stages, one after the other. */
    private static final class Reader {
        private final List<Spoken> lines = new ArrayList<>();
        private final List<Branch> branches = new ArrayList<>();
        private final List<String> endings = new ArrayList<>();
        private final EntryId<GameCharacter> hero;
        private String stage = "";

        Reader(EntryId<GameCharacter> hero) {
            this.hero = hero;
        }

        void read(Stage next) {
            stage = next.id();
            if (next instanceof DialogueStage talk) {
                talk(talk.dialogue());
            } else if (next instanceof GameStage game) {
                talk(game.lines());
            } else if (next instanceof ExamStage exam) {
                talk(exam.lines());
            } else if (next instanceof GradeStage grade) {
                talk(grade.lines());
            } else if (next instanceof ChoiceStage choice) {
                choice.choose().forEach(way -> branch(way.name(), way.lines()));
                talk(choice.lines());
            } else if (next instanceof RouteStage route) {
                route.route().forEach(way -> branch(way.next(), List.of()));
            } else if (next instanceof EndingStage ending) {
                endings.add(ending.ending());
                ending.variants().forEach(variant -> talk(variant.lines()));
            }
        }

        private void branch(String way, List<Line> talk) {
            branches.add(new Branch(stage, way));
            talk(talk);
        }

        private void talk(List<Line> talk) {
            for (Line line : talk) {
                if (line instanceof Line.Said said) {
                    lines.add(new Spoken(stage, said.speaker().person(hero).map(EntryId::text), said.words()));
                } else if (line instanceof Line.Question question) {
                    question.choose().forEach(answer -> branch(answer.name(), answer.lines()));
                }
            }
        }
    }
}

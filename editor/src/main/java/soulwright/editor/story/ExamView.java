package soulwright.editor.story;

import java.util.List;
import javax.swing.JProgressBar;
import soulwright.editor.play.Asked;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;
import soulwright.story.scene.ExamScene;

/** An examination: whom one meets, how it stands, and, while others fight, how far they are. */
final class ExamView extends GoOnPage {
    private final Portraits portraits;
    private final String hero;

    /** @param hero the id of the character whom the player plays */
    ExamView(Portraits portraits, String hero, Pick pick) {
        super("exam", pick);
        this.portraits = portraits;
        this.hero = hero;
    }

    @Override
    public boolean fits(StoryMoment moment) {
        return moment.scene().exam().isPresent() && (moment.isAsked("exam") || moment.elsewhere());
    }

    @Override
    void fill(Page page, StoryMoment moment) {
        moment.scene().exam().ifPresent(exam -> fill(page, moment, exam));
    }

    private void fill(Page page, StoryMoment moment, ExamScene exam) {
        Paragraph title = Text.title(title(exam));
        page.add(title);
        Paragraph question = Text.heading(
                moment.asked().map(Asked::question).orElseGet(() -> names(exam) + " fight, out of your sight…"));
        question.setName("story-question");
        page.add(question);
        if (moment.elsewhere()) {
            page.add(progress(exam));
        }
        page.add(
                exam.league() ? new LeagueTable(exam, portraits, hero) : new BracketPanel(exam, portraits, hero),
                "gaptop 8lp");
    }

    private static String title(ExamScene exam) {
        String form = exam.league() ? "League" : "Knock-out";
        return exam.next().isEmpty()
                ? form + ": final result"
                : form + ", round " + exam.round() + " of " + exam.rounds();
    }

    private static String names(ExamScene exam) {
        List<String> names = exam.next().stream()
                .filter(entrant -> entrant >= 0)
                .map(entrant -> exam.entrants().get(entrant).name())
                .toList();
        return String.join(" and ", names);
    }

    private static JProgressBar progress(ExamScene exam) {
        int all = exam.entrants().size();
        JProgressBar bar = new JProgressBar(0, exam.league() ? all * (all - 1) / 2 : all - 1);
        bar.setValue(exam.fought().size());
        bar.setName("exam-progress");
        bar.getAccessibleContext().setAccessibleName("Battles fought");
        bar.setToolTipText(exam.fought().size() + " of " + bar.getMaximum() + " battles are fought");
        return bar;
    }
}

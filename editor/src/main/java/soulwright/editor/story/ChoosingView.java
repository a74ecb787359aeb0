package soulwright.editor.story;

import javax.swing.JComponent;
import javax.swing.JScrollPane;
import org.jspecify.annotations.Nullable;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.Room;

/** A question and all that can be answered, each with what the author says about it: ways that the story can take, and whatever has no screen of its own. */
final class ChoosingView implements StoryPage {
    /** How high the screen must be, so that what can be chosen is seen below the title of a chapter. */
    private static final int ENOUGH_FOR_HEAD = 460;

    private final Pick pick;
    private final Page page = Text.column();
    private final JScrollPane scroll = page.scrolling();
    private final ChapterHead head = new ChapterHead();
    private final Paragraph question = Text.title("");
    private final ChoiceList choices;
    private @Nullable StoryMoment moment;

    ChoosingView(Pick pick) {
        this.pick = pick;
        this.choices = new ChoiceList(this::choose);
        page.setName("choosing");
        question.setName("story-question");
        page.add(head);
        page.add(question, "gapbottom 8lp");
        page.add(choices);
    }

    @Override
    public boolean fits(StoryMoment shown) {
        return shown.asked().isPresent() && shown.game().isEmpty();
    }

    @Override
    public void show(StoryMoment shown) {
        moment = shown;
        head.show(shown, Room.in(scroll).height() >= ENOUGH_FOR_HEAD);
        shown.asked().ifPresent(asked -> {
            question.setText(asked.question());
            question.styled(head.isVisible() ? "h3" : "h1");
            choices.show(asked.options());
        });
    }

    private void choose(int option) {
        StoryMoment shown = moment;
        if (shown != null) {
            pick.choose(shown.number(), option);
        }
    }

    @Override
    public JComponent component() {
        return scroll;
    }

    @Override
    public JComponent firstFocus() {
        return choices.first().<JComponent>map(first -> first).orElse(page);
    }

    @Override
    public void press(int number) {
        choices.press(number);
    }
}

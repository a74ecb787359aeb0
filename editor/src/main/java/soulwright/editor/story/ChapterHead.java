package soulwright.editor.story;

import java.util.Optional;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Paragraph;
import soulwright.story.scene.ChapterScene;

/** The title page of a chapter, over what is said or chosen first in it; there is nothing to see later. The line above the story says which chapter it is. */
final class ChapterHead extends JPanel {
    /** What it takes at most, before zooming. */
    static final int HEIGHT = 130;

    private final Paragraph name = Text.title("");
    private final Paragraph text = Text.plain("");

    ChapterHead() {
        super(new MigLayout("insets 0 0 10lp 0, fillx, wrap, hidemode 3, gapy 4lp", "[0:0:, grow, fill]"));
        setOpaque(false);
        setVisible(false);
        name.setName("chapter-begins");
        add(name);
        add(text);
    }

    /** @param fits whether there is room for it; where there is none, the line above the story says which chapter it is */
    void show(StoryMoment moment, boolean fits) {
        Optional<ChapterScene> begun = moment.begun().filter(any -> fits);
        setVisible(begun.isPresent());
        begun.ifPresent(chapter -> {
            name.setText(chapter.name());
            text.setText(chapter.text().orElse(""));
            text.setVisible(chapter.text().isPresent());
        });
    }
}

package soulwright.editor.story;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.SquareIcon;
import soulwright.editor.widget.WrapPanel;
import soulwright.story.scene.ChapterScene;
import soulwright.story.scene.StageScene;
import soulwright.story.scene.StoryScene;

/** The chapters of a campaign with their stages: those that were played, the one that goes on, and what comes in any case. */
final class ChapterPath extends JPanel {
    private static final Map<String, String> PICTURES = Map.of(
            "dialogue", "conversation",
            "game", "treasure-map",
            "exam", "crossed-swords",
            "grade", "diploma",
            "choose", "crossroad",
            "ending", "laurels-trophy");

    private final Gallery gallery;
    private final Optional<Consumer<ChapterScene>> again;

    /** @param again is told which chapter is to be played again from its beginning; nothing where that cannot be */
    ChapterPath(Gallery gallery, Optional<Consumer<ChapterScene>> again) {
        super(new MigLayout("insets 0, fillx, wrap, gapy 12lp", "[0:0:, grow, fill]"));
        this.gallery = gallery;
        this.again = again;
        setOpaque(false);
        setName("chapters");
    }

    /** Shows why there are no chapters yet. */
    void showNothing(String why) {
        removeAll();
        add(Text.faint(why));
        revalidate();
        repaint();
    }

    void show(StoryScene scene) {
        removeAll();
        List<ChapterScene> chapters = scene.chapters();
        for (int chapter = 0; chapter < chapters.size(); chapter++) {
            add(chapter(chapter, chapters.get(chapter), scene));
        }
        revalidate();
        repaint();
    }

    private JPanel chapter(int number, ChapterScene chapter, StoryScene scene) {
        boolean current = number == scene.chapter() && scene.ending().isEmpty();
        JPanel card = Text.card("insets 12lp 16lp 12lp 16lp, fillx, wrap, gapy 6lp", "[0:0:, grow, fill]");
        WrapPanel head = WrapPanel.ends(12, 4);
        JLabel name = Text.label(number + 1 + ". " + chapter.name(), "h3");
        name.setIcon(
                current
                        ? Icons.tinted("play", 16, "Component.accentColor")
                        : chapter.begun().isPresent()
                                ? Icons.tinted("ok", 16, "Soulwright.ok")
                                : Icons.faint("chapters"));
        name.setIconTextGap(10);
        head.add(name);
        again.filter(any -> chapter.begun().isPresent()).ifPresent(tell -> head.add(button(number, chapter, tell)));
        card.add(head);
        chapter.text().filter(any -> chapter.begun().isPresent()).ifPresent(text -> card.add(Text.faint(text)));
        card.add(stages(chapter, current));
        return card;
    }

    private static JButton button(int number, ChapterScene chapter, Consumer<ChapterScene> tell) {
        JButton button = new JButton("Play again");
        button.setName("again-" + (number + 1));
        button.setToolTipText("Begins this chapter anew in a save of its own; what you have saved stays as it is");
        button.getAccessibleContext().setAccessibleName("Play chapter " + (number + 1) + " again");
        button.addActionListener(event -> tell.accept(chapter));
        return button;
    }

    private WrapPanel stages(ChapterScene chapter, boolean current) {
        WrapPanel stages = new WrapPanel(14, 6);
        for (StageScene stage : chapter.stages()) {
            boolean here = current && stage.current();
            stages.add(stage(stage, here ? "h4" : "medium", stage.visited() ? "Label.foreground" : Text.FAINT));
        }
        if (chapter.open()) {
            JLabel open = Text.faintLabel("…");
            open.setToolTipText("More comes, and what it is depends on what you do");
            open.getAccessibleContext().setAccessibleName("More, which depends on what you do");
            stages.add(open);
        }
        return stages;
    }

    private JLabel stage(StageScene stage, String style, String ink) {
        JLabel label = Text.label(stage.title(), style);
        label.putClientProperty("FlatLaf.style", "foreground: $" + ink);
        label.setIcon(SquareIcon.of(gallery.icon(PICTURES.getOrDefault(stage.kind(), "")), 16));
        label.setHorizontalAlignment(SwingConstants.LEADING);
        label.setToolTipText(stage.current() ? "Here you are" : stage.visited() ? "Done" : "Still to come");
        return label;
    }
}

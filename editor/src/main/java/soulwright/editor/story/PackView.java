package soulwright.editor.story;

import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import soulwright.editor.art.Gallery;

/** Packing for an examination. */
final class PackView implements StoryPage {
    private final Pick pick;
    private final PackPanel panel;
    private @Nullable StoryMoment moment;

    PackView(Gallery gallery, Pick pick) {
        this.pick = pick;
        this.panel = new PackPanel(gallery, this::choose);
    }

    @Override
    public boolean fits(StoryMoment shown) {
        return shown.isAsked("pack") && shown.scene().packing().isPresent();
    }

    @Override
    public void show(StoryMoment shown) {
        moment = shown;
        shown.asked().ifPresent(asked -> shown.scene().packing().ifPresent(packing -> panel.show(asked, packing)));
    }

    private void choose(int option) {
        StoryMoment shown = moment;
        if (shown != null) {
            pick.choose(shown.number(), option);
        }
    }

    @Override
    public JComponent component() {
        return panel.component();
    }

    @Override
    public JComponent firstFocus() {
        return panel.first().<JComponent>map(first -> first).orElse(panel.component());
    }

    @Override
    public void press(int number) {
        panel.press(number);
    }
}

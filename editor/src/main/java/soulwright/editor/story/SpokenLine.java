package soulwright.editor.story;

import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import soulwright.editor.widget.Paragraph;
import soulwright.game.LogLine;
import soulwright.game.Topic;
import soulwright.story.scene.SaidScene;

/**
 * A line of a dialogue.
 *
 * @param speaker the id of a character; nobody for the narrator, and for what the hero answers
 * @param name of the speaker; empty for the narrator
 */
record SpokenLine(Optional<String> speaker, String name, String words) {
    private static final int FACE = 112;
    private static final int SMALL_FACE = 28;

    static SpokenLine of(SaidScene said) {
        return new SpokenLine(said.speaker(), said.name(), said.words());
    }

    /** @param hero the id of the character whom the player plays */
    static SpokenLine of(LogLine told, String hero, Portraits portraits) {
        Optional<String> speaker = told.event().equals("answered")
                ? Optional.of(hero)
                : told.topic().map(Topic::id);
        return new SpokenLine(speaker, speaker.map(portraits::name).orElse(""), told.words());
    }

    /** In large, with the portrait, as it is being said. */
    JPanel large(Portraits portraits) {
        JPanel panel = Text.card(
                "insets 18lp 20lp 18lp 20lp, fillx, gap 0",
                speaker.isPresent() ? "[]18lp[0:0:, grow, fill]" : "[0:0:, grow, fill]");
        panel.setName("line");
        speaker.ifPresent(id -> panel.add(face(portraits, id, FACE), "aligny top"));
        JPanel right = Text.panel("insets 0, fillx, wrap, gapy 4lp", "[0:0:, grow, fill]");
        speaker.ifPresent(id -> right.add(heading(portraits, id)));
        Paragraph said = new Paragraph(words).lettingThrough().styled(speaker.isPresent() ? "said" : "narrated");
        said.setName("words");
        said.getAccessibleContext().setAccessibleName(name.isEmpty() ? words : name + ": " + words);
        right.add(said);
        panel.add(right);
        return panel;
    }

    private JComponent heading(Portraits portraits, String id) {
        JPanel heading = Text.panel("insets 0, gap 8lp, hidemode 3", "[][0:0:, grow, fill]");
        JLabel who = new SpeakerName(name, portraits.colour(id), "h3");
        who.setName("speaker");
        heading.add(who);
        heading.add(Text.faintLabel(portraits.title(id)));
        return heading;
    }

    private static JLabel face(Portraits portraits, String id, int size) {
        return new JLabel(portraits.icon(id, size));
    }

    /** In small, as it was said before. */
    JPanel small(Portraits portraits) {
        JPanel panel =
                Text.panel("insets 0 20lp 0 20lp, fillx, gap 0", "[%dlp!]10lp[0:0:, grow, fill]".formatted(SMALL_FACE));
        panel.add(speaker.map(id -> face(portraits, id, SMALL_FACE)).orElseGet(JLabel::new), "aligny top");
        panel.add(Text.faint(name.isEmpty() ? words : name + ": " + words), "gaptop 4lp");
        return panel;
    }
}

package soulwright.editor.story;

import java.awt.Color;
import javax.swing.JLabel;
import javax.swing.UIManager;
import soulwright.editor.art.Tone;

/** The name of somebody in his own colour, or as near to it as can be read in the theme. */
final class SpeakerName extends JLabel {
    private static final double READABLE = 4.5;

    private final Color colour;

    SpeakerName(String name, Color colour, String style) {
        super(name);
        this.colour = colour;
        putClientProperty("FlatLaf.styleClass", style);
        paintInk();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        paintInk();
    }

    private void paintInk() {
        Color ground = UIManager.getColor("Soulwright.card");
        // no colour yet while the label is being made
        if (colour != null && ground != null) {
            setForeground(Tone.readable(colour, ground, READABLE));
        }
    }
}

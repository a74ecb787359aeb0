package soulwright.editor.story;

import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Locale;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import soulwright.editor.play.Played;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.WrapPanel;
import soulwright.game.Recording;
import soulwright.game.SaveFile;

/**
 * One saved story: where it stands, its marks, when it was played, and what can be done with it.
 *
 * @param first the button that most want
 */
record SlotCard(JPanel panel, JButton first) {
    /** @param commands the first is what most want; a button each, named after the file */
    static SlotCard of(SlotHead head, boolean chosen, List<Command> commands) {
        JPanel card = Text.card("insets 12lp 16lp 12lp 16lp, fillx, wrap, gapy 3lp", "[0:0:, grow, fill]");
        if (chosen) {
            card.putClientProperty(
                    "FlatLaf.style",
                    "arc: 16; background: $Soulwright.card; border: 2,2,2,2,$Component.accentColor,,16");
        }
        JLabel chapter = Text.label(head.chapter(), "h3");
        if (head.isOver()) {
            chapter.setIcon(Icons.tinted("crown", 16, "Soulwright.warning"));
        }
        card.add(chapter);
        if (!head.stage().isEmpty()) {
            card.add(Text.plain(head.stage()));
        }
        card.add(Text.faint(details(head)));
        if (head.changed()) {
            card.add(Text.faint("Its packs have changed since; going on makes a copy."));
        }
        WrapPanel buttons = new WrapPanel(8, 6);
        List<JButton> all = commands.stream()
                .map(command -> button(command, head.slot().file()))
                .toList();
        all.forEach(buttons::add);
        card.add(buttons, "gaptop 6lp");
        return new SlotCard(card, all.get(0));
    }

    /** A button that is named after what it does, and to which save. */
    static JButton button(Command command, SaveFile file) {
        JButton button = command.button();
        String verb = command.name().replaceAll("[ .…].*", "").toLowerCase(Locale.ROOT);
        ChoiceList.enters(button);
        button.setName(verb + " " + file.path().getFileName());
        return button;
    }

    private static String details(SlotHead head) {
        String marks = head.stand().marks();
        return (marks.isEmpty() ? "No marks yet" : "Marks " + marks) + " · "
                + played(head.slot().recording(), head.slot().when());
    }

    /** How much of a game was played, and when last. */
    static String played(Recording recording, FileTime last) {
        return Played.until(Played.decisions(recording.decisions().size()), last);
    }
}

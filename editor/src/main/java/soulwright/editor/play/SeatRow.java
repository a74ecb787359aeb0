package soulwright.editor.play;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.jspecify.annotations.Nullable;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.SquareIcon;
import soulwright.editor.widget.Typing;
import soulwright.quest.QuestChoices;

/** One place at the table, to be filled: whom somebody plays, what he is called, and who decides. */
final class SeatRow {
    private final Gallery gallery;
    private final List<GameCharacter> characters;
    private final List<String> players = new ArrayList<>();
    private final int seat;
    private final JLabel mark = new JLabel();
    private final JComboBox<Object> character = new JComboBox<>();
    private final JTextField name = new JTextField(8);
    private final JComboBox<String> player = new JComboBox<>();

    /** @param changed is told whenever somebody else sits there */
    SeatRow(
            Gallery gallery,
            List<GameCharacter> characters,
            List<String> computers,
            int seat,
            Chair chair,
            Runnable changed) {
        this.gallery = gallery;
        this.characters = characters;
        this.seat = seat;
        players.add(QuestChoices.PERSON);
        players.addAll(computers);
        players.forEach(one -> player.addItem(words(one)));
        character.addItem("No character");
        characters.forEach(character::addItem);
        character.setRenderer(new Faces());
        character.setPrototypeDisplayValue("Somebody with a title");
        player.setPrototypeDisplayValue("Computer (random)");
        show(chair);
        describe(seat);
        character.addActionListener(event -> {
            chosen().ifPresent(one -> name.setText(one.name()));
            showMark();
            changed.run();
        });
        player.addActionListener(event -> changed.run());
        name.getDocument().addDocumentListener(new Typing(changed));
    }

    private void describe(int seat) {
        String which = " of seat " + (seat + 1);
        character.getAccessibleContext().setAccessibleName("Character" + which);
        name.getAccessibleContext().setAccessibleName("Name" + which);
        player.getAccessibleContext().setAccessibleName("Who decides for seat " + (seat + 1));
        character.setName("character-" + (seat + 1));
        name.setName("name-" + (seat + 1));
        player.setName("player-" + (seat + 1));
    }

    private void show(Chair chair) {
        character.setSelectedIndex(chair.character()
                .map(id -> characters.stream().map(GameCharacter::id).toList().indexOf(id) + 1)
                .orElse(0));
        name.setText(chair.name());
        player.setSelectedIndex(Math.max(0, players.indexOf(chair.player())));
        showMark();
    }

    /** In the colour that it will have in the game. */
    private void showMark() {
        mark.setIcon(SquareIcon.of(chair().mark(seat, gallery.catalog()), 32));
    }

    /** `greedy:easy` is the easy computer. */
    static String words(String player) {
        if (player.equals(QuestChoices.PERSON)) {
            return "Human";
        }
        int colon = player.indexOf(':');
        String level = colon < 0 ? player.equals("greedy") ? "strong" : "random" : player.substring(colon + 1);
        return "Computer (" + level + ")";
    }

    /** Puts its parts into a panel of three columns, in two rows. */
    void addTo(JPanel panel) {
        panel.add(mark, "spany 2, aligny top, gaptop 2lp");
        panel.add(character, "spanx 2, wmin 0, wrap");
        panel.add(name, "wmin 0");
        panel.add(player, "wmin 0, gapbottom 10lp, wrap");
    }

    private Optional<GameCharacter> chosen() {
        return character.getSelectedItem() instanceof GameCharacter one ? Optional.of(one) : Optional.empty();
    }

    Chair chair() {
        Optional<EntryId<GameCharacter>> id = chosen().map(GameCharacter::id);
        return new Chair(name.getText().strip(), id, players.get(Math.max(0, player.getSelectedIndex())));
    }

    private final class Faces extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, @Nullable Object value, int index, boolean selected, boolean focused) {
            super.getListCellRendererComponent(list, value, index, selected, focused);
            if (value instanceof GameCharacter one) {
                setText(title(one));
                setIcon(SquareIcon.of(gallery.emblem(one), 20));
            }
            return this;
        }

        private String title(GameCharacter one) {
            return one.name() + one.title().map(title -> ", " + title).orElse("");
        }
    }
}

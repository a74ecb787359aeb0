package soulwright.editor.story;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import soulwright.editor.play.Option;

/** Choices below each other: taken by mouse, by their numbers, or with arrow keys and Enter. */
final class ChoiceList extends JPanel {
    private final IntConsumer choose;
    private final List<JButton> buttons = new ArrayList<>();

    /** @param choose is told the number of the option that is taken */
    ChoiceList(IntConsumer choose) {
        super(Text.layout("insets 0, fillx, wrap, gapy 6lp", "[0:0:, grow, fill]"));
        this.choose = choose;
        setOpaque(false);
        setName("choices");
        onKey(KeyEvent.VK_DOWN, 1);
        onKey(KeyEvent.VK_UP, -1);
    }

    private void onKey(int key, int by) {
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key, 0), by);
        getActionMap().put(by, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                step(by);
            }
        });
    }

    private void step(int by) {
        for (int at = 0; at < buttons.size(); at++) {
            if (buttons.get(at).isFocusOwner()) {
                buttons.get(Math.floorMod(at + by, buttons.size())).requestFocusInWindow();
                return;
            }
        }
    }

    void show(List<Option> options) {
        removeAll();
        buttons.clear();
        for (Option option : options) {
            JButton button = new ChoiceButton(buttons.size() + 1, option);
            button.addActionListener(event -> choose.accept(option.number()));
            enters(button);
            buttons.add(button);
            add(button);
        }
        setVisible(!options.isEmpty());
        revalidate();
        repaint();
    }

    /** Enter does what the space bar does. */
    static void enters(JButton button) {
        button.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "pressed");
        button.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
    }

    Optional<JButton> first() {
        return buttons.stream().findFirst();
    }

    /** @param number from 1 */
    void press(int number) {
        if (number <= buttons.size()) {
            buttons.get(number - 1).doClick(0);
        }
    }
}

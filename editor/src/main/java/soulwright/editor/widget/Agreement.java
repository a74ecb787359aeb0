package soulwright.editor.widget;

import java.awt.Component;
import java.util.List;
import javax.swing.JOptionPane;

/** Asks somebody whether he agrees to something before it is done. */
public final class Agreement {
    private Agreement() {}

    /**
     * Waits for the answer.
     *
     * @param yes the words of the button that agrees; the other one cancels
     */
    public static boolean to(String title, List<String> lines, String yes) {
        Object[] answers = {yes, "Cancel"};
        Component nowhere = null;
        return JOptionPane.showOptionDialog(
                        nowhere,
                        Html.wrapped(String.join("\n", lines)),
                        title,
                        JOptionPane.DEFAULT_OPTION,
                        JOptionPane.QUESTION_MESSAGE,
                        null,
                        answers,
                        yes)
                == 0;
    }
}

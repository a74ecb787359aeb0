package soulwright.editor.widget;

import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.SwingUtilities;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.View;
import org.jspecify.annotations.Nullable;

/** A button whose words go on in further lines where there is less room than they need. */
public final class WrapButton extends JButton {
    private final String words;
    private Dimension whole = new Dimension();

    /** 0 while there is room for all words in one line. */
    private int narrow;

    /** A button with words and perhaps a picture. */
    public WrapButton(String words, @Nullable Icon icon) {
        super(words, icon);
        this.words = words;
        setHorizontalAlignment(LEADING);
        getAccessibleContext().setAccessibleName(words);
    }

    /** It wants room for one line, and the height that it needs in the room that it has. */
    @Override
    public Dimension getPreferredSize() {
        if (narrow == 0) {
            whole = super.getPreferredSize();
            return whole;
        }
        return new Dimension(whole.width, heightIn(narrow));
    }

    private int heightIn(int width) {
        Insets insets = getInsets();
        Icon icon = getIcon();
        int beside = icon == null ? 0 : icon.getIconWidth() + getIconTextGap();
        if (getClientProperty(BasicHTML.propertyKey) instanceof View lines) {
            lines.setSize(Math.max(1, width - insets.left - insets.right - beside), 0);
            int letters = (int) Math.ceil(lines.getPreferredSpan(View.Y_AXIS));
            return Math.max(whole.height, letters + insets.top + insets.bottom);
        }
        return whole.height;
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        int wanted = getPreferredSize().width;
        int now = width > 0 && width < wanted ? width : 0;
        if (now != narrow) {
            narrow = now;
            setText(now == 0 ? words : Html.wrapped(words.replace("  ", "\u00a0\u00a0")));
            SwingUtilities.invokeLater(() -> Wrapping.arrangeAnew(this));
        }
    }

    /** Letters of another size need other lines. */
    @Override
    public void updateUI() {
        super.updateUI();
        if (narrow > 0) {
            narrow = 0;
            setText(words);
        }
    }
}

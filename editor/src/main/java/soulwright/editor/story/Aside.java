package soulwright.editor.story;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Page;

/** What can be looked at beside the story at any time. Only what is open is kept up to date. */
final class Aside {
    private final CardLayout pages = new CardLayout();
    private final JPanel panel = new JPanel(pages);
    private final SaidLog said;
    private final StockView stock;
    private final ChapterPath chapters;
    private Optional<Part> open = Optional.empty();
    private Runnable closing = this::close;
    private final Map<Part, JButton> leading = new EnumMap<>(Part.class);
    private @Nullable StoryMoment moment;

    /** The things to look at. */
    enum Part {
        SAID,
        STOCK,
        CHAPTERS
    }

    Aside(Gallery gallery, Portraits portraits, String hero) {
        said = new SaidLog(portraits, hero);
        stock = new StockView(gallery);
        chapters = new ChapterPath(gallery, Optional.empty());
        panel.setName("aside");
        add(Part.SAID, said.component());
        add(Part.STOCK, stock.component());
        Page path = new Page(new MigLayout("insets 0, fillx, wrap, gapy 8lp", "[0:0:, grow, fill]"));
        path.add(Text.heading("Chapters"));
        path.add(chapters);
        JScrollPane scroll = path.scrolling();
        add(Part.CHAPTERS, scroll);
    }

    private void add(Part part, JComponent component) {
        JPanel framed = new JPanel(new BorderLayout(0, 6));
        JButton back = new JButton("Back to the story");
        back.setName("close " + part.name().toLowerCase(Locale.ROOT));
        back.setToolTipText("Closes this  (Escape)");
        back.addActionListener(event -> closing.run());
        ChoiceList.enters(back);
        leading.put(part, back);
        JPanel above = Text.panel("insets 0, fillx", "push[]");
        above.add(back);
        framed.add(above, BorderLayout.NORTH);
        framed.add(component);
        panel.add(framed, part.name());
    }

    /** Has its buttons that lead back do more than forget what was open. */
    void closedBy(Runnable closes) {
        closing = closes;
    }

    JComponent component() {
        return panel;
    }

    /** The button that leads back from what is open; nothing if nothing is. */
    Optional<JButton> leadsBack() {
        return open.map(leading::get);
    }

    Optional<Part> open() {
        return open;
    }

    /** Opens a part, or closes it if it is open. */
    void toggle(Part part) {
        open = open.equals(Optional.of(part)) ? Optional.empty() : Optional.of(part);
        pages.show(panel, part.name());
        refresh();
    }

    void close() {
        open = Optional.empty();
    }

    void show(StoryMoment shown) {
        moment = shown;
        refresh();
    }

    private void refresh() {
        StoryMoment shown = moment;
        if (shown != null) {
            open.ifPresent(part -> {
                switch (part) {
                    case SAID -> said.show(shown);
                    case STOCK -> stock.show(shown.scene());
                    case CHAPTERS -> chapters.show(shown.scene());
                }
            });
        }
    }
}

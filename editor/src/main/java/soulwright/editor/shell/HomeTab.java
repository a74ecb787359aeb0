package soulwright.editor.shell;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Html;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Tab;

/** Where everything begins: play, open a pack, go on with one, get back what a crash left. */
final class HomeTab implements Tab {
    private final Page page =
            new Page(new MigLayout("wrap, insets 40 32 32 32, fillx", "32:push[fill, 0:760:760]32:push"));
    private final JScrollPane scroll = page.scrolling();
    private final JPanel lost = section();
    private final JPanel games = section();
    private final JPanel packs = section();
    private final JButton first;
    private final Runnable shown;

    /**
     * With nothing to go on with yet.
     *
     * @param starts what can be begun here, each with a sentence: the first is the one that most want
     * @param shown is called whenever it comes to the front
     */
    HomeTab(List<Command> starts, Runnable shown) {
        this.shown = shown;
        page.add(heading(), "gapx 3 3, gapbottom 4");
        page.add(subtitle(), "gapx 3 3, gapbottom 20, wmin 0");
        page.add(lost, "hidemode 3, wmin 0, gapx 3 3, gapbottom 16");
        StartCards cards = new StartCards(starts);
        first = cards.first();
        page.add(cards, "gapbottom 20, wmin 0");
        page.add(games, "hidemode 3, wmin 0, gapx 3 3, gapbottom 16");
        page.add(packs, "hidemode 3, wmin 0, gapx 3 3");
        scroll.setName("home");
        lost(List.of());
        games(List.of());
        packs(List.of());
    }

    private static JLabel heading() {
        JLabel title = new JLabel("Soulwright");
        title.putClientProperty("FlatLaf.styleClass", "h00");
        return title;
    }

    private static JLabel subtitle() {
        JLabel words = new JLabel(Html.wrapped("Make summoner board and card games, and play them."));
        words.putClientProperty("FlatLaf.style", "font: +2; foreground: $Label.disabledForeground");
        return words;
    }

    private static JPanel section() {
        JPanel section = new JPanel(new MigLayout("insets 0, wrap, fillx, gap 4", "[fill, grow]"));
        section.setOpaque(false);
        return section;
    }

    /** Shows what a crash left behind; nothing for an empty list. */
    void lost(List<Offer> offers) {
        fill(lost, "Unsaved changes from last time", offers);
    }

    /** Shows games that can be gone on with; nothing for an empty list. */
    void games(List<Offer> offers) {
        fill(games, "Games under way", offers);
    }

    /** Shows packs that are open or can be opened. */
    void packs(List<Offer> offers) {
        fill(packs, "Packs", offers);
    }

    /**
     * A line that offers something.
     *
     * @param icon a name of {@link Icons}
     * @param commands the first is also done by a click on the line
     */
    record Offer(String icon, String title, String detail, List<Command> commands) {}

    private static void fill(JPanel section, String title, List<Offer> offers) {
        section.removeAll();
        section.setVisible(!offers.isEmpty());
        JLabel heading = new JLabel(title);
        heading.putClientProperty("FlatLaf.styleClass", "h3");
        section.add(heading, "gapbottom 4");
        offers.forEach(offer -> section.add(line(offer), "wmin 0"));
        section.revalidate();
        section.repaint();
    }

    private static JPanel line(Offer offer) {
        JPanel line = new JPanel(
                new MigLayout("insets 8 12 8 8, fillx", "[grow, fill]" + "[]".repeat(offer.commands.size())));
        line.putClientProperty("FlatLaf.style", "arc: 12; background: $Soulwright.card");
        JLabel words =
                new JLabel("<html><b>" + Html.escape(offer.title) + "</b><br>" + Html.escape(offer.detail) + "</html>");
        words.setIcon(Icons.of(offer.icon, 20));
        words.setIconTextGap(12);
        line.add(words, "wmin 0");
        offer.commands.forEach(command -> line.add(command.button()));
        line.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                offer.commands.get(0).run();
            }
        });
        return line;
    }

    @Override
    public void shown() {
        shown.run();
    }

    @Override
    public Object key() {
        return HomeTab.class;
    }

    @Override
    public String title() {
        return "Home";
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Icons.of("home"));
    }

    @Override
    public JComponent component() {
        return scroll;
    }

    @Override
    public JComponent firstFocus() {
        return first;
    }
}

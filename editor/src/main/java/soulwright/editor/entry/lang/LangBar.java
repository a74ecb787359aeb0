package soulwright.editor.entry.lang;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javax.swing.Action;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.entry.lang.LangRows.Shown;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.SearchField;
import soulwright.editor.widget.WrapPanel;

/** What stands above the table of translations: which texts are shown, a search, and what can be done. */
public final class LangBar {
    private final JPanel component = new JPanel(new MigLayout("insets 8 12 8 12, gap 6, fillx", "[grow,fill]"));
    private final JPanel buttons = new JPanel(new MigLayout("insets 0, gap 2"));
    private final Map<Shown, JToggleButton> toggles = new EnumMap<>(Shown.class);
    private final SearchField search;

    /**
     * Leaves nothing out, as yet.
     *
     * @param changed is told when others are to be shown
     */
    public LangBar(Runnable changed) {
        this.search = new SearchField("Filter texts", words -> changed.run());
        ButtonGroup one = new ButtonGroup();
        JPanel choice = new JPanel(new MigLayout("insets 0, gap 2"));
        for (Shown shown : Shown.values()) {
            JToggleButton toggle = new JToggleButton();
            toggle.setName("show-" + name(shown).toLowerCase(Locale.ROOT).replace(' ', '-'));
            toggle.addActionListener(event -> changed.run());
            toggles.put(shown, toggle);
            one.add(toggle);
            choice.add(toggle);
        }
        toggle(Shown.ALL).setSelected(true);
        JPanel row = WrapPanel.ends(8, 4);
        row.add(choice);
        row.add(buttons);
        component.add(row, "wmin 0, wrap");
        component.add(search, "wmin 0");
    }

    public JComponent component() {
        return component;
    }

    /** Has a button for each command that has a picture. */
    public void add(List<Command> commands) {
        commands.stream()
                .filter(command -> command.getValue(Action.SMALL_ICON) != null)
                .forEach(command -> buttons.add(command.toolButton()));
    }

    /** Which texts are to be shown. */
    public Shown shown() {
        return toggles.entrySet().stream()
                .filter(each -> each.getValue().isSelected())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(Shown.ALL);
    }

    /** What is searched for. */
    public String words() {
        return search.getText();
    }

    /** Says how many there are of each sort. */
    public void count(LangRows rows) {
        toggles.forEach((shown, toggle) -> toggle.setText(name(shown) + " " + rows.count(shown)));
    }

    /** Leaves nothing out. */
    public void showAll() {
        search.setText("");
        toggle(Shown.ALL).doClick(0);
    }

    private JToggleButton toggle(Shown shown) {
        return Objects.requireNonNull(toggles.get(shown));
    }

    private static String name(Shown shown) {
        return switch (shown) {
            case ALL -> "All texts";
            case MISSING -> "Not translated";
            case FOUND -> "With problems";
        };
    }
}

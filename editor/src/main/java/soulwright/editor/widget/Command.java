package soulwright.editor.widget;

import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;

/**
 * Something a user can do, wherever it is offered: menus, buttons and keys show the same name, tooltip, shortcut and icon, and are enabled
 * together.
 */
public final class Command extends AbstractAction {
    private final Runnable run;
    private BooleanSupplier possible = () -> true;
    private Optional<BooleanSupplier> shown = Optional.empty();
    private String tooltip;
    private final List<KeyStroke> further = new ArrayList<>();

    private Command(String name, Runnable run) {
        super(name);
        this.run = run;
        this.tooltip = name;
        describe();
    }

    /**
     * A command that can always be done, without shortcut or icon.
     *
     * @param name what it does, in sentence case: `Save all`
     */
    public static Command of(String name, Runnable run) {
        return new Command(name, run);
    }

    /** A sentence that says what it does, for the tooltip. */
    public Command saying(String tooltip) {
        this.tooltip = tooltip;
        describe();
        return this;
    }

    /**
     * Gives it keys.
     *
     * @param shortcut as {@link Shortcut#of} reads it
     */
    public Command on(String shortcut) {
        putValue(ACCELERATOR_KEY, Shortcut.of(shortcut));
        describe();
        return this;
    }

    /** Gives it further keys, which no menu shows. */
    public Command alsoOn(String... shortcuts) {
        for (String shortcut : shortcuts) {
            further.add(Shortcut.of(shortcut));
        }
        return this;
    }

    public Command with(Icon icon) {
        putValue(SMALL_ICON, icon);
        return this;
    }

    /** When it can be done; asked at every {@link #refresh}. */
    public Command when(BooleanSupplier possible) {
        this.possible = possible;
        refresh();
        return this;
    }

    /** That it shows something or hides it, and whether that is shown now; asked at every {@link #refresh}. Its button in toolbars looks pressed then. */
    public Command showing(BooleanSupplier isShown) {
        shown = Optional.of(isShown);
        refresh();
        return this;
    }

    /** Another name, as for `Undo set attack`. */
    public void rename(String name) {
        putValue(NAME, name);
    }

    public String name() {
        return String.valueOf(getValue(NAME));
    }

    public Optional<Icon> icon() {
        return Optional.ofNullable((Icon) getValue(SMALL_ICON));
    }

    /** The sentence that says what it does. */
    public String tooltip() {
        return tooltip;
    }

    public Optional<KeyStroke> shortcut() {
        return Optional.ofNullable((KeyStroke) getValue(ACCELERATOR_KEY));
    }

    /** Looks again whether it can be done. The desk calls it after every change. */
    public void refresh() {
        setEnabled(possible.getAsBoolean());
        mark();
    }

    /** Does it, if it can be done. */
    public void run() {
        refresh();
        if (isEnabled()) {
            run.run();
            mark();
        }
    }

    private void mark() {
        shown.ifPresent(is -> putValue(SELECTED_KEY, is.getAsBoolean()));
    }

    @Override
    public void actionPerformed(ActionEvent event) {
        run();
    }

    /** A button with its name. */
    public JButton button() {
        JButton button = new JButton(this);
        button.getAccessibleContext().setAccessibleDescription(tooltip);
        return button;
    }

    /** A button that shows only its icon, for toolbars. */
    public AbstractButton toolButton() {
        AbstractButton button = shown.isPresent() ? new JToggleButton(this) : new JButton(this);
        button.getAccessibleContext().setAccessibleDescription(tooltip);
        button.putClientProperty("hideActionText", getValue(SMALL_ICON) != null);
        button.setHideActionText(getValue(SMALL_ICON) != null);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.getAccessibleContext().setAccessibleName(name());
        return button;
    }

    public JMenuItem menuItem() {
        JMenuItem item = new JMenuItem(this);
        item.setToolTipText(null);
        item.getAccessibleContext().setAccessibleDescription(tooltip);
        return item;
    }

    /** Lets its shortcuts work while the keyboard is anywhere within a component. */
    public void bindTo(JComponent component) {
        bind(component, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
    }

    /** Lets its shortcuts work everywhere in the window of a component. */
    public void bindToWindowOf(JComponent component) {
        bind(component, JComponent.WHEN_IN_FOCUSED_WINDOW);
    }

    private void bind(JComponent component, int when) {
        shortcut().ifPresent(key -> component.getInputMap(when).put(key, this));
        further.forEach(key -> component.getInputMap(when).put(key, this));
        component.getActionMap().put(this, this);
    }

    private void describe() {
        putValue(
                SHORT_DESCRIPTION,
                tooltip
                        + shortcut()
                                .map(key -> "  (" + Shortcut.words(key) + ")")
                                .orElse(""));
    }
}

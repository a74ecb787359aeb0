package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.ComponentMatcher;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.assertj.swing.timing.Timeout;
import soulwright.editor.document.Project;
import soulwright.editor.shell.StudioStart;
import soulwright.editor.shell.StudioWindow;
import soulwright.editor.shell.UserFolders;
import soulwright.editor.widget.Desk;
import soulwright.editor.work.Watchdog;

/** The Studio on a display, driven as a person would. Everything is asked and waited for on the event thread; nothing sleeps. */
public final class DrivenStudio implements AutoCloseable {
    private static final Timeout PATIENCE = Timeout.timeout(30, TimeUnit.SECONDS);
    private static final Dimension SIZE = new Dimension(1280, 800);

    /** The robot waits this long for the event thread to have nothing to do; behind a modal dialog it never sees that. */
    private static final int IDLE_MILLIS = 300;

    private static final int SLOW_MILLIS = 1_000;

    /** One for all: a queue of events that was taken away again would keep robots waiting for it. */
    private static final Watchdog WATCHDOG = ask(Watchdog::watch);

    private final Robot robot = RoundTrip.of(BasicRobot.robotWithCurrentAwtHierarchy());
    private final List<Throwable> faults = new CopyOnWriteArrayList<>();
    private final StudioWindow studio;
    private final FrameFixture window;

    private DrivenStudio(StudioWindow studio) {
        this.studio = studio;
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> faults.add(fault));
        this.window = new FrameFixture(robot, ask(studio::frame));
        robot.settings().idleTimeout(IDLE_MILLIS);
        robot.settings().eventPostingDelay(0);
        robot.settings().delayBetweenEvents(0);
    }

    /**
     * Opens the Studio and waits until its packs are checked.
     *
     * @param user where preferences and unsaved texts are kept
     * @param content folders that hold packs which are known by their ids
     * @param packs to open
     */
    public static DrivenStudio open(Path user, List<Path> content, List<String> packs) {
        StudioWindow studio = ask(() -> {
            StudioWindow window =
                    new StudioStart(content, UserFolders.in(user), packs, Optional.empty()).window(() -> {});
            window.show(SIZE);
            return window;
        });
        DrivenStudio driven = new DrivenStudio(studio);
        driven.await("the window", () -> studio.frame().isShowing());
        if (!packs.isEmpty()) {
            driven.await("the packs", () -> driven.project().load().isPresent());
            driven.await("all that is prepared", studio::isWarm);
        }
        driven.begun();
        return driven;
    }

    /** The window, to find components in. */
    public FrameFixture window() {
        return window;
    }

    public Robot robot() {
        return robot;
    }

    public Desk desk() {
        return studio.desk();
    }

    public Project project() {
        return studio.desk().project();
    }

    /** Closes all tabs that may be closed. */
    public void closeTabs() {
        act(studio::closeTabs);
    }

    /** Presses keys, as in {@code press(KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK)}. */
    public void press(int key, int modifiers) {
        robot.pressAndReleaseKey(key, oldMask(modifiers));
        robot.waitForIdle();
    }

    public void ctrl(int key) {
        press(key, InputEvent.CTRL_DOWN_MASK);
    }

    /** Gives the keyboard to a part of the window, as a window manager does after a dialog; on a bare display there is none. */
    public void keyboardTo(JComponent part) {
        act(part::requestFocus);
        await("the keyboard", part::isFocusOwner);
    }

    public void enter(String text) {
        robot.enterText(text);
        robot.waitForIdle();
    }

    /** Opens a menu and chooses from it. */
    public void choose(String... path) {
        window.menuItemWithPath(path).click();
        robot.waitForIdle();
    }

    /** Clicks on something, as soon as it can be used and lies still: texts that come and go move what is beside them. */
    public void click(JComponent part) {
        Rectangle seen = new Rectangle();
        await("a place for " + part.getName(), () -> {
            Rectangle now = new Rectangle(part.getLocationOnScreen(), part.getSize());
            boolean still = part.isEnabled() && part.isValid() && now.equals(seen);
            seen.setBounds(now);
            return still;
        });
        robot.click(part);
    }

    /** Chooses from a list that opens, by the words of the item; without opening it, since the list of another one may still be open. */
    public void pick(String name, String item) {
        JComboBox<?> box = find(name, JComboBox.class);
        await(
                item,
                () -> IntStream.range(0, box.getItemCount())
                        .anyMatch(index -> item.equals(String.valueOf(box.getItemAt(index)))));
        act(() -> IntStream.range(0, box.getItemCount())
                .filter(index -> item.equals(String.valueOf(box.getItemAt(index))))
                .findFirst()
                .ifPresent(box::setSelectedIndex));
    }

    /** Does something on the event thread. */
    public void act(Runnable action) {
        ask(() -> {
            action.run();
            return true;
        });
        robot.waitForIdle();
    }

    /** Asks something on the event thread. */
    public static <T> T ask(Callable<T> question) {
        return GuiActionRunner.execute(question);
    }

    /** The component with this name, as soon as it is there and shown. */
    public <T extends JComponent> T find(String name, Class<T> type) {
        await(name, () -> robot.finder().findAll(shown(name, type)).size() == 1);
        return robot.finder().findByName(name, type, true);
    }

    /** The first component of a type that is shown. */
    public <T extends JComponent> T first(Class<T> type) {
        Supplier<Optional<T>> found =
                () -> robot.finder().findAll(part -> type.isInstance(part) && part.isShowing()).stream()
                        .findFirst()
                        .map(type::cast);
        await(type.getSimpleName(), () -> found.get().isPresent());
        return found.get().orElseThrow();
    }

    /** The component that screen readers call so, as soon as it is there and shown. */
    public <T extends JComponent> T called(String name, Class<T> type) {
        ComponentMatcher matcher = component -> type.isInstance(component)
                && component.isShowing()
                && name.equals(component.getAccessibleContext().getAccessibleName());
        await(name, () -> robot.finder().findAll(matcher).size() == 1);
        return type.cast(robot.finder().find(matcher));
    }

    private static <T extends Component> ComponentMatcher shown(String name, Class<T> type) {
        return component -> type.isInstance(component) && name.equals(component.getName()) && component.isShowing();
    }

    /** Waits until something holds. */
    public void await(String what, BooleanSupplier holds) {
        Pause.pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return ask(holds::getAsBoolean);
                    }
                },
                PATIENCE);
        robot.waitForIdle();
    }

    /** Waits until all checks and all long work are done. */
    public void settle() {
        await(
                "checks and work",
                () -> !project().isChecking() && desk().workshop().jobs().isEmpty());
    }

    /** What happened until now was the start, in which classes are loaded: it may take its time. */
    public void begun() {
        settle();
        WATCHDOG.stalls();
    }

    /**
     * Fails when something kept the event thread busy since the start: for longer than a tenth of a second with
     * {@code -Dsoulwright.stalls=strict}, which wants a computer with nothing else to do, and for longer than any slow one excuses otherwise.
     */
    public void neverStalled() {
        settle();
        boolean strict = "strict".equals(System.getProperty("soulwright.stalls"));
        assertThat(WATCHDOG.stalls())
                .as("what kept the event thread busy")
                .filteredOn(stall -> strict || stall.millis() > SLOW_MILLIS)
                .isEmpty();
    }

    @Override
    public void close() {
        ask(() -> {
            studio.close();
            return true;
        });
        robot.cleanUp();
        Thread.setDefaultUncaughtExceptionHandler(null);
        assertThat(faults).as("what was thrown and not caught").isEmpty();
    }

    @SuppressWarnings("deprecation") // the robot still speaks the old masks
    private static int oldMask(int modifiers) {
        int old = 0;
        old |= (modifiers & InputEvent.CTRL_DOWN_MASK) == 0 ? 0 : InputEvent.CTRL_MASK;
        old |= (modifiers & InputEvent.SHIFT_DOWN_MASK) == 0 ? 0 : InputEvent.SHIFT_MASK;
        old |= (modifiers & InputEvent.ALT_DOWN_MASK) == 0 ? 0 : InputEvent.ALT_MASK;
        return old;
    }
}

package soulwright.editor.story;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import soulwright.editor.play.GameScreen;
import soulwright.editor.play.Moment;
import soulwright.editor.play.Pace;
import soulwright.editor.play.PlayTab;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.PlainKeys;

/** A campaign that is played. Escape goes back to where one came from; the story is saved and can be taken up again. */
final class StoryTab extends PlayTab {
    private final Desk desk;
    private final Stories stories;
    private final Saga saga;
    private final GameScreen game;
    private final StoryScreen screen;
    private final StoryCommands commands;
    private final TalkView talk;
    private final ReadLines read;
    private Skipping skipping = Skipping.NOTHING;
    private boolean isNew;

    /** @param opened a story that is ready to be played */
    StoryTab(Desk desk, Stories stories, Opened opened, Pace pace) {
        super(shown -> opened.table(pace, shown), stories::remember);
        this.desk = desk;
        this.stories = stories;
        this.saga = opened.saga();
        this.read = opened.read();
        this.commands = new StoryCommands(this);
        this.game = new GameScreen(opened.gallery(), saga.rules(), pace, commands.ofGame(), this);
        String hero = saga.campaign().hero().text();
        Portraits portraits = new Portraits(opened.gallery());
        this.talk = new TalkView(portraits, hero, this::choose, List.of(commands.byItself, commands.skip));
        List<StoryPage> pages = List.of(
                new GamePage(game),
                new EndingView(portraits, hero, List.of(commands.leave, commands.said, commands.stock)),
                talk,
                new ReportView(this::choose),
                new ExamView(portraits, hero, this::choose),
                new PackView(opened.gallery(), this::choose),
                new KeepView(opened.gallery(), this::choose),
                new ChoosingView(this::choose),
                new WaitView());
        this.screen = new StoryScreen(pages, new Aside(opened.gallery(), portraits, hero), commands.ofStory());
        screen.onTurn(this::refreshed);
        bindTo(screen, screen::press);
        PlainKeys.bind(screen, KeyEvent.VK_SPACE, screen::goOn);
        PlainKeys.bind(screen, KeyEvent.VK_ENTER, screen::goOn);
    }

    @Override
    protected void show(Moment moment) {
        if (moment instanceof StoryMoment shown) {
            isNew = read.hear(shown.scene().said());
            skipping = skipping.at(shown.isHeard(), isNew);
            if (skipping != Skipping.NOTHING) {
                table().choose(shown.number(), 0);
            } else {
                screen.show(shown);
            }
        }
    }

    /** What is shown now; nothing before the first. */
    Optional<StoryMoment> moment() {
        return screen == null ? Optional.empty() : screen.moment();
    }

    /** The same; nothing while something else is looked at in its place, where nobody could see what a decision leads to. */
    Optional<StoryMoment> seen() {
        return moment().filter(shown -> screen.isSeen());
    }

    boolean isOpen(Aside.Part part) {
        return screen != null && screen.isOpen(part);
    }

    /** The next line, or the next screen where there is nothing to choose. */
    void goOn() {
        screen.goOn();
    }

    void skip() {
        seen().filter(StoryMoment::isHeard).ifPresent(shown -> {
            skipping = Skipping.from(isNew);
            table().choose(shown.number(), 0);
        });
    }

    /** Has lines follow each other by themselves, or no longer. */
    void goOnByItself() {
        talk.byItself(!talk.isByItself());
        desk.say(
                talk.isByItself()
                        ? "Lines follow each other by themselves; Auto stops that."
                        : "Each line waits for you.");
        refreshed();
    }

    boolean isByItself() {
        return talk.isByItself();
    }

    void undo() {
        seen().ifPresent(shown -> table().undo(shown.number()));
    }

    void step() {
        table().step();
    }

    void toggleSide() {
        game.toggleSide();
    }

    void look(Aside.Part part) {
        screen.toggle(part);
    }

    private void refreshed() {
        commands().forEach(Command::refresh);
    }

    /** Goes back: from what is looked at to the story, from the story to its saves. */
    void back() {
        if (!screen.closeAside()) {
            leave();
        }
    }

    void leave() {
        desk.open(stories.home());
        desk.close(this);
    }

    /** A game within a story is not played again: the story goes on. */
    @Override
    public void again() {
        leave();
    }

    @Override
    public void close() {
        leave();
    }

    @Override
    public Object key() {
        return table().path();
    }

    @Override
    public String title() {
        return saga.name();
    }

    @Override
    public String tooltip() {
        return title() + table().path().map(path -> ", saved in " + path).orElse("");
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Icons.of("story"));
    }

    @Override
    public JComponent component() {
        return screen;
    }

    @Override
    public JComponent firstFocus() {
        return screen.firstFocus();
    }

    @Override
    public List<Command> commands() {
        return commands.all();
    }

    @Override
    protected void left() {
        talk.byItself(false);
        ReadLines.Kept kept = read.kept();
        desk.workshop()
                .run(
                        "Remembering what was read",
                        progress -> {
                            kept.write();
                            return kept;
                        },
                        written -> {});
        desk.say(
                moment().filter(shown -> shown.outcome().isPresent()).isPresent()
                        ? "The story is over; its save shows how it ended."
                        : "Story saved. To continue, choose Play a campaign.");
    }
}

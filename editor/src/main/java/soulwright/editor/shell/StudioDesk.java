package soulwright.editor.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JOptionPane;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.editor.art.Gallery;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.Project;
import soulwright.editor.play.Games.UnderWay;
import soulwright.editor.shell.LibraryNode.EntryTarget;
import soulwright.editor.shell.LibraryNode.FileTarget;
import soulwright.editor.shell.LibraryNode.KindTarget;
import soulwright.editor.shell.LibraryNode.NewTarget;
import soulwright.editor.shell.LibraryNode.Target;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Html;
import soulwright.editor.widget.Look;
import soulwright.editor.widget.Offstage;
import soulwright.editor.widget.Tab;
import soulwright.editor.work.Workshop;
import soulwright.pack.Kind;

/** Opens one screen on behalf of another. */
final class StudioDesk implements Desk {
    private final Project project;
    private final Workshop workshop;
    private final Look look;
    private final Pictures pictures;
    private final StudioFrame frame;
    private final Runnable home;
    private final Screens screens;

    /** @param games where games are saved */
    StudioDesk(
            Project project,
            Workshop workshop,
            Look look,
            Pictures pictures,
            StudioFrame frame,
            Path games,
            Runnable home) {
        this.project = project;
        this.workshop = workshop;
        this.look = look;
        this.pictures = pictures;
        this.frame = frame;
        this.home = home;
        this.screens = new Screens(this, games);
    }

    /** Makes screens quick to open the first time. */
    WarmUp warmUp() {
        return WarmUp.begin(
                screens.warmUp(new Offstage(frame.window().getRootPane())).iterator());
    }

    @Override
    public Project project() {
        return project;
    }

    @Override
    public Workshop workshop() {
        return workshop;
    }

    @Override
    public Look look() {
        return look;
    }

    @Override
    public Gallery gallery() {
        return pictures.gallery();
    }

    @Override
    public void open(Tab tab) {
        frame.tabs().open(tab, this::framed);
    }

    private TabFrame framed(Tab tab) {
        return new TabFrame(tab, project, file -> ComparisonDialog.show(frame.window(), project, file));
    }

    @Override
    public void close(Tab tab) {
        frame.tabs().close(tab);
    }

    @Override
    public void home() {
        home.run();
    }

    @Override
    public void openKind(OpenPack pack, Kind kind) {
        screens.kind(pack, kind)
                .ifPresentOrElse(
                        this::open, () -> screens.newLanguage(frame.tabs().component(), pack.place()));
    }

    @Override
    public void openEntry(EntryName entry) {
        screens.entry(entry).ifPresent(this::open);
    }

    @Override
    public void openText(FileId file) {
        screens.text(file).ifPresent(this::open);
    }

    @Override
    public void openText(FileId file, Place at) {
        openText(file);
        screens.select(file, at);
    }

    /** Opens what a line of the library stands for. */
    void open(Target target) {
        if (target instanceof EntryTarget entry) {
            openEntry(entry.name());
        } else if (target instanceof KindTarget kind) {
            openKind(kind.pack(), kind.kind());
        } else if (target instanceof NewTarget another && another.kind() == Kind.LANG) {
            screens.newLanguage(frame.tabs().component(), another.pack().place());
        } else if (target instanceof NewTarget another) {
            openKind(another.pack(), another.kind());
            screens.add(another.pack(), another.kind());
        } else if (target instanceof FileTarget file) {
            screens.file(file.file()).ifPresent(this::open);
        }
    }

    @Override
    public void show(Diagnostic finding) {
        screens.form(finding)
                .ifPresentOrElse(
                        form -> {
                            open(form);
                            screens.show(finding);
                        },
                        () -> project.outline()
                                .file(finding.place())
                                .ifPresent(file -> openText(file, finding.place())));
    }

    @Override
    public void problems(boolean shown) {
        frame.problems(shown);
    }

    @Override
    public void newGame() {
        open(screens.newGame());
    }

    /** Gives games that go on, the newest first. */
    void gamesUnderWay(int most, Consumer<List<UnderWay>> then) {
        screens.gamesUnderWay(most, then);
    }

    @Override
    public void campaigns() {
        open(screens.campaigns());
    }

    @Override
    public void newBoard(String pack) {
        screens.newBoard(frame.tabs().component(), pack);
    }

    @Override
    public void play(EntryName board) {
        screens.play(board);
    }

    @Override
    public void say(String message) {
        frame.status().say(message);
    }

    @Override
    public void sayWhyNot(String what, String why) {
        JOptionPane.showMessageDialog(
                frame.window(),
                "<html><div style='width:300px'>" + Html.escape(why) + "</div></html>",
                what,
                JOptionPane.WARNING_MESSAGE);
    }
}

package soulwright.editor.shell;

import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.JFrame;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.Project;
import soulwright.editor.document.ProjectChange;
import soulwright.editor.document.ProjectListener;
import soulwright.editor.document.Recovery;
import soulwright.editor.shell.LibraryNode.Target;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Look;
import soulwright.editor.widget.Tab;
import soulwright.editor.work.Job;
import soulwright.editor.work.Workshop;
import soulwright.editor.work.WorkshopListener;
import soulwright.pack.Load;

/** The window: puts the parts together, and tells each what happens to the others. */
public final class StudioWindow implements ProjectListener, WorkshopListener {
    private static final int LOOK_MILLIS = 1000;

    private final Project project;
    private final Recovery recovery;
    private final Remembered remembered;
    private final Look look;
    private final Pictures pictures;
    private final LibraryPanel library;
    private final ProblemsPanel problems;
    private final StudioFrame frame;
    private final StudioMenu menu;
    private final StudioDesk desk;
    private final WindowActs acts;
    private @Nullable WarmUp warmUp;
    private final Timer timer = new Timer(LOOK_MILLIS, event -> lookAround());

    /**
     * Not shown yet.
     *
     * @param games where games are saved
     * @param closed is called when the user has ended the Studio
     */
    StudioWindow(
            Project project,
            Workshop workshop,
            Look look,
            Remembered remembered,
            Recovery recovery,
            Path games,
            Runnable closed) {
        this.project = project;
        this.recovery = recovery;
        this.remembered = remembered;
        this.look = look;
        pictures = new Pictures(project);
        library = new LibraryPanel(new LibraryRenderer(pictures::gallery), this::open, this::close);
        acts = new WindowActs(project, look, remembered, () -> ended(closed));
        menu = new StudioMenu(acts);
        problems = new ProblemsPanel(this::show, menu.view().problems);
        TabArea tabs = new TabArea(project::unsaved, this::frontChanged);
        frame = new StudioFrame(tabs, library, problems, new StatusBar(workshop, menu.view().problems));
        desk = new StudioDesk(project, workshop, look, pictures, frame, games, acts::home);
        acts.begin(frame, desk, menu, library, new Home(desk, remembered, recovery, acts, menu.file()));
        frame.window().setJMenuBar(menu.bar());
        frame.window().setDefaultCloseOperation(JFrame.DO_NOTHING_ON_CLOSE);
        frame.window().addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                acts.quit();
            }
        });
        workshop.addListener(this);
        project.addListener(this);
        look.addListener(this::lookChanged);
    }

    /**
     * Shows it, and begins to look after files.
     *
     * @param size of the window
     */
    public void show(Dimension size) {
        acts.home();
        frame.showIn(size);
        timer.start();
    }

    /** The window as screens see it. */
    public Desk desk() {
        return desk;
    }

    /** The window as the system sees it. */
    public JFrame frame() {
        return frame.window();
    }

    /** Whether the first packs are read, and all that makes screens quick to open is done. */
    public boolean isWarm() {
        return warmUp != null && warmUp.isDone();
    }

    /** Opens packs: folders, archives, or ids of packs that ship. */
    public void openPacks(List<String> packs) {
        acts.openPacks(packs);
    }

    /** Closes all tabs without asking. */
    public void closeTabs() {
        frame.tabs().all().forEach(frame.tabs()::close);
    }

    /** Closes it without asking; what is unsaved is lost. */
    public void close() {
        acts.end();
    }

    private void open(Target target) {
        desk.open(target);
        frame.openedFromLibrary();
    }

    private void close(OpenPack pack) {
        acts.closePack(pack);
    }

    private void show(Diagnostic finding) {
        desk.show(finding);
    }

    private void lookAround() {
        project.lookAtDisk();
        recovery.keep();
    }

    private void ended(Runnable closed) {
        timer.stop();
        recovery.end();
        frame.window().dispose();
        closed.run();
    }

    private void lookChanged() {
        remembered.change(settings -> settings.looking(look.theme(), look.zoom()));
        frame.rescale();
        problems.rescale();
        menu.refresh();
    }

    private void frontChanged() {
        Optional<Tab> front = acts.front();
        frame.title(front.map(Tab::title));
        menu.tab(front);
        frame.playing(front.filter(tab -> !tab.edits()).isPresent());
    }

    @Override
    public void opened() {
        if (project.packs().isEmpty()) {
            frame.status().nothingToCheck();
        }
        frame.tabs().closeAllBut(project.packs().stream().map(OpenPack::place).collect(Collectors.toSet()));
        pictures.refresh();
        library.show(project.outline(), findings());
        frame.status().checking(project.isChecking());
        frame.tabs().refresh();
        menu.refresh();
    }

    @Override
    public void changed(ProjectChange change) {
        library.show(project.outline(), findings());
        frame.status().checking(true);
        frame.tabs().refresh();
        menu.refresh();
    }

    @Override
    public void checked(Load load) {
        pictures.refresh();
        library.show(project.outline(), load.findings());
        problems.show(load.findings());
        if (!project.packs().isEmpty()) {
            frame.status().problems(load.findings());
        }
        frame.status().checking(project.isChecking());
        frame.tabs().refresh();
        if (warmUp == null) {
            warmUp = desk.warmUp();
        }
    }

    private List<Diagnostic> findings() {
        return project.load().map(Load::findings).orElse(List.of());
    }

    @Override
    public void changed() {
        menu.refresh();
    }

    @Override
    public void failed(Job job, String message) {
        desk.sayWhyNot(job.name(), message);
    }
}

package soulwright.editor.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import soulwright.editor.document.Project;
import soulwright.editor.document.Recovery;
import soulwright.editor.document.Threads;
import soulwright.editor.widget.Look;
import soulwright.editor.work.SwingThreads;
import soulwright.editor.work.Workshop;

/**
 * What the Studio begins with.
 *
 * @param content folders that hold packs which are known by their ids
 * @param user where preferences and unsaved texts are kept
 * @param packs to open at once: folders, archives or ids
 * @param look theme and zoom instead of the user's
 */
public record StudioStart(List<Path> content, UserFolders user, List<String> packs, Optional<Look> look) {
    public StudioStart {
        content = List.copyOf(content);
        packs = List.copyOf(packs);
    }

    /**
     * Makes the window, which is not shown yet. Packs are opened in the background. Called on the event thread.
     *
     * @param closed is called when the user has ended the Studio
     */
    public StudioWindow window(Runnable closed) {
        Threads threads = new SwingThreads();
        Project project = new Project(Project.finder(content), threads);
        SettingsFile file = new SettingsFile(user.settings());
        Settings settings = file.read();
        Workshop workshop = Workshop.open();
        Look shown = look.orElseGet(() -> Look.install(settings.theme(), settings.zoom()));
        Recovery recovery = new Recovery(user.data().resolve("unsaved"), project, threads);
        Remembered remembered = new Remembered(file, settings, threads, problem -> {});
        StudioWindow window = new StudioWindow(
                project, workshop, shown, remembered, recovery, user.data().resolve("games"), closed);
        if (!packs.isEmpty()) {
            window.openPacks(packs);
        }
        return window;
    }
}

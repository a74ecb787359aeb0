package soulwright.editor.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.jspecify.annotations.Nullable;
import soulwright.editor.document.FileId;
import soulwright.editor.document.NewPack;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.PackBrief;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Look;
import soulwright.editor.widget.Tab;
import soulwright.pack.Kind;

/** Does what the commands of the window say. */
final class WindowActs implements StudioActs {
    private final Project project;
    private final Look look;
    private final Remembered remembered;
    private final Runnable end;
    private @Nullable Parts parts;

    /** The rest of the window, which is made after its commands. */
    private record Parts(
            StudioFrame frame, StudioDesk desk, StudioMenu menu, LibraryPanel library, Home home, Saves saves) {}

    WindowActs(Project project, Look look, Remembered remembered, Runnable end) {
        this.project = project;
        this.look = look;
        this.remembered = remembered;
        this.end = end;
    }

    void begin(StudioFrame frame, StudioDesk desk, StudioMenu menu, LibraryPanel library, Home home) {
        parts = new Parts(frame, desk, menu, library, home, new Saves(frame.window(), project, desk::say));
    }

    private Parts parts() {
        Parts known = parts;
        if (known == null) {
            throw new IllegalStateException("the window is not put together yet");
        }
        return known;
    }

    @Override
    public Project project() {
        return project;
    }

    @Override
    public Look look() {
        return look;
    }

    @Override
    public Optional<Tab> front() {
        return parts == null ? Optional.empty() : parts.frame.tabs().selected();
    }

    @Override
    public void home() {
        parts().desk.open(parts().home.tab());
    }

    /** With the packs that are open, or else with those that ship. */
    @Override
    public void newGame() {
        withPacks(parts().desk::newGame);
    }

    @Override
    public void newPack() {
        Path usual = Path.of(System.getProperty("user.home", "")).resolve("soulwright-packs");
        withPacks(() -> NewPackDialog.ask(parts().frame.window(), project.outline(), usual, this::write));
    }

    private void write(NewPack pack) {
        parts().desk
                .workshop()
                .run(
                        "Writing the pack",
                        progress -> {
                            pack.write();
                            return pack.folder().toString();
                        },
                        this::openAndReveal);
    }

    /** Opens a pack and shows it in the library. */
    void openAndReveal(String place) {
        openPacks(List.of(place), () -> reveal(place));
    }

    /** Shows an open pack in the library. */
    void reveal(String place) {
        if (!parts().frame.showsLibrary()) {
            parts().frame.toggleLibrary();
        }
        parts().library.reveal(place);
    }

    /** Does something with the packs that are open, or else with those that ship. */
    private void withPacks(Runnable then) {
        if (project.packs().isEmpty()) {
            openShipped(then);
        } else {
            then.run();
        }
    }

    /** With the packs that are open if one has a campaign, or else also with those that ship. */
    @Override
    public void campaigns() {
        if (project.outline().entries(Kind.CAMPAIGNS).findAny().isEmpty()) {
            openShipped(parts().desk::campaigns);
        } else {
            parts().desk.campaigns();
        }
    }

    private void openShipped(Runnable then) {
        parts().desk
                .workshop()
                .run(
                        "Looking for packs",
                        progress -> project.offered(List.of()).stream()
                                .map(PackBrief::place)
                                .toList(),
                        shipped -> openPacks(shipped, then));
    }

    @Override
    public void choosePack() {
        JFileChooser chooser = new JFileChooser();
        chooser.setDialogTitle("Open pack");
        chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
        chooser.setFileFilter(new FileNameExtensionFilter("Packs: folders and zip archives", "zip"));
        chooser.setApproveButtonText("Open");
        chooser.setApproveButtonToolTipText("Open the chosen pack");
        if (chooser.showOpenDialog(parts().frame.window()) == JFileChooser.APPROVE_OPTION) {
            File chosen = chooser.getSelectedFile();
            openAndReveal(chosen.getAbsolutePath());
        }
    }

    /** Opens packs: folders, archives, or ids of packs that ship. */
    void openPacks(List<String> packs) {
        openPacks(packs, () -> {});
    }

    private void openPacks(List<String> packs, Runnable then) {
        Set<OpenPack> before = Set.copyOf(project.packs());
        parts().desk.say("Opening…");
        project.open(packs, problems -> {
            List<OpenPack> added = project.packs().stream()
                    .filter(pack -> pack.asked() && !before.contains(pack))
                    .toList();
            added.forEach(pack -> remembered.change(settings -> settings.opened(pack.place())));
            parts().desk.say(added.isEmpty() ? "" : "Opened " + names(added));
            problems.forEach(problem -> parts().desk.sayWhyNot("Pack not opened", problem));
            then.run();
        });
    }

    private String names(List<OpenPack> packs) {
        return packs.stream()
                .flatMap(pack -> project.outline().pack(pack.place()).stream())
                .map(pack -> pack.name())
                .collect(Collectors.joining(", "));
    }

    @Override
    public Optional<OpenPack> packAtHand() {
        List<OpenPack> asked = project.packs().stream().filter(OpenPack::asked).toList();
        Optional<OpenPack> only = asked.size() == 1 ? Optional.of(asked.get(0)) : Optional.empty();
        return front().flatMap(Tab::pack)
                .or(() -> Optional.ofNullable(parts)
                        .flatMap(known -> known.library.selectedPack().map(OpenPack::place)))
                .flatMap(place -> asked.stream()
                        .filter(pack -> pack.place().equals(place))
                        .findFirst())
                .or(() -> only);
    }

    @Override
    public void closePack(OpenPack pack) {
        List<FileId> unsaved = project.unsaved().stream()
                .filter(file -> file.pack().equals(pack.place()))
                .toList();
        parts().saves.settle(unsaved, "These files of the pack have changes that are not saved:", () -> {
            parts().desk.say("Closed " + names(List.of(pack)));
            project.close(pack);
        });
    }

    @Override
    public void save() {
        front().ifPresent(tab ->
                parts().saves.save(project.unsaved().stream().filter(tab::edits).toList()));
    }

    @Override
    public void saveAll() {
        parts().saves.save(project.unsaved());
    }

    @Override
    public void closeTab() {
        front().ifPresent(parts().frame.tabs()::mayClose);
    }

    @Override
    public void preferences() {
        PreferencesDialog.show(parts().frame.window(), look);
    }

    @Override
    public void about() {
        AboutDialog.show(parts().frame.window());
    }

    /** Tabs are asked first: a game might be under way. */
    @Override
    public void quit() {
        if (parts().frame.tabs().all().stream().allMatch(Tab::mayClose)) {
            Set<FileId> unsaved = project.unsaved();
            parts().saves.settle(unsaved, "These files have changes that are not saved:", this::end);
        }
    }

    void end() {
        parts().frame.tabs().all().forEach(parts().frame.tabs()::close);
        end.run();
    }

    @Override
    public void say(String message) {
        parts().desk.say(message);
    }

    @Override
    public void findEntry() {
        if (!parts().frame.showsLibrary()) {
            parts().frame.toggleLibrary();
        }
        parts().library.find();
    }

    @Override
    public void findCommand() {
        CommandPalette.show(parts().frame.window(), parts().menu.all());
    }

    @Override
    public void toggleProblems() {
        parts().frame.problems(!parts().frame.showsProblems());
    }

    @Override
    public void toggleLibrary() {
        parts().frame.toggleLibrary();
    }

    @Override
    public void step(int by) {
        parts().frame.tabs().step(by);
    }
}

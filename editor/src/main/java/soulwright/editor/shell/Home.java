package soulwright.editor.shell;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.Project;
import soulwright.editor.document.ProjectListener;
import soulwright.editor.document.Recovery;
import soulwright.editor.shell.HomeTab.Offer;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Tab;
import soulwright.pack.PackFiles;

/** Says what the home screen offers at this moment. */
final class Home {
    private final StudioDesk desk;
    private final Project project;
    private final Remembered remembered;
    private final Recovery recovery;
    private final WindowActs acts;
    private final HomeTab tab;
    private List<String> shipped = List.of();
    private List<Recovery.Left> left = List.of();

    Home(StudioDesk desk, Remembered remembered, Recovery recovery, WindowActs acts, FileCommands commands) {
        this.desk = desk;
        this.project = desk.project();
        this.remembered = remembered;
        this.recovery = recovery;
        this.acts = acts;
        tab = new HomeTab(List.of(commands.newGame, commands.openPack));
        project.addListener(new ProjectListener() {
            @Override
            public void opened() {
                offerPacks();
            }
        });
        desk.workshop().run("Looking for packs", progress -> found(), this::take);
        offerPacks();
    }

    Tab tab() {
        return tab;
    }

    /** @param shipped the places of packs that ship */
    private record Found(List<String> shipped, List<Recovery.Left> left) {}

    private Found found() throws IOException {
        return new Found(project.known().stream().map(PackFiles::shown).toList(), recovery.found());
    }

    private void take(Found found) {
        shipped = found.shipped;
        left = found.left;
        offerLeft();
        offerPacks();
    }

    private void offerPacks() {
        Set<String> open = project.packs().stream().map(OpenPack::place).collect(Collectors.toSet());
        Set<String> places = new LinkedHashSet<>(remembered.settings().recent());
        places.addAll(shipped);
        List<Offer> offers = new ArrayList<>();
        for (String place : places) {
            String name = place.substring(place.lastIndexOf('/') + 1);
            offers.add(new Offer(
                    "pack", name, place, open.contains(place) ? List.of() : List.of(openCommand(place, name))));
        }
        tab.packs(offers);
    }

    private Command openCommand(String place, String name) {
        return Command.of("Open", () -> acts.openPacks(List.of(place))).saying("Open " + name + " for editing");
    }

    private void offerLeft() {
        tab.lost(left.stream().map(this::offer).toList());
    }

    private Offer offer(Recovery.Left one) {
        int count = one.lost().files().size();
        String files = one.lost().files().stream()
                .map(file -> file.file().path())
                .limit(4)
                .collect(Collectors.joining(", "));
        Command restore = Command.of("Restore", () -> restore(one))
                .saying("Opens the packs again with these changes, as one edit that can be undone");
        Command discard = Command.of("Discard", () -> discard(one)).saying("Forgets these changes for good");
        return new Offer(
                "recover",
                count + (count == 1 ? " file" : " files") + " changed when the Studio ended",
                files,
                List.of(restore, discard));
    }

    private void restore(Recovery.Left one) {
        forget(one);
        recovery.restore(one, problems -> problems.forEach(problem -> desk.sayWhyNot("Pack not opened", problem)));
    }

    private void discard(Recovery.Left one) {
        forget(one);
        desk.workshop()
                .run(
                        "Discarding",
                        progress -> {
                            one.discard();
                            return one;
                        },
                        done -> desk.say("Discarded"));
    }

    private void forget(Recovery.Left one) {
        left = left.stream().filter(other -> !other.equals(one)).toList();
        offerLeft();
    }
}

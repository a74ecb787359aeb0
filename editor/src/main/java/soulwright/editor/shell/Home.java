package soulwright.editor.shell;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.SwingUtilities;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.PackBrief;
import soulwright.editor.document.Project;
import soulwright.editor.document.ProjectListener;
import soulwright.editor.document.Recovery;
import soulwright.editor.play.Games.UnderWay;
import soulwright.editor.shell.HomeTab.Offer;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Tab;

/** Says what the home screen offers at this moment. */
final class Home {
    private static final int MOST_GAMES = 3;

    private final StudioDesk desk;
    private final Project project;
    private final Recovery recovery;
    private final WindowActs acts;
    private final HomeTab tab;
    private List<PackBrief> offered = List.of();
    private List<Recovery.Left> left = List.of();

    Home(StudioDesk desk, Remembered remembered, Recovery recovery, WindowActs acts, FileCommands commands) {
        this.desk = desk;
        this.project = desk.project();
        this.recovery = recovery;
        this.acts = acts;
        tab = new HomeTab(
                List.of(commands.newGame, commands.campaign, commands.newPack, commands.openPack),
                () -> desk.gamesUnderWay(MOST_GAMES, this::offerGames));
        project.addListener(new ProjectListener() {
            @Override
            public void opened() {
                offerPacks();
            }
        });
        desk.look().addListener(this::follow);
        List<String> recent = remembered.settings().recent();
        desk.workshop().run("Looking for packs", progress -> found(recent), this::take);
        offerPacks();
    }

    Tab tab() {
        return tab;
    }

    /** Takes over theme and zoom also while it is closed, when it is part of no window that would tell it. */
    private void follow() {
        if (!tab.component().isDisplayable()) {
            SwingUtilities.updateComponentTreeUI(tab.component());
        }
    }

    private record Found(List<PackBrief> offered, List<Recovery.Left> left) {}

    private Found found(List<String> recent) throws IOException {
        return new Found(project.offered(recent), recovery.found());
    }

    private void take(Found found) {
        offered = found.offered;
        left = found.left;
        offerLeft();
        offerPacks();
    }

    private void offerPacks() {
        Set<String> open = project.packs().stream().map(OpenPack::place).collect(Collectors.toSet());
        List<PackBrief> all = new ArrayList<>();
        project.outline().packs().stream()
                .filter(pack -> offered.stream()
                        .noneMatch(one -> one.place().equals(pack.pack().place())))
                .forEach(pack -> all.add(new PackBrief(pack.pack().place(), pack.name(), "")));
        all.addAll(offered);
        tab.packs(all.stream()
                .map(pack -> offer(pack, open.contains(pack.place())))
                .toList());
    }

    private Offer offer(PackBrief pack, boolean open) {
        String detail = pack.summary().isEmpty() ? pack.place() : pack.summary();
        Command show = Command.of("Show", () -> acts.reveal(pack.place()))
                .saying("Show what " + pack.name() + " holds, in the library");
        Command command = Command.of("Open", () -> acts.openAndReveal(pack.place()))
                .saying("Open " + pack.name() + " for editing: " + pack.place());
        return new Offer("pack", pack.name(), detail, List.of(open ? show : command));
    }

    private void offerGames(List<UnderWay> games) {
        tab.games(games.stream().map(Home::offer).toList());
    }

    private static Offer offer(UnderWay game) {
        Command goOn = Command.of("Continue", game.goOn()).saying("Go on with " + game.title());
        return new Offer("play", game.title(), game.detail(), List.of(goOn));
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
        recovery.restore(one, problems -> {
            problems.forEach(problem -> desk.sayWhyNot("Pack not opened", problem));
            if (problems.isEmpty()) {
                desk.say("Restored; not saved yet. Undo takes it back");
            }
        });
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

package soulwright.editor.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JComponent;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.editor.board.BoardScreens;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.entry.EntryScreens;
import soulwright.editor.play.Games;
import soulwright.editor.play.Games.UnderWay;
import soulwright.editor.story.Stories;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Offstage;
import soulwright.editor.widget.Tab;
import soulwright.pack.Kind;

/** Which screen shows what. The one place that knows them all. */
final class Screens {
    private final Desk desk;
    private final EntryScreens entries;
    private final Games games;
    private final BoardScreens boards;
    private final Stories stories;

    /** @param gamesFolder where games and campaigns are saved */
    Screens(Desk desk, Path gamesFolder) {
        this.desk = desk;
        this.entries = new EntryScreens(desk);
        this.games = new Games(desk, gamesFolder);
        this.boards = new BoardScreens(desk);
        this.stories = new Stories(desk, gamesFolder);
    }

    /** What makes screens quick to open the first time, a piece at a time. */
    Stream<Runnable> warmUp(Offstage place) {
        return Stream.concat(entries.warmUp(place), boards.warmUp(place));
    }

    /** Of translations those in the first file; nothing when there are none yet. */
    Optional<Tab> kind(OpenPack pack, Kind kind) {
        return kind != Kind.LANG
                ? Optional.of(entries.kind(pack, kind))
                : desk.project().outline().pack(pack.place()).stream()
                        .flatMap(outline -> outline.files(kind).stream())
                        .findFirst()
                        .map(file -> entries.translations(file.file()));
    }

    /** Asks for another language, and opens what is translated into it. */
    void newLanguage(JComponent before, String pack) {
        entries.newLanguage(before, pack);
    }

    /** What shows a file best: translations beside the originals, or else its text. */
    Optional<Tab> file(FileId file) {
        boolean translations = file.kind().filter(Kind.LANG::equals).isPresent()
                && desk.project()
                        .outline()
                        .file(file)
                        .filter(is -> !is.broken())
                        .isPresent();
        return translations ? Optional.of(entries.translations(file)) : text(file);
    }

    /** Adds an entry to a kind in its grid, as its command does. */
    void add(OpenPack pack, Kind kind) {
        entries.kind(pack, kind).add();
    }

    Optional<Tab> entry(EntryName entry) {
        return desk.project().outline().entry(entry).map(found -> switch (entry.kind()) {
            case BOARDS -> boards.board(entry);
            case LANG -> entries.translations(found.file());
            default -> entries.entry(entry);
        });
    }

    Optional<Tab> text(FileId file) {
        return Optional.of(entries.text(file));
    }

    /** Shows a stretch of a text in a tab that is open. */
    void select(FileId file, Place at) {
        entries.text(file).select(at);
    }

    /** Shows a finding in the form of its entry, if it lies in one that has a tab or can have one. */
    Optional<Tab> form(Diagnostic finding) {
        return entries.entryOf(finding).flatMap(found -> entry(found.name()));
    }

    /** Brings a finding into sight in a form that is open. */
    void show(Diagnostic finding) {
        entries.entryOf(finding)
                .filter(found -> found.name().kind() != Kind.BOARDS)
                .ifPresent(found -> {
                    if (found.name().kind() == Kind.LANG) {
                        entries.translations(found.file()).show(finding);
                    } else {
                        entries.entry(found.name()).show(finding);
                    }
                });
    }

    Tab newGame() {
        return games.newGame();
    }

    Tab campaigns() {
        return stories.home();
    }

    void newBoard(JComponent before, String pack) {
        boards.newBoard(before, pack);
    }

    /** Gives games that go on, the newest first. */
    void gamesUnderWay(int most, Consumer<List<UnderWay>> then) {
        games.underWay(most, then);
    }

    void play(EntryName board) {
        games.play(board);
    }
}

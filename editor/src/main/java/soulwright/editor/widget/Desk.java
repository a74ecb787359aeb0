package soulwright.editor.widget;

import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.editor.art.Gallery;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.Project;
import soulwright.editor.work.Workshop;
import soulwright.pack.Kind;
import soulwright.yaml.Refused;

/** The window as screens see it: they ask it to open others, which they do not know. */
public interface Desk {
    Project project();

    Workshop workshop();

    /** Theme and zoom. */
    Look look();

    /** The pictures of all that the packs hold, as they were when they were checked last. */
    Gallery gallery();

    /** Brings a tab to the front; the one that is open already when there is one with the same key. */
    void open(Tab tab);

    /** Closes a tab, without asking it. */
    void close(Tab tab);

    /** Brings the home screen to the front. */
    void home();

    /** Opens the grid of all entries of a kind in a pack. */
    void openKind(OpenPack pack, Kind kind);

    /** Opens an entry: its form, or the board it is. */
    void openEntry(EntryName entry);

    /** Opens the text of a file. */
    void openText(FileId file);

    /** Opens the text of a file and selects a stretch of it. */
    void openText(FileId file, Place at);

    /** Shows where something was found: in the form of the entry, or in the text. */
    void show(Diagnostic finding);

    /** Shows or hides the list of all that was found, where there is one. */
    default void problems(boolean shown) {}

    /** Opens the screen on which a game is begun. */
    void newGame();

    /** Opens the screen on which campaigns are begun and taken up again, where there is one. */
    default void campaigns() {}

    /**
     * Asks what a new board of a pack is to be, and opens it.
     *
     * @param pack its place
     */
    default void newBoard(String pack) {}

    /** Plays a board at once, with the rules and players of last time. */
    void play(EntryName board);

    /** Tells the user something that needs no answer, in the status bar. */
    void say(String message);

    /** Tells the user that something could not be done, and why. */
    void sayWhyNot(String what, String why);

    /** Tells the user why an edit was refused, without taking the keyboard away from whoever types or draws. */
    default void refused(String what, Refused refused) {
        say(what + ": " + refused.message());
    }
}

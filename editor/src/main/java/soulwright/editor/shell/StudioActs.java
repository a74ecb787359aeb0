package soulwright.editor.shell;

import java.util.Optional;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Look;
import soulwright.editor.widget.Tab;

/** What the commands of the window do. */
interface StudioActs {
    Project project();

    Look look();

    /** The tab in front. */
    Optional<Tab> front();

    void home();

    void newGame();

    void campaigns();

    /** Asks what a new pack is to be, writes it and opens it. */
    void newPack();

    /** Lets the user choose a pack, and opens it. */
    void choosePack();

    /** The pack that is to be closed next: that of the tab in front, or the one chosen in the library, or the only one. */
    Optional<OpenPack> packAtHand();

    /** Closes a pack with its tabs, after asking about unsaved changes. */
    void closePack(OpenPack pack);

    void save();

    void saveAll();

    void closeTab();

    void preferences();

    void about();

    void quit();

    /** Tells the user something in the status bar. */
    void say(String message);

    void findEntry();

    void findCommand();

    void toggleProblems();

    void toggleLibrary();

    /** Brings another tab to the front: the next with 1, the one before with -1. */
    void step(int by);
}

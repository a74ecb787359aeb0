package soulwright.editor.shell;

import java.util.List;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;

/** What is done with packs, files and the window. */
final class FileCommands {
    final Command home;
    final Command newGame;
    final Command campaign;
    final Command newPack;
    final Command openPack;
    final Command closePack;
    final Command save;
    final Command saveAll;
    final Command closeTab;
    final Command preferences;
    final Command about;
    final Command quit;

    FileCommands(StudioActs acts) {
        Project project = acts.project();
        home = Command.of("Home", acts::home)
                .saying("Shows where everything begins")
                .on("alt HOME")
                .with(Icons.of("home"));
        newGame = Command.of("New game…", acts::newGame)
                .saying("Choose a board and who plays, and begin")
                .on("ctrl N")
                .with(Icons.of("play"));
        campaign = Command.of("Play a campaign…", acts::campaigns)
                .saying("Begin a story, or go on with one")
                .on("ctrl shift N")
                .with(Icons.of("story"));
        newPack = Command.of("New pack…", acts::newPack)
                .saying("Make monsters, lands and boards of your own")
                .on("ctrl alt N")
                .with(Icons.of("add"));
        openPack = Command.of("Open pack…", acts::choosePack)
                .saying("Open a folder or an archive that holds a pack")
                .on("ctrl O")
                .with(Icons.of("open"));
        closePack = Command.of("Close pack", () -> acts.packAtHand().ifPresent(acts::closePack))
                .saying("Closes the pack and its tabs; asks about unsaved changes")
                .on("ctrl shift W")
                .when(() -> acts.packAtHand().isPresent());
        save = Command.of("Save", acts::save)
                .saying("Writes what was changed in this tab")
                .on("ctrl S")
                .with(Icons.of("save"))
                .when(() -> acts.front()
                        .filter(tab -> project.unsaved().stream().anyMatch(tab::edits))
                        .isPresent());
        saveAll = Command.of("Save all", acts::saveAll)
                .saying("Writes all files with unsaved changes")
                .on("ctrl shift S")
                .with(Icons.of("save"))
                .when(() -> !project.unsaved().isEmpty());
        closeTab = Command.of("Close tab", acts::closeTab)
                .saying("Closes the tab in front; nothing that is unsaved is lost by it")
                .on("ctrl W")
                .with(Icons.of("close"))
                .when(() -> acts.front().isPresent());
        preferences = Command.of("Preferences…", acts::preferences)
                .saying("Theme and zoom")
                .on("ctrl COMMA")
                .with(Icons.of("settings"));
        about = Command.of("About Soulwright", acts::about)
                .saying("Version, licences and credits")
                .on("alt F1")
                .with(Icons.of("info"));
        quit = Command.of("Quit", acts::quit)
                .saying("Asks about unsaved changes, and ends")
                .on("ctrl Q");
    }

    List<Command> all() {
        return List.of(
                home,
                newGame,
                campaign,
                newPack,
                openPack,
                closePack,
                save,
                saveAll,
                closeTab,
                preferences,
                about,
                quit);
    }
}

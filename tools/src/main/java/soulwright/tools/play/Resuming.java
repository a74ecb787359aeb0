package soulwright.tools.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import soulwright.diagnostic.Wording;
import soulwright.game.Recording;
import soulwright.game.Resumption;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Damaged;
import soulwright.game.SaveFile.Opened;
import soulwright.game.SaveFile.Whole;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.tools.terminal.Terminal;

/** Takes up a saved game, and asks where something is not as it was. */
public record Resuming(SaveFile file, Terminal terminal) {
    /** The game that was saved, or, if the file is damaged and somebody agrees, the save before it. */
    public Optional<Recording> open() {
        Opened opened = file.read();
        if (opened instanceof Whole whole) {
            return Optional.of(whole.recording());
        }
        Damaged damaged = (Damaged) opened;
        terminal.print(sentence(damaged.message()));
        terminal.print(sentence(damaged.help()));
        return damaged.before().filter(before -> agrees("Go on with the save before it?"));
    }

    /**
     * Plays a saved game again, so that it can be gone on with.
     *
     * @param fresh a session with its set-up in which nothing has been decided
     * @return what saves it from now on: in its own file, or in a copy if it is not quite the same game and somebody agrees; nothing if
     *     nobody does
     */
    public Optional<Saving> replay(Recording saved, Session fresh) {
        Resumption resumption = Resumption.of(saved, fresh);
        if (resumption.isExact()) {
            return Optional.of(new Saving(file, Optional.of(saved)));
        }
        resumption.words().forEach(words -> terminal.print("- " + words));
        SaveFile copy = file.unusedCopy();
        return agrees("Go on from there with a copy, in " + copy.path() + "?")
                ? Optional.of(new Saving(copy, Optional.empty()))
                : Optional.empty();
    }

    /** Whether somebody who goes on with a save wants a pack to be read because of it. */
    public boolean mayRead(String pack) {
        terminal.print("The save says that its pack is " + pack + ", outside of the current folder.");
        return agrees("Read it there?");
    }

    private boolean agrees(String question) {
        String answer = terminal.read(question + " (yes or no) ").orElse("no").strip();
        return List.of("y", "yes").contains(answer.toLowerCase(Locale.ROOT));
    }

    private static String sentence(String words) {
        return Wording.capital(words) + ".";
    }
}

package soulwright.editor.shell;

import java.util.Optional;
import soulwright.diagnostic.Place;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Tab;
import soulwright.pack.Kind;

/** Which screen shows what. The one place that knows them all. */
final class Screens {
    private final Desk desk;

    Screens(Desk desk) {
        this.desk = desk;
    }

    Optional<Tab> kind(OpenPack pack, Kind kind) {
        return Optional.empty();
    }

    Optional<Tab> entry(EntryName entry) {
        return Optional.empty();
    }

    Optional<Tab> text(FileId file, Optional<Place> at) {
        return Optional.empty();
    }

    Optional<Tab> newGame() {
        desk.say("No games can be begun here yet");
        return Optional.empty();
    }

    Optional<Tab> play(EntryName board) {
        return Optional.empty();
    }
}

package soulwright.editor.widget;

import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import soulwright.editor.document.FileId;

/** A screen in the middle of the window: a form, a text, a board, a game. */
public interface Tab {
    /** What it shows; two tabs with equal keys are one. A record will do. */
    Object key();

    /** A few words for the tab, without a mark for unsaved changes. */
    String title();

    /** For the tooltip of the tab: where what it shows lies. */
    default String tooltip() {
        return title();
    }

    Optional<Icon> icon();

    /** The screen itself, always the same. */
    JComponent component();

    /** Where the keyboard goes when the tab comes to the front. */
    JComponent firstFocus();

    /** What can be done here, for the menu of the tab; their shortcuts work while the tab is in front. */
    default List<Command> commands() {
        return List.of();
    }

    /** The file that it shows. */
    default Optional<FileId> file() {
        return Optional.empty();
    }

    /** Whether a file is edited here, so that its unsaved changes are marked on the tab and saved with it. */
    default boolean edits(FileId file) {
        return file().filter(file::equals).isPresent();
    }

    /** The place of the pack that it shows something of; it is closed together with that. */
    default Optional<String> pack() {
        return file().map(FileId::pack);
    }

    /** Whether packs are edited here, so that their edits are undone while it is in front; in a game, nobody would see what is undone. */
    default boolean edits() {
        return true;
    }

    /** It came to the front. */
    default void shown() {}

    /** Asks whether it may be closed; a game under way might ask the user. */
    default boolean mayClose() {
        return true;
    }

    /** It was closed: stop listening, stop games. */
    default void closed() {}
}

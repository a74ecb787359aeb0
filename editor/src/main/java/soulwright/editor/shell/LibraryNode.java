package soulwright.editor.shell;

import java.util.List;
import java.util.Optional;
import soulwright.diagnostic.Severity;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.pack.Kind;

/**
 * A line of the library.
 *
 * @param text what it is called
 * @param detail said after it, fainter: a count, what is wrong
 * @param worst the worst that was found in it
 */
record LibraryNode(Target target, String text, String detail, Optional<Severity> worst, List<LibraryNode> children) {
    LibraryNode {
        children = List.copyOf(children);
    }

    /** What a line stands for; equal ones are the same line after a change. */
    sealed interface Target {}

    record Everything() implements Target {}

    record PackTarget(OpenPack pack) implements Target {}

    record KindTarget(OpenPack pack, Kind kind) implements Target {}

    /** Another entry of a kind. */
    record NewTarget(OpenPack pack, Kind kind) implements Target {}

    record EntryTarget(EntryName name, FileId file) implements Target {}

    record FileTarget(FileId file) implements Target {}

    /** In words for screen readers. */
    String spoken() {
        String wrong = worst.map(severity -> ", " + severity.word()).orElse("");
        return detail.isEmpty() ? text + wrong : text + ", " + detail + wrong;
    }
}

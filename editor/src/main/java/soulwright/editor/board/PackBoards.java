package soulwright.editor.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import soulwright.editor.board.drawing.DrawingReader;
import soulwright.editor.board.drawing.Letters;
import soulwright.editor.board.drawing.NewBoard;
import soulwright.editor.board.drawing.World;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.pack.Kind;

/**
 * The boards of a pack, to make another.
 *
 * @param place of the pack
 * @param pack its id
 */
record PackBoards(Project project, String place, String pack) {
    /** What words mean on its boards, as it was when the packs were checked last. */
    World world() {
        return new World(project.sketches(), pack);
    }

    /** The ids, without the pack, that are taken. */
    List<String> ids() {
        return boards().map(EntryOutline::name).map(EntryName::local).toList();
    }

    private java.util.stream.Stream<EntryOutline> boards() {
        return project.outline().pack(place).stream().flatMap(outline -> outline.entries(Kind.BOARDS).stream());
    }

    /** The sizes of the ruleset; without one, all odd ones. */
    static List<Integer> sizes(World world) {
        return world.rules()
                .map(rules ->
                        rules.sizes().stream().filter(size -> size % 2 == 1).toList())
                .orElseGet(() -> IntStream.rangeClosed(1, 15)
                        .mapToObj(half -> 2 * half + 1)
                        .toList());
    }

    /** Adds a board, in a file of its own; one step of the history. Gives what it is called, or nothing in an archive. */
    Optional<EntryName> add(NewBoard wanted) {
        Letters letters = new Letters(boards().map(board ->
                        DrawingReader.read(board.tree(), Optional.empty()).legend())
                .toList());
        return freshFile(wanted.id()).map(file -> {
            Change change = Change.create(file, wanted.text(world(), letters));
            project.apply(Edit.of("New board " + wanted.name(), change), this);
            return new EntryName(Kind.BOARDS, pack + ":" + wanted.id());
        });
    }

    private Optional<FileId> freshFile(String id) {
        return IntStream.iterate(1, count -> count + 1)
                .limit(100)
                .mapToObj(count -> "boards/" + id + (count == 1 ? "" : "-" + count) + ".yaml")
                .map(path -> new FileId(place, path))
                .filter(file -> project.text(file).isEmpty() && !project.isReadOnly(file))
                .findFirst();
    }
}

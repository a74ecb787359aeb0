package soulwright.tools.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import soulwright.content.piece.Square;
import soulwright.quest.scene.Scene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;

/** The upper part of the screen in a quest: a battle, or the board and how the summoners stand, as large as there is room for. */
record QuestScreen(Book book, Scene scene, Set<Square> marked) {
    private static final int GAP = 1;

    /** @param room what it may take; where that is too little, it is as small as can be */
    List<Line> lines(Size room) {
        List<Line> lines = new ArrayList<>(isWithoutBoard() ? List.of() : new StatusLine(scene).lines(room.columns()));
        if (scene.battle().isPresent()) {
            lines.addAll(new BattlePicture(book, scene, scene.battle().get()).lines(room.columns()));
        } else if (scene.size() > 0) {
            lines.addAll(board(new Size(room.columns(), room.rows() - lines.size())));
        } else {
            lines.addAll(table().lines(room.columns()));
        }
        return lines;
    }

    /** Whether a battle is fought by itself, in which there are neither days nor turns. */
    private boolean isWithoutBoard() {
        return scene.size() == 0 && scene.battle().isPresent();
    }

    private List<Line> board(Size room) {
        List<CellSize> sizes = CellSize.upTo(wanted());
        List<List<Line>> layouts = sizes.stream()
                .filter(size -> size.width(scene.size()) <= room.columns())
                .flatMap(size -> Stream.of(beside(size, room.columns()), below(size, room.columns())))
                .filter(lines -> !lines.isEmpty())
                .toList();
        return layouts.stream()
                .filter(lines -> lines.size() <= room.rows())
                .findFirst()
                .or(() -> layouts.stream().min(Comparator.comparingInt(List::size)))
                .orElseGet(() -> below(sizes.get(sizes.size() - 1), room.columns()));
    }

    /** The columns that the widest of all names on the board would fill. */
    private int wanted() {
        return scene.lands().stream()
                .mapToInt(land -> CellPicture.wanted(book, land))
                .max()
                .orElse(0);
    }

    /** Nothing if there is no room beside the board. */
    private List<Line> beside(CellSize size, int columns) {
        int left = size.width(scene.size()) + GAP;
        int right = columns - left;
        if (right < table().leastWidth()) {
            return List.of();
        }
        List<Line> panel = new ArrayList<>(table().lines(right));
        List<Line> legend = new Legend(book, scene).brief(right);
        if (panel.size() + 1 + legend.size() <= size.height(scene.size())) {
            panel.add(Line.EMPTY);
            panel.addAll(legend);
        }
        return Block.beside(picture(size), left, panel);
    }

    private List<Line> below(CellSize size, int columns) {
        List<Line> lines = new ArrayList<>(picture(size));
        lines.addAll(table().lines(columns));
        return lines.stream().map(line -> line.shorten(columns)).toList();
    }

    private List<Line> picture(CellSize size) {
        return new BoardPicture(book, scene, marked).lines(size);
    }

    private SummonerTable table() {
        return new SummonerTable(book, scene);
    }
}

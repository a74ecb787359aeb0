package soulwright.editor.art;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.piece.BoardDwelling;
import soulwright.content.piece.BoardLand;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Square;
import soulwright.content.piece.Terrain;

/** The tiles of a board on which nobody has played yet. */
public final class BoardTiles {
    private final Board board;
    private final Catalog catalog;
    private final Optional<EntryId<Dwelling>> home;
    private final Map<Square, BoardDwelling> dwellings = new HashMap<>();

    /** @param home what stands where players start */
    public BoardTiles(Board board, Catalog catalog, Optional<EntryId<Dwelling>> home) {
        this.board = board;
        this.catalog = catalog;
        this.home = home;
        board.dwellings().forEach(dwelling -> dwellings.put(dwelling.at(), dwelling));
    }

    /** The tile at a square of the board. */
    public Tile at(Square square) {
        BoardLand land = board.at(square);
        Optional<EntryId<Terrain>> terrain =
                land instanceof BoardLand.Open open ? Optional.of(open.terrain()) : Optional.empty();
        Optional<BoardDwelling> dwelling = Optional.ofNullable(dwellings.get(square));
        int elevation = board.elevation().isEmpty()
                ? 0
                : board.elevation().get(square.row() - 1).get(square.column() - 1);
        return new Tile(
                terrain.map(EntryId::text),
                (land == BoardLand.Fixed.HOME ? home : dwelling.map(BoardDwelling::is)).map(EntryId::text),
                dwelling.flatMap(BoardDwelling::ruin).map(EntryId::text),
                dwelling.flatMap(one -> levels(one)).orElse(0),
                elevation,
                terrain.flatMap(catalog::find).filter(Terrain::blocked).isPresent(),
                land == BoardLand.Fixed.BOSS);
    }

    private Optional<Integer> levels(BoardDwelling dwelling) {
        OptionalInt levels = dwelling.levels();
        return levels.isPresent()
                ? Optional.of(levels.getAsInt())
                : dwelling.ruin()
                        .flatMap(catalog::find)
                        .map(ruin -> ruin.levels().size());
    }
}

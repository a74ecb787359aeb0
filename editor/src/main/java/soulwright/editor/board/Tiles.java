package soulwright.editor.board;

import java.util.Optional;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Terrain;
import soulwright.content.quest.BoardRules;
import soulwright.editor.art.Tile;
import soulwright.editor.board.drawing.Building;
import soulwright.editor.board.drawing.Cell;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.World;

/** What is printed on the lands of a drawing. Words that mean nothing are shown as far as they can be. */
record Tiles(Drawing drawing, World world) {
    /** The tile of a land; nothing where none is drawn, or its letter means nothing. */
    Optional<Tile> tile(Cell cell) {
        return drawing.word(cell).map(word -> tile(cell, word));
    }

    private Tile tile(Cell cell, String word) {
        boolean home = word.equals(Drawing.HOME);
        boolean boss = word.equals(Drawing.BOSS);
        Optional<Terrain> terrain = world.terrain(word);
        Optional<Building> building = drawing.building(cell);
        Optional<String> stands = home
                ? world.rules().map(BoardRules::home).map(id -> id.text())
                : building.map(Building::dwelling).map(this::dwelling);
        return new Tile(
                home || boss
                        ? Optional.empty()
                        : Optional.of(terrain.map(known -> known.id().text()).orElse(word)),
                stands,
                building.flatMap(Building::ruin).map(this::ruin),
                building.map(this::levels).orElse(0),
                height(cell),
                terrain.filter(Terrain::blocked).isPresent(),
                boss);
    }

    private String dwelling(String word) {
        return world.dwelling(word).map(Dwelling::id).map(id -> id.text()).orElse(word);
    }

    private String ruin(String word) {
        return world.ruin(word).map(Ruin::id).map(id -> id.text()).orElse(word);
    }

    private int levels(Building building) {
        return building.levels()
                .orElseGet(() -> building.ruin()
                        .flatMap(world::ruin)
                        .map(ruin -> ruin.levels().size())
                        .orElse(0));
    }

    /** How high a land lies; 0 where nothing says it. */
    int height(Cell cell) {
        return drawing.height(cell)
                .map(figure -> figure.matches("[0-9]{1,2}") ? Integer.parseInt(figure) : 0)
                .or(() -> world.height(cell, drawing.size()))
                .orElse(0);
    }

    /** What the owner of a land gets from it and its dwelling, ruined or not. */
    int soulPower(Cell cell) {
        int ground =
                drawing.word(cell).flatMap(world::terrain).map(world::soulPower).orElse(0);
        return ground
                + drawing.building(cell)
                        .map(Building::dwelling)
                        .flatMap(world::dwelling)
                        .map(world::soulPower)
                        .orElse(0);
    }
}

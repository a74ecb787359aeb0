package soulwright.tools.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import soulwright.quest.scene.LandScene;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** One land as it is drawn: whose, what terrain, what stands on it, and who. */
record CellPicture(Book book, Seats seats, LandScene land, CellSize size) {
    static final String MONSTER = "*";
    static final String BOSS = "&";
    static final String RUIN = "%";
    static final String HOME = "^";
    static final String BLOCKED = "/";
    static final String SEVERAL = "+";

    /** As many lines as the size has rows, each of its width. */
    List<Line> lines() {
        return switch (size.rows()) {
            case 1 -> List.of(size.columns() < 5 ? tiny() : small());
            case 2 -> List.of(top(), two());
            default -> List.of(top(), building(), roomy());
        };
    }

    private Line small() {
        return owner().plus(letter(), ground())
                .plus(building(1), ground())
                .plus(monster(), ground())
                .plus(people(1));
    }

    /** Where there is no room for everything, what matters most comes last. */
    private Line tiny() {
        Line thing = !land.summoners().isEmpty()
                ? people(1)
                : Line.of(monster().isBlank() ? building(1) : monster(), ground());
        return owner().plus(letter(), ground()).plus(thing);
    }

    private Line top() {
        return owner().plus(
                        Columns.fit(land.blocked() ? BLOCKED.repeat(size.columns()) : land.name(), size.columns() - 1),
                        ground());
    }

    private Line two() {
        return Line.of(building(Book.BRIEF), ground()).plus(monster(), ground()).plus(people(2));
    }

    private Line building() {
        return Line.of(building(size.columns()), ground());
    }

    private Line roomy() {
        int room = size.columns() - seats.scene().summoners().size() - 1;
        String name =
                land.monster().map(monster -> monster().concat(monster.name())).orElse("");
        int people = size.columns() - room;
        return Line.of(Columns.fit(name, room), ground()).plus(people(people));
    }

    private Line owner() {
        return land.owner().isPresent()
                ? Line.of(
                        Seats.digit(land.owner().getAsInt()),
                        seats.ground(land.owner().getAsInt()))
                : Line.of(land.blocked() ? BLOCKED : " ", ground());
    }

    private String letter() {
        if (land.terrain().isPresent()) {
            return book.sign("terrains", land.terrain().get()).letter();
        }
        return land.boss() ? " " : HOME;
    }

    private String building(int columns) {
        return Columns.fit(
                ruin().or(this::dwelling).map(sign -> said(sign, columns)).orElse(""), columns);
    }

    private Optional<Sign> ruin() {
        return land.ruin()
                .map(id -> book.sign("ruins", id))
                .map(sign -> new Sign(
                        RUIN + land.levels() + " " + sign.name(), RUIN, RUIN + land.levels() + " ", sign.colour()));
    }

    private Optional<Sign> dwelling() {
        return land.dwelling()
                .map(id -> book.sign("dwellings", id))
                .filter(sign -> !sign.name().equals(land.name()));
    }

    private static String said(Sign sign, int columns) {
        return columns == 1 ? sign.letter() : columns == Book.BRIEF ? sign.brief() : sign.name();
    }

    private String monster() {
        return land.monster().isEmpty() ? " " : land.boss() ? BOSS : MONSTER;
    }

    /** Who stands here, at the right end of so many columns. */
    private Line people(int columns) {
        List<Integer> here = land.summoners();
        if (here.size() > columns) {
            return IntStream.range(0, columns - 1)
                    .mapToObj(here::get)
                    .map(this::person)
                    .reduce(Line.EMPTY, Line::plus)
                    .plus(SEVERAL, ground().inBold());
        }
        Line blank = Line.of(" ".repeat(columns - here.size()), ground());
        return here.stream().map(this::person).reduce(blank, Line::plus);
    }

    private Line person(int seat) {
        return Line.of(Seats.digit(seat), seats.ground(seat));
    }

    private Style ground() {
        return land.terrain().map(id -> book.sign("terrains", id).ground()).orElse(Style.PLAIN);
    }
}

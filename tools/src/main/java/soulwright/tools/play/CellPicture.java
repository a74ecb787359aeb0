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

    /** So many summoners are shown where a land has two rows. */
    private static final int PEOPLE = 2;

    private static final int RUIN_SIGN = 3;

    /** The columns that anything of a land would fill, in a land of three rows. */
    static int wanted(Book book, LandScene land) {
        int dwelling = land.dwelling()
                .map(id -> Columns.of(book.sign("dwellings", id).name()))
                .orElse(0);
        int ruin = land.ruin()
                .map(id -> RUIN_SIGN + Columns.of(book.sign("ruins", id).name()))
                .orElse(0);
        int monster = land.monster().map(one -> 1 + Columns.of(one.name())).orElse(0);
        int people = Math.max(1, land.summoners().size());
        return Math.max(Math.max(1 + Columns.of(land.name()), monster + people), Math.max(dwelling, ruin));
    }

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
        return owner().plus(land.blocked() ? BLOCKED.repeat(size.columns() - 1) : name(), ground());
    }

    /** A terrain that has no room for its name is called as the legend calls it. */
    private String name() {
        int room = size.columns() - 1;
        String name = land.terrain()
                .map(id -> book.sign("terrains", id))
                .filter(sign -> Columns.of(sign.name()) > room)
                .map(sign -> Columns.of(sign.brief()) > room ? sign.letter() : sign.brief())
                .orElse(Columns.shorten(land.name(), room));
        return Columns.fit(name, room);
    }

    /** What stands here has the room that nobody needs. */
    private Line two() {
        int people = Math.min(PEOPLE, land.summoners().size());
        String monster = monster().strip();
        int others = people + monster.length();
        int gap = Math.min(1, others);
        return Line.of(building(size.columns() - others - gap) + " ".repeat(gap) + monster, ground())
                .plus(people(people));
    }

    private Line building() {
        return Line.of(building(size.columns()), ground());
    }

    private Line roomy() {
        int people = Math.max(1, land.summoners().size());
        int room = size.columns() - people;
        String name = land.monster()
                .map(monster -> Columns.shorten(monster() + monster.name(), room))
                .orElse("");
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
        return columns == 1
                ? sign.letter()
                : columns > Book.BRIEF ? Columns.shorten(sign.name(), columns) : sign.brief();
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

package soulwright.quest.world;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;
import soulwright.quest.QuestSetup;
import soulwright.quest.Quests;

/**
 * A quest in a world so small that a test says all that matters: the pack `small` of the test resources, played by the ruleset, elements,
 * statuses and keywords that ship, since they are the rules that tests hold, and what the test adds to it as the pack `case`.
 */
public final class World {
    private static final Path SHIPPED = Path.of("..", "content", "soul-master");
    private static final Path WORLDS = Path.of("src", "test", "resources", "worlds");
    private static final List<String> RULES = List.of(
            "rulesets/soul-master.yaml", "elements/elements.yaml", "statuses/bad.yaml", "keywords/equipment.yaml");
    private static final Toolkit TOOLKIT = Toolkit.standard();
    private static final int SEATS = 4;

    private final Map<String, String> shipped = new LinkedHashMap<>();
    private final Map<String, String> files = new LinkedHashMap<>();
    private final StringBuilder ops = new StringBuilder();
    private final String[] characters = new String[SEATS];
    private String board = "small:common";
    private int people;
    private long seed = 1;

    private World() {
        shipped(RULES.toArray(String[]::new));
    }

    public static World small() {
        return new World();
    }

    /** Adds files of the pack that ships to the small world, such as `items/tricks.yaml`. */
    public World shipped(String... paths) {
        for (String path : paths) {
            try {
                shipped.put(path, Files.readString(SHIPPED.resolve(path)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return this;
    }

    /** Puts a file of the pack that ships in place of one of the small world's own. */
    public World shippedFor(String own, String path) {
        shipped(path);
        shipped.put(own, shipped.remove(path));
        return this;
    }

    /** Adds entries of a kind, a list of them: `with("monsters", "- id: crab ...")`. */
    public World with(String kind, String yaml) {
        files.merge(kind + "/" + kind + ".yaml", yaml, (before, more) -> before + "\n" + more);
        return this;
    }

    /** Sets a value of the ruleset: `rule("commands.mark.do.0.chance", "100")`; a value on several lines is a block. */
    public World rule(String path, String value) {
        ops.append("  - set: ").append(path).append("\n    to:");
        ops.append(value.contains("\n") ? "\n" + value.indent(6) : " " + value + "\n");
        return this;
    }

    /** Puts other words in place of some of the ruleset, where no path leads: `instead("misses: 3", "misses: 1")`, in dwellings too. */
    public World instead(String words, String others) {
        assertThat(shipped.values()).as("files of the world").anyMatch(text -> text.contains(words));
        shipped.replaceAll((path, text) -> text.replace(words, others));
        return this;
    }

    /** A further command, of one word, that costs nothing and does these steps: a situation, one key press away. */
    public World command(String id, String steps) {
        return rule(
                "commands." + id,
                "name: " + id + "\ncost: []\ndo:\n" + steps.strip().indent(2));
    }

    /** An ability that every player has beside those of the ruleset. */
    public World always(String ability) {
        return append("abilities", ability);
    }

    /** An ability that each side of a battle has beside those of the ruleset. */
    public World inBattles(String ability) {
        return append("battle.abilities", ability);
    }

    private World append(String list, String value) {
        ops.append("  - append: ").append(list).append("\n    value:\n").append(value.indent(6));
        return this;
    }

    /** Sets a value of another entry: `patch("statuses", "poison", "recovers", "0")`. */
    public World patch(String kind, String id, String path, String value) {
        String op = "  - { set: %s, to: %s }\n".formatted(path, value);
        files.merge(
                "patches/%s.yaml".formatted(id),
                "target: %s\nkind: %s\nops:\n%s".formatted(id, kind, op),
                (before, more) -> before + op);
        return this;
    }

    /** A further choice of summoners in battle, of one word. */
    public World choice(String id, String steps) {
        return rule(
                "battle.choices." + id,
                "name: " + id + "\ndo:\n" + steps.strip().indent(2));
    }

    /** What monsters do of themselves: only the attack of this name, `Normal attack` or `Special attack`. */
    public World monstersOnly(String attack) {
        String other = attack.equals("Normal attack") ? "Special attack" : "Normal attack";
        return rule("battle.acts." + other + ".weight", "0");
    }

    /** Every blow is a normal hit: none misses, none is guarded, none critical. */
    public World sureBlows() {
        return hits("0", "0", "0");
    }

    /** The chances of how blows hit, in percent; the rest are normal hits. */
    public World hits(String miss, String guarded, String critical) {
        return rule("battle.hits.miss.chance", miss)
                .rule("battle.hits.guarded.chance", guarded)
                .rule("battle.hits.critical.chance", critical);
    }

    /** Has a seat played by a character: its `attributes` and `kit`, as in a file of characters. */
    public World seat(int seat, String character) {
        characters[seat] = "case:seat-" + seat;
        files.put(
                "characters/seat-%d.yaml".formatted(seat),
                "id: seat-%d\nname: Seat %d\n%s".formatted(seat, seat, character));
        return this;
    }

    /** A board of this test: all that its file says but for its id and name. */
    public World board(String yaml) {
        board = "case:board";
        files.put("boards/board.yaml", "id: board\nname: The Case\n" + yaml);
        return this;
    }

    /** So many seats, from the first, are played by people. */
    public World people(int count) {
        people = count;
        return this;
    }

    public World seed(long now) {
        seed = now;
        return this;
    }

    /** A file of this test, such as `campaigns/term.yaml`. */
    public World file(String path, String text) {
        files.put(path, text);
        return this;
    }

    /** The findings of loading it, errors and warnings alike, as `SW2101 case/monsters/monsters.yaml:3:12`. */
    public List<String> findings() {
        return open().load().findings().stream()
                .map(finding -> finding.code().id() + " " + finding.place())
                .toList();
    }

    /** Starts the game: the first seat is asked for its first command. */
    public Played start() {
        return games().start(seed);
    }

    /** Made ready once, for a test that plays many games of the same world. */
    public Games games() {
        Catalog catalog = catalog();
        QuestRuleset ruleset = (QuestRuleset) catalog.all(Ruleset.KIND).get(0);
        return new Games(Quests.of(catalog, ruleset), seats(catalog), entry(catalog.ids(Board.KIND), board));
    }

    /** All that is in it, without errors. */
    public Catalog catalog() {
        Workspace workspace = open();
        assertThat(workspace.load().findings().stream()
                        .filter(finding -> finding.severity() == Severity.ERROR)
                        .map(World::shown))
                .as("errors in the world of the test")
                .isEmpty();
        return workspace.load().catalog();
    }

    private static String shown(Diagnostic finding) {
        return finding.code().id() + " " + finding.place() + " " + finding.message() + " "
                + finding.help().orElse("");
    }

    private Workspace open() {
        Workspace workspace = Workspace.open(
                List.of(
                        new FolderFiles(WORLDS.resolve("small"), "small"),
                        new FolderFiles(WORLDS.resolve("case"), "case")),
                TOOLKIT);
        shipped.forEach((path, text) -> workspace.edit("small", path, text.getBytes(UTF_8)));
        files.forEach((path, text) -> workspace.edit("case", path, text.getBytes(UTF_8)));
        if (ops.length() > 0) {
            String patch = "target: soul-master\nkind: rulesets\nops:\n" + ops;
            workspace.edit("case", "patches/ruleset.yaml", patch.getBytes(UTF_8));
        }
        return workspace;
    }

    private List<QuestSetup.Seat> seats(Catalog catalog) {
        List<QuestSetup.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            Optional<EntryId<GameCharacter>> character =
                    Optional.ofNullable(characters[seat]).map(id -> entry(catalog.ids(GameCharacter.KIND), id));
            seats.add(new QuestSetup.Seat("P" + seat, character, seat < people));
        }
        return seats;
    }

    private static <T extends Entry<T>> EntryId<T> entry(List<EntryId<T>> ids, String text) {
        return ids.stream().filter(id -> id.text().equals(text)).findFirst().orElseThrow();
    }

    /** A world that is ready to be played again and again. */
    public record Games(Quests quests, List<QuestSetup.Seat> seats, EntryId<Board> board) {
        public Played start(long seed) {
            return new Played(quests.start(new QuestSetup(board, seats, seed)));
        }
    }
}

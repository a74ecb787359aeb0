package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import soulwright.diagnostic.Nearest;
import soulwright.game.Decision;
import soulwright.game.Game;
import soulwright.game.Journal;
import soulwright.game.LogLine;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.game.View;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Terminal;

/** One person at one decision: shows it, and answers what is typed until something is decided. */
final class Turn {
    private static final String HINT = "Type legend for the signs, look NAME for details, help for everything else.";
    private static final String NO_CHOICE = "There is nothing to choose yet; Enter goes on.";
    private static final int USUAL_LOG = 20;
    private static final int LONGEST_NAME = 24;

    private final String name;
    private final Session session;
    private final GamePicture picture;
    private final Journal journal;
    private final Saving saving;
    private final Farewell farewell;
    private final Terminal terminal;
    private final GamePicture course;
    private final Arranged decision;
    private final View view;
    private final List<String> remarks;
    private final List<List<Line>> sheets;
    private int sheet;

    /**
     * @param name of who decides
     * @param course the picture of the game, whatever it shows now
     */
    Turn(String name, Session session, GamePicture course, Journal journal, Farewell farewell, Terminal terminal) {
        this.name = name;
        this.session = session;
        this.course = course;
        this.journal = journal;
        this.saving = farewell.saving();
        this.farewell = farewell;
        this.terminal = terminal;
        Decision asked = session.game().decision();
        this.view = session.game().view(asked.player());
        this.picture = course.at(view);
        this.decision = Arranged.of(asked, picture.rows(asked));
        this.remarks = saving.remarks();
        this.sheets = picture.sheets(view, asked, journal.fresh(view.viewer()), terminal.size());
    }

    /** How a turn ends. */
    enum End {
        DECIDED,
        UNDONE,
        STOPPED
    }

    End play() {
        show();
        Optional<End> end = Optional.empty();
        while (end.isEmpty()) {
            Optional<String> line = terminal.read(prompt());
            end = line.isPresent() ? answer(line.get()) : Optional.of(End.STOPPED);
        }
        return end.get();
    }

    private String prompt() {
        if (isReading()) {
            return "Enter goes on (? helps)> ";
        }
        return Columns.shorten(name, LONGEST_NAME) + " (? helps)> ";
    }

    private void show() {
        terminal.clear();
        terminal.print(isReading() ? sheets.get(sheet) : screen().lines(terminal.size()));
        if (isReading()) {
            notices().forEach(terminal::print);
        }
    }

    /** Whether something is read now that comes before the choices. */
    private boolean isReading() {
        return sheet < sheets.size();
    }

    private List<String> notices() {
        List<String> notices = new ArrayList<>(remarks);
        saving.trouble().ifPresent(notices::add);
        return notices;
    }

    private Screen screen() {
        List<LogLine> news = new ArrayList<>(picture.news(view, journal.fresh(view.viewer())));
        notices().forEach(notice -> news.add(News.said(notice)));
        return new Screen(picture, view, decision, intro(), news);
    }

    /** What it is about, and what helps on, until somebody has decided something. */
    private List<String> intro() {
        if (session.lastOf(view.viewer()) > 0) {
            return List.of();
        }
        List<String> intro = new ArrayList<>(picture.goal(view));
        if (!intro.isEmpty()) {
            intro.add(HINT);
        }
        return intro;
    }

    private Optional<End> answer(String line) {
        Optional<ExtraWord> extra = extra(line.strip());
        if (extra.isPresent()) {
            return answer(extra.get());
        }
        if (isReading() && Word.of(line.strip().split(" ", 2)[0]).isEmpty()) {
            return line.isBlank() ? turnOver() : unclear("Enter goes on; help lists what else can be typed.");
        }
        Typed typed = new Interpreter(decision, picture.ways(view, decision)).read(line);
        if (typed instanceof Typed.Choice choice) {
            session.choose(decision.original(choice.option()));
            return Optional.of(End.DECIDED);
        }
        if (typed instanceof Typed.Ask ask) {
            return answer(ask.word(), ask.argument());
        }
        return unclear(typed instanceof Typed.Unclear unclear ? unclear.message() : "Type a number, or help.");
    }

    private Optional<End> unclear(String message) {
        terminal.print(message);
        return Optional.empty();
    }

    /** A word of this game, unless an option is called just so. */
    private Optional<ExtraWord> extra(String typed) {
        boolean isOption = IntStream.range(0, decision.size())
                .anyMatch(option -> decision.words(option).equalsIgnoreCase(typed));
        return picture.extras(view).stream()
                .filter(extra -> !isOption && extra.typed().equalsIgnoreCase(typed))
                .findFirst();
    }

    private Optional<End> answer(ExtraWord extra) {
        if (extra.skips() && isReading()) {
            return skip();
        }
        terminal.print(extra.page().apply(terminal.size().columns()));
        return Optional.empty();
    }

    private Optional<End> turnOver() {
        if (sheet == sheets.size() - 1 && picture.isReading(view, decision)) {
            session.choose(decision.original(0));
            return Optional.of(End.DECIDED);
        }
        sheet++;
        show();
        return Optional.empty();
    }

    /** Goes on to where there is something to decide, or somebody else is asked. */
    private Optional<End> skip() {
        if (!picture.isReading(view, decision)) {
            sheet = sheets.size();
            show();
            return Optional.empty();
        }
        Game game = session.game();
        do {
            session.choose(0);
        } while (!game.over()
                && game.decision().player() == view.viewer()
                && isReading(game.view(view.viewer()), game.decision()));
        return Optional.of(End.DECIDED);
    }

    private boolean isReading(View later, Decision next) {
        return course.at(later).isReading(later, next);
    }

    private Optional<End> answer(Word word, String argument) {
        return switch (word) {
            case UNDO -> undo();
            case QUIT -> Optional.of(End.STOPPED);
            case SHOW -> {
                show();
                yield Optional.empty();
            }
            default -> {
                terminal.print(page(word, argument, terminal.size().columns()));
                yield Optional.empty();
            }
        };
    }

    private List<Line> page(Word word, String argument, int width) {
        boolean ofChoices = word == Word.WHY || word == Word.LIST || (word == Word.LOOK && argument.matches("\\d+"));
        if (ofChoices && isReading()) {
            return List.of(Line.of(NO_CHOICE));
        }
        return switch (word) {
            case WHY -> screen().choices().refusals(argument, width);
            case LIST -> screen().choices().all(width);
            case LOOK -> look(argument, width);
            case CARDS -> picture.own(view, width);
            case LOG -> log(argument, width);
            case LEGEND -> picture.legend(view, width);
            case SAVE -> Block.wrap(save(argument), width, 0);
            default -> HelpPage.lines(picture, view, width);
        };
    }

    private Optional<End> undo() {
        if (!session.canUndo()) {
            terminal.print("Nothing can be taken back: chance has decided since, somebody has seen something new, or"
                    + " another player has been asked.");
            return Optional.empty();
        }
        session.undo();
        journal.undo();
        return Optional.of(End.UNDONE);
    }

    private List<Line> look(String what, int width) {
        if (what.isEmpty()) {
            return List.of(Line.of("Look at what? A choice by its number, a land as in 3,4, or a name."));
        }
        Optional<Integer> option = isReading() ? Optional.empty() : option(what);
        Optional<List<Line>> found = option.flatMap(one -> picture.about(view, decision, one, width));
        return found.or(() -> picture.about(view, what, width)).orElseGet(() -> Block.wrap(unknown(what), width, 0));
    }

    private String unknown(String what) {
        return "Nothing more is known about \"" + what + "\""
                + Nearest.to(what, picture.names(view))
                        .map(near -> "; did you mean \"" + near + "\"?")
                        .orElse(".");
    }

    private Optional<Integer> option(String what) {
        return new Interpreter(decision, picture.ways(view, decision)).read(what) instanceof Typed.Choice choice
                ? Optional.of(choice.option())
                : Optional.empty();
    }

    private List<Line> log(String lines, int width) {
        int wanted = lines.matches("\\d{1,6}") ? Integer.parseInt(lines) : USUAL_LOG;
        List<LogLine> all = journal.of(view.viewer());
        return all.isEmpty() ? List.of(Line.of("Nothing has happened yet.")) : picture.log(view, all, wanted, width);
    }

    private String save(String file) {
        if (!file.isEmpty()) {
            return farewell.elsewhere(file, session.recording());
        }
        saving.save(session.recording());
        return saving.trouble()
                .map(trouble -> trouble + "; save FILE tries another place.")
                .orElse("The game is saved in " + saving.path() + ", and again after every decision.");
    }
}

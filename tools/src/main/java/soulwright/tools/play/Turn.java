package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.diagnostic.Nearest;
import soulwright.game.Decision;
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
    private static final int USUAL_LOG = 20;
    private static final int LONGEST_NAME = 24;

    private final String name;
    private final Session session;
    private final GamePicture picture;
    private final Journal journal;
    private final Saving saving;
    private final Farewell farewell;
    private final Terminal terminal;
    private final Arranged decision;
    private final View view;
    private final List<String> remarks;

    /** @param name of who decides */
    Turn(String name, Session session, GamePicture picture, Journal journal, Farewell farewell, Terminal terminal) {
        this.name = name;
        this.session = session;
        this.picture = picture;
        this.journal = journal;
        this.saving = farewell.saving();
        this.farewell = farewell;
        this.terminal = terminal;
        Decision asked = session.game().decision();
        this.decision = Arranged.of(asked, picture.rows(asked));
        this.view = session.game().view(asked.player());
        this.remarks = saving.remarks();
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
        return Columns.shorten(name, LONGEST_NAME) + " (? helps)> ";
    }

    private void show() {
        terminal.clear();
        terminal.print(screen().lines(terminal.size()));
    }

    private Screen screen() {
        List<LogLine> news = new ArrayList<>(journal.fresh(view.viewer()));
        remarks.forEach(remark -> news.add(News.said(remark)));
        saving.trouble().ifPresent(trouble -> news.add(News.said(trouble)));
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
        Typed typed = new Interpreter(decision, picture.ways(view, decision)).read(line);
        if (typed instanceof Typed.Choice choice) {
            session.choose(decision.original(choice.option()));
            return Optional.of(End.DECIDED);
        }
        if (typed instanceof Typed.Ask ask) {
            return answer(ask.word(), ask.argument());
        }
        terminal.print(typed instanceof Typed.Unclear unclear ? unclear.message() : "Type a number, or help.");
        return Optional.empty();
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
        return switch (word) {
            case WHY -> screen().choices().refusals(argument, width);
            case LIST -> screen().choices().all(width);
            case LOOK -> look(argument, width);
            case CARDS -> picture.own(view, width);
            case LOG -> log(argument, width);
            case LEGEND -> picture.legend(view, width);
            case SAVE -> Block.wrap(save(argument), width, 0);
            default -> HelpPage.lines(picture.goal(view), width);
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
        Optional<List<Line>> found = option(what).flatMap(option -> picture.about(view, decision, option, width));
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
        News all = News.of(journal.of(view.viewer()), picture.actors(view));
        return all.isEmpty()
                ? List.of(Line.of("Nothing has happened yet."))
                : all.last(wanted).all(width);
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

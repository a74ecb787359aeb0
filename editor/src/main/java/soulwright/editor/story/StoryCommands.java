package soulwright.editor.story;

import java.util.List;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;

/** What can be done while a campaign is played, besides choosing. */
final class StoryCommands {
    final Command said;
    final Command stock;
    final Command leave;
    final Command skip;
    final Command byItself;
    private final Command chapters;
    private final Command undo;
    private final Command step;
    private final Command side;

    StoryCommands(StoryTab tab) {
        said = Command.of("What was said", () -> tab.look(Aside.Part.SAID))
                .saying("Shows all that was said so far, or hides it")
                .on("F8")
                .showing(() -> tab.isOpen(Aside.Part.SAID))
                .with(Icons.of("log"));
        stock = Command.of("Card stock", () -> tab.look(Aside.Part.STOCK))
                .saying("Shows your cards for examinations, or hides them")
                .on("F9")
                .showing(() -> tab.isOpen(Aside.Part.STOCK))
                .with(Icons.of("cards"));
        chapters = Command.of("Chapters", () -> tab.look(Aside.Part.CHAPTERS))
                .saying("Shows how far the story is, or hides it")
                .on("F4")
                .showing(() -> tab.isOpen(Aside.Part.CHAPTERS))
                .with(Icons.of("chapters"));
        skip = Command.of("Skip", tab::skip)
                .saying("Goes on to the next choice, or over what you have read before to the first line that is new")
                .on("ctrl RIGHT")
                .with(Icons.of("skip"))
                .when(() -> tab.seen().filter(StoryMoment::isHeard).isPresent());
        byItself = Command.of("Auto", tab::goOnByItself)
                .saying("Has each line go on by itself after the time that it takes to read, or stops that")
                .on("ctrl SPACE")
                .with(Icons.of("play"))
                .when(() -> tab.seen().filter(StoryMoment::isHeard).isPresent());
        undo = Command.of("Take back", tab::undo)
                .saying("Takes your last decision back, as long as nothing new has come of it")
                .on("BACK_SPACE")
                .alsoOn("ctrl Z")
                .when(() -> tab.seen().filter(StoryMoment::canUndo).isPresent());
        step = Command.of("Next step", tab::step)
                .saying("Lets a computer player decide once")
                .on("F6")
                .when(() -> tab.moment()
                        .flatMap(StoryMoment::game)
                        .filter(game -> game.thinking().isPresent())
                        .isPresent());
        side = Command.of("Players and log", tab::toggleSide)
                .saying("Shows or hides players and log, or swaps them with the choices where there is little room")
                .on("F7")
                .with(Icons.of("players"))
                .when(() -> tab.moment().flatMap(StoryMoment::game).isPresent());
        leave = Command.of("Leave the story", tab::back)
                .saying("Goes back; the story is saved")
                .on("ESCAPE")
                .with(Icons.of("home"));
    }

    List<Command> ofStory() {
        return List.of(undo, chapters, stock, said);
    }

    List<Command> ofGame() {
        return List.of(step, undo, side, stock, said);
    }

    List<Command> all() {
        return List.of(skip, byItself, undo, step, side, chapters, stock, said, leave);
    }
}

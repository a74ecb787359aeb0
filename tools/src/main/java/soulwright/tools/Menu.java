package soulwright.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.TypeConversionException;
import soulwright.tools.Questions.Choice;
import soulwright.tools.terminal.Colours;
import soulwright.tools.terminal.Terminal;

/** What Soulwright does, for people who would rather choose than type commands. It asks what commands need to know, and runs them. */
final class Menu {
    private final Console console;

    Menu(Console console) {
        this.console = console;
    }

    /** Goes on until somebody quits or types no more. */
    int open() {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = once();
        }
        return Exit.SUCCESS;
    }

    /** Gives whether to go on. The terminal is free while a command runs, which may want it for itself. */
    private boolean once() {
        List<String> command = List.of();
        try (Terminal terminal = console.terminal().apply(Colours.FULL)) {
            Questions questions = new Questions(terminal);
            MenuTask task =
                    questions.choose("What would you like to do?", tasks()).orElse(MenuTask.QUIT);
            if (task == MenuTask.QUIT) {
                return false;
            }
            command = asked(task, questions);
        }
        if (!command.isEmpty()) {
            Main.run(console, command.toArray(String[]::new));
        }
        return true;
    }

    /** A saved game comes first, if there is one. */
    private List<Choice<MenuTask>> tasks() {
        List<Choice<MenuTask>> tasks = new ArrayList<>(
                Arrays.stream(MenuTask.values()).map(MenuTask::choice).toList());
        List<Choice<Path>> saves = FoundSaves.all(console);
        if (saves.isEmpty()) {
            tasks.remove(0);
        } else {
            Choice<Path> last = saves.get(0);
            tasks.set(0, new Choice<>("Resume", last.name() + ": " + last.about(), MenuTask.RESUME));
        }
        return tasks;
    }

    /** The words of a command; none if there is nothing to be done, or what is wrong is said already. */
    private List<String> asked(MenuTask task, Questions questions) {
        MenuQuestions menu = new MenuQuestions(console, questions);
        try {
            Optional<List<String>> command = switch (task) {
                case RESUME -> menu.resume();
                case PLAY -> new GameQuestions(console, questions).play();
                case CAMPAIGN -> new CampaignQuestions(console, questions).campaign();
                case VERSUS -> new VersusQuestions(console, questions).versus();
                case WATCH -> new GameQuestions(console, questions).watch();
                case CHECK -> menu.pack().map(pack -> List.of("validate", pack));
                case MAKE -> menu.make();
                case LIST -> menu.pack().map(pack -> List.of("list", pack));
                case EXPLAIN -> questions.words("Which word", "").map(word -> List.of("explain", word));
                case COMMANDS -> Optional.of(List.of("--help"));
                case QUIT -> Optional.empty();
            };
            return command.orElse(List.of());
        } catch (WrongUse | Finding | TypeConversionException trouble) {
            questions.say("That cannot be done: " + trouble.getMessage() + ".");
            return List.of();
        }
    }
}

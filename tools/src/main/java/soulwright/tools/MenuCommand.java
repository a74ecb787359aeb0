package soulwright.tools;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Opens the menu, also where there is a display. */
@Command(name = "menu", description = "Choose from a menu in the terminal what to do.")
final class MenuCommand implements Callable<Integer> {
    private final Console console;

    MenuCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return new Menu(console).open();
    }
}

package soulwright.tools;

import soulwright.tools.Questions.Choice;

/** What the menu offers. */
enum MenuTask {
    RESUME("Resume", "a saved game"),
    PLAY("Play", "a board game, alone or with others at this keyboard"),
    CAMPAIGN("Campaign", "a story of many games: begin one, or go on with it"),
    VERSUS("Versus", "card stocks of saved campaigns fight each other"),
    WATCH("Watch", "computers play"),
    CHECK("Validate", "a pack: find every mistake in it"),
    MAKE("New", "a new pack, or a monster, a board or a patch for one"),
    LIST("List", "what is in a pack"),
    EXPLAIN("Explain", "a code, an entry, a key or a word of the effect language"),
    COMMANDS("Commands", "all that can be typed after soulwright"),
    QUIT("Quit", "");

    private final String title;
    private final String about;

    MenuTask(String title, String about) {
        this.title = title;
        this.about = about;
    }

    Choice<MenuTask> choice() {
        return new Choice<>(title, about, this);
    }
}

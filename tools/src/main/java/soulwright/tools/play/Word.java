package soulwright.tools.play;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What can be typed in any game, besides the choices. */
enum Word {
    HELP("", "this page; ? as well"),
    WHY("[CHOICE]", "what cannot be chosen now, and why"),
    LIST("", "all choices, however many"),
    LOOK("WHAT", "about a choice by its number, a land by 3,4, a summoner or an entry by name"),
    CARDS("", "your cards and figures"),
    LOG("[LINES]", "what has happened, as far as you noticed"),
    LEGEND("", "what the signs mean"),
    SHOW("", "show everything again"),
    UNDO("", "take your last choice back, if nothing new was learned by it"),
    SAVE("[FILE]", "say where the game is saved, or save a copy"),
    QUIT("", "stop; the game is saved");

    private final String argument;
    private final String meaning;

    Word(String argument, String meaning) {
        this.argument = argument;
        this.meaning = meaning;
    }

    String typed() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** As in `look WHAT`. */
    String usage() {
        return argument.isEmpty() ? typed() : typed() + " " + argument;
    }

    String meaning() {
        return meaning;
    }

    static Optional<Word> of(String typed) {
        String lower = typed.toLowerCase(Locale.ROOT);
        return lower.equals("?")
                ? Optional.of(HELP)
                : Arrays.stream(values())
                        .filter(word -> word.typed().equals(lower))
                        .findFirst();
    }
}

package soulwright.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import soulwright.tools.Questions.Choice;

/** Asks for what commands need to know, and remembers it for the next time. */
record MenuQuestions(Console console, Questions questions) {
    /** A saved game to go on with. */
    Optional<List<String>> resume() {
        List<Choice<Optional<Path>>> saves = new ArrayList<>();
        FoundSaves.all(console)
                .forEach(save -> saves.add(new Choice<>(save.name(), save.about(), Optional.of(save.value()))));
        saves.add(new Choice<>("another", "a file elsewhere", Optional.empty()));
        return questions
                .choose("Which game?", saves)
                .flatMap(save -> save.map(Path::toString).or(() -> questions.words("Which file", "")))
                .map(file -> {
                    Path save = new PathConverter().convert(file);
                    remember(memory().withSave(save));
                    return List.of(FoundSaves.command(save), "--resume", file);
                });
    }

    /** A pack, the last one first. */
    Optional<String> pack() {
        return pack(PackOffers.of(console.home()).all(memory().pack()));
    }

    /** A pack in which a board game can be played, the last one first. */
    Optional<String> game() {
        return pack(PackOffers.of(console.home()).playable(memory().pack()));
    }

    /** A pack with campaigns, the last one first. */
    Optional<String> story() {
        return pack(PackOffers.of(console.home()).stories(memory().pack()));
    }

    private Optional<String> pack(List<Choice<String>> offered) {
        List<Choice<String>> choices = new ArrayList<>(offered);
        choices.add(new Choice<>("another", "a folder or a zip file elsewhere", ""));
        Optional<String> chosen = questions
                .choose("Which pack?", choices)
                .flatMap(pack -> pack.isEmpty() ? questions.words("Which folder or zip file", "") : Optional.of(pack));
        chosen.ifPresent(pack -> remember(memory().withPack(place(pack))));
        return chosen;
    }

    /** Something new. */
    Optional<List<String>> make() {
        List<Choice<Scaffold>> kinds = Arrays.stream(Scaffold.values())
                .map(kind -> new Choice<>(kind.toString(), kind.about(), kind))
                .toList();
        Optional<Scaffold> kind = questions.choose("What shall it be?", kinds);
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        if (kind.get() == Scaffold.PACK) {
            return questions.words("Name of its folder", "").map(name -> {
                remember(memory().withPack(place(name)));
                return List.of("new", "pack", name);
            });
        }
        return questions
                .words(kind.get() == Scaffold.PATCH ? "Id of what it changes" : "Its name", "")
                .flatMap(name -> questions
                        .words("Folder of the pack that it goes into", folder())
                        .map(pack -> List.of("new", kind.get().toString(), name, "--pack", pack)));
    }

    /** The last pack, if something can be written into it. */
    private String folder() {
        String last = memory().pack();
        return !last.isEmpty() && Files.isDirectory(Path.of(last)) ? last : "";
    }

    /** What finds a pack from any folder: where it lies, or the id that it has. */
    private static String place(String word) {
        Path path = new PathConverter().convert(word);
        return Files.exists(path) || word.contains("/")
                ? path.toAbsolutePath().normalize().toString()
                : word;
    }

    MenuMemory memory() {
        return MenuMemory.in(console.data());
    }

    void remember(MenuMemory memory) {
        memory.keep(console.data());
    }
}

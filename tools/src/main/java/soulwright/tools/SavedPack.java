package soulwright.tools;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import soulwright.game.Fingerprint;
import soulwright.game.Recording;
import soulwright.pack.Offer;

/**
 * Finds the pack that a save says a game is played with. Whoever wrote the save may be a stranger: a pack that does not ship, nor lies in the
 * current folder, nor was named in the menu last, is read only if somebody agrees.
 *
 * @param how what is to be typed to name a pack
 * @param agrees whether somebody wants the pack in a place to be read
 */
record SavedPack(Console console, String how, Predicate<String> agrees) {
    /**
     * Opens it, and with it the other packs that decided how the game went, as far as they ship or lie beside it: they need not be such that
     * it depends on.
     *
     * @param word what the save says that finds it
     * @param named what somebody says that finds it; null if it is where the save says
     * @param with makes something of the packs
     * @throws Finding if it is not there, or nobody wants it to be read
     */
    <T> T open(Recording saved, String word, @Nullable String named, Function<OpenPacks, T> with) {
        List<String> others =
                saved.setup().packs().stream().map(Fingerprint::id).toList();
        Function<String, T> open = found -> with.apply(OpenPacks.open(console.home(), found, others));
        return named == null ? open(word, open) : open.apply(named);
    }

    private <T> T open(String word, Function<String, T> open) {
        if (!isNear(console, word) && !agrees.test(word)) {
            throw new Finding("the game was saved with a pack in \"" + word
                    + "\", which neither ships nor lies in this folder; name it: " + how);
        }
        try {
            return open.apply(word);
        } catch (WrongUse missing) {
            throw new Finding("the game was saved with a pack or with rules that are not where they were: "
                    + missing.getMessage() + "; if they are elsewhere, name the pack: " + how);
        }
    }

    /** Whether a save may say a pack so that it is read without a question. */
    static boolean isNear(Console console, String word) {
        return console.home().finder().offers().stream().map(Offer::id).anyMatch(word::equals)
                || word.equals(MenuMemory.in(console.data()).pack())
                || isHere(word);
    }

    private static boolean isHere(String word) {
        try {
            Path here = Path.of("").toAbsolutePath().normalize();
            return here.resolve(word).normalize().startsWith(here);
        } catch (InvalidPathException impossible) {
            return true;
        }
    }
}

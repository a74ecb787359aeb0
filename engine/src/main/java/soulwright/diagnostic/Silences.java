package soulwright.diagnostic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What `lint-ignore` does. Warnings can be silenced, errors cannot. A silence that silences nothing is itself a warning, for it will one day
 * hide a mistake that nobody expects; those warnings can be silenced too. Beside errors nobody knows what a silence silences, for some checks
 * wait until these are mended.
 */
public final class Silences {
    private Silences() {}

    /** The findings that are left, together with those about the silences themselves. */
    public static List<Diagnostic> apply(Collection<Diagnostic> found, Collection<Silence> silences) {
        List<Diagnostic> left = new ArrayList<>(found);
        List<Silence> ofSilences =
                silences.stream().filter(Silences::isOfSilences).toList();
        List<Silence> others =
                silences.stream().filter(silence -> !isOfSilences(silence)).toList();
        boolean isChecked = found.stream().noneMatch(Silences::isError);
        left.addAll(complaints(hush(left, others), isChecked));
        left.addAll(complaints(hush(left, ofSilences), isChecked));
        return List.copyOf(left);
    }

    private static boolean isOfWarnings(Silence silence) {
        return Code.of(silence.code())
                .filter(code -> code.severity() != Severity.ERROR)
                .isPresent();
    }

    private static boolean isError(Diagnostic finding) {
        return finding.severity() == Severity.ERROR;
    }

    private static boolean isOfSilences(Silence silence) {
        return silence.code().equals(Code.UNUSED_SILENCE.id());
    }

    /** Takes out what is silenced, and tells which silences had nothing to do. */
    private static Set<Silence> hush(List<Diagnostic> left, Collection<Silence> silences) {
        Map<String, List<Silence>> byCode = silences.stream().collect(Collectors.groupingBy(Silence::code));
        Set<Silence> unused = new LinkedHashSet<>(silences);
        left.removeIf(found -> {
            List<Silence> hushing = byCode.getOrDefault(found.code().id(), List.of()).stream()
                    .filter(silence -> silence.covers(found))
                    .toList();
            hushing.forEach(unused::remove);
            return !hushing.isEmpty();
        });
        return unused;
    }

    private static List<Diagnostic> complaints(Collection<Silence> unused, boolean isChecked) {
        return unused.stream()
                .filter(silence -> isChecked || !isOfWarnings(silence))
                .map(Silences::complaint)
                .toList();
    }

    private static Diagnostic complaint(Silence silence) {
        Optional<Code> code = Code.of(silence.code());
        if (code.isEmpty()) {
            return Diagnostic.of(Code.UNUSED_SILENCE, silence.at(), "there is no code \"" + silence.code() + "\"")
                    .withHelp("copy the code from the warning, as in SW4004");
        }
        String what = "%s (%s)".formatted(code.get().id(), code.get().title());
        return code.get().severity() == Severity.ERROR
                ? Diagnostic.of(Code.SILENCED_ERROR, silence.at(), what + " is an error and cannot be silenced")
                        .withHelp("mend it; only warnings can be silenced")
                : Diagnostic.of(Code.UNUSED_SILENCE, silence.at(), "nothing here gives " + what)
                        .withHelp("remove this line, or it will one day hide a mistake");
    }
}

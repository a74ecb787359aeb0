package soulwright.effect.prose;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import soulwright.effect.prose.English.Mood;

/**
 * How a row of the vocabulary is said: words with slots (see {@link Slot}). What stands in brackets is left out when one of its slots is not
 * filled. ` / ` begins another part; a part that ends with `: {steps}` leads them in, and is left out where there are none.
 */
final class Template {
    private static final Pattern PIECE = Pattern.compile("\\[([^\\]]*)]|\\{([a-z-]+)([^}]*)}|([^\\[{]+)");
    private static final Pattern LEADING_IN = Pattern.compile("(.*?)(:?) ?\\{([a-z-]+)( and)?}");

    private final List<String> parts;
    private final Set<String> slots = new LinkedHashSet<>();

    Template(String written) {
        parts = List.of(written.split(" / "));
        Matcher piece = Pattern.compile("\\{([a-z-]+)").matcher(written);
        while (piece.find()) {
            slots.add(piece.group(1));
        }
    }

    Set<String> slots() {
        return slots;
    }

    /** What it says, or nothing where an argument is missing or does not fit its slot. */
    Optional<Clause> fill(Map<String, Argument> arguments, Mood mood) {
        List<Clause.Part> said = new ArrayList<>();
        for (String part : parts) {
            Matcher leading = LEADING_IN.matcher(part);
            String block = leading.matches() ? leading.group(3) : "";
            Argument below = arguments.get(block);
            boolean leads = !block.isEmpty() && (below == null || below.clauses() != null);
            if (leads && below == null && parts.size() > 1) {
                continue;
            }
            String head = words(leads ? leading.group(1) : part, arguments, mood);
            if (head == null || (leads && below == null)) {
                return Optional.empty();
            }
            said.add(leads ? part(head, below, leading.group(4)) : new Clause.Part(head, List.of(), "", false));
        }
        return said.isEmpty() ? Optional.empty() : Optional.of(new Clause(said));
    }

    private static Clause.Part part(String head, @Nullable Argument below, @Nullable String and) {
        List<Clause> clauses = below == null || below.clauses() == null ? List.of() : below.clauses();
        return new Clause.Part(head, clauses, and == null ? "then" : "and", below != null && below.isListed());
    }

    /** The words of a part, or null where something is missing. */
    private static @Nullable String words(String part, Map<String, Argument> arguments, Mood mood) {
        StringBuilder words = new StringBuilder();
        Matcher piece = PIECE.matcher(part);
        while (piece.find()) {
            String said = piece.group(1) != null
                    ? optional(piece.group(1), arguments, mood)
                    : piece.group(4) != null ? piece.group(4) : slot(piece, arguments, mood);
            if (said == null) {
                return null;
            }
            words.append(said);
        }
        return words.toString().strip().replace("::", ":");
    }

    private static String optional(String group, Map<String, Argument> arguments, Mood mood) {
        String said = words(group, arguments, mood);
        if (said == null) {
            return "";
        }
        return (group.startsWith(" ") ? " " : "") + said + (group.endsWith(" ") ? " " : "");
    }

    private static @Nullable String slot(Matcher piece, Map<String, Argument> arguments, Mood mood) {
        Argument argument = arguments.get(piece.group(2));
        return argument == null
                ? null
                : Slot.of(piece.group(3).strip()).say(argument, mood).orElse(null);
    }
}

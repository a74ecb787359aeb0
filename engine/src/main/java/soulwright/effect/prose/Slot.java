package soulwright.effect.prose;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import soulwright.effect.prose.English.Mood;

/**
 * A gap in a template, and how what fills it is said there:
 *
 * <pre>
 * {x}         as it is
 * {x #}       only where it is always the same figure
 * {x +}       such a figure with its sign: +8
 * {x -}       what it is minus of, where it is
 * {x =2}      nothing; only where it is this figure
 * {x &}       after "and", in brackets where it says "or" itself
 * {x %}       so many percent
 * {x * card}  so many cards
 * {x $ life}  so much life
 * {x draw}    as who does it: "your opponent draws"
 * {x !draw}   the same, where "you" is left out
 * {x 's hand} what it has: "your opponent's hand"
 * </pre>
 */
sealed interface Slot {
    Pattern OPERATED = Pattern.compile("([#+=*$!%&-]|'s )?\\s*(.*)");

    /** The words, or nothing where it does not fit here. */
    Optional<String> say(Argument argument, Mood mood);

    /**
     * The way to say it that is written there.
     *
     * @param written what follows the name of the slot
     */
    static Slot of(String written) {
        Matcher how = OPERATED.matcher(written);
        if (written.isEmpty() || written.equals("and") || !how.matches()) {
            return new Plain();
        }
        String rest = how.group(2);
        return switch (how.group(1) == null ? "" : how.group(1).strip()) {
            case "&" -> new Beside();
            case "%" -> new Percent();
            case "#" -> new Constant(false);
            case "+" -> new Constant(true);
            case "-" -> new Opposite();
            case "=" -> new Equal(Long.parseLong(rest));
            case "*" -> new Count(rest);
            case "$" -> new Amount(rest);
            case "!" -> new Does(rest, true);
            case "'s" -> new Has(rest);
            default -> new Does(rest, false);
        };
    }

    record Plain() implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            return Optional.of(
                    argument.clauses() == null ? argument.words() : Clause.inLine(argument.clauses(), "and"));
        }
    }

    record Constant(boolean signed) implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            return argument.constant().isEmpty()
                    ? Optional.empty()
                    : Optional.of((signed && argument.constant().getAsLong() >= 0 ? "+" : "") + argument.words());
        }
    }

    record Opposite() implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            return argument.opposite();
        }
    }

    record Equal(long figure) implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            boolean equal =
                    argument.constant().isPresent() && argument.constant().getAsLong() == figure;
            return equal ? Optional.of("") : Optional.empty();
        }
    }

    record Beside() implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            return Optional.of(argument.words().contains(" or ") ? "(" + argument.words() + ")" : argument.words());
        }
    }

    record Percent() implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            boolean several = argument.words().contains(" ");
            return Optional.of((several ? "(" + argument.words() + ")" : argument.words()) + " %");
        }
    }

    record Count(String noun) implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            return Optional.of(argument.count(noun));
        }
    }

    record Amount(String noun) implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            return Optional.of(
                    argument.constant().isPresent()
                            ? argument.words() + " " + noun
                            : noun + " equal to " + argument.words());
        }
    }

    record Does(String verb, boolean imperative) implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            boolean unsaid = imperative && argument.noun().person() == Noun.Person.YOU && mood == Mood.PLAIN;
            String does = English.verb(verb, argument.noun(), mood);
            return Optional.of(unsaid ? verb : (argument.words() + " " + does).strip());
        }
    }

    record Has(String what) implements Slot {
        @Override
        public Optional<String> say(Argument argument, Mood mood) {
            return Optional.of(argument.noun().of(what));
        }
    }
}

package soulwright.effect.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What is said of one effect, before it is known whether it stands in a sentence or in lines of its own.
 *
 * @param parts one after the other: `if you have wounds` and what happens then, `otherwise` and what happens else
 */
record Clause(List<Part> parts) {
    /** As many stand in one sentence. */
    private static final int FEW = 3;

    private static final int SHORT = 150;

    Clause {
        parts = List.copyOf(parts);
    }

    /** @param below what the head brings with it; empty where the head is all */
    record Part(String head, List<Clause> below, String joined, boolean listed) {
        Part {
            below = List.copyOf(below);
        }

        boolean isBare() {
            return below.isEmpty();
        }

        private boolean fits() {
            if (isBare()) {
                return true;
            }
            boolean plain =
                    below.size() == 1 ? below.get(0).fits() : below.stream().allMatch(Clause::isBare);
            return !listed && below.size() <= FEW && plain;
        }

        private String inLine() {
            if (isBare()) {
                return head;
            }
            String what = Clause.inLine(below, joined);
            return head.isEmpty() ? what : head + (head.endsWith(":") ? " " : ", ") + what;
        }
    }

    static Clause of(String words) {
        return new Clause(List.of(new Part(words, List.of(), "", false)));
    }

    static Clause of(String head, List<Clause> below, boolean listed) {
        return new Clause(List.of(new Part(head, below, "then", listed)));
    }

    /** The same, with something more at the end of its first part. */
    Clause ending(String words) {
        List<Part> more = new ArrayList<>(parts);
        Part first = parts.get(0);
        more.set(0, new Part(first.head() + words, first.below(), first.joined(), first.listed()));
        return new Clause(more);
    }

    /** The same, in which whoever is spoken of first is called `it` afterwards. */
    Clause withIts(Noun first) {
        boolean person = first.words().endsWith("player") || first.person() != Noun.Person.ONE;
        String its = first.of("");
        Part part = parts.get(0);
        int after = part.head().startsWith(first.words())
                ? first.words().length()
                : part.head().length();
        String rest = part.head().substring(after);
        rest = rest.replaceAll("the ([a-z ]+) of " + Pattern.quote(first.words()), "its $1")
                .replace(its, "its ");
        if (person || after == part.head().length()) {
            return this;
        }
        List<Part> more = new ArrayList<>(parts);
        more.set(0, new Part(first.words() + rest, part.below(), part.joined(), part.listed()));
        return new Clause(more);
    }

    /** Several in the middle of a sentence. */
    static String inLine(List<Clause> clauses, String joined) {
        List<String> words = clauses.stream().map(Clause::inLine).toList();
        return joined.equals("then") ? String.join(", then ", words) : English.join(words, joined);
    }

    String inLine() {
        return String.join("; ", parts.stream().map(Part::inLine).toList());
    }

    private boolean isBare() {
        return parts.stream().allMatch(Part::isBare);
    }

    private boolean fits() {
        return parts.stream().allMatch(Part::fits) && inLine().length() <= SHORT;
    }

    /** The sentences that it makes, with lists where one sentence would not be clear. */
    static List<Sentence> sentences(List<Clause> clauses, int depth) {
        List<Sentence> all = new ArrayList<>();
        boolean laidOut = false;
        for (Clause clause : clauses) {
            int from = all.size();
            clause.add(depth, all);
            if (laidOut) {
                all.set(from, all.get(from).beginning());
            }
            laidOut = all.size() > from + 1;
        }
        return all;
    }

    private void add(int depth, List<Sentence> all) {
        if (fits()) {
            all.add(Sentence.of(depth, inLine()));
            return;
        }
        for (Part part : parts) {
            if (part.fits() && part.inLine().length() <= SHORT) {
                all.add(Sentence.of(depth, part.inLine()));
            } else if (part.head().isEmpty()) {
                all.addAll(sentences(part.below(), depth));
            } else {
                all.add(Sentence.of(
                        depth, part.head() + (part.isBare() || part.head().endsWith(":") ? "" : ":")));
                all.addAll(sentences(part.below(), depth + 1));
            }
        }
    }
}

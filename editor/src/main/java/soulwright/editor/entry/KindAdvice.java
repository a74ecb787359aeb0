package soulwright.editor.entry;

import java.util.List;
import java.util.function.Predicate;
import soulwright.editor.entry.form.Spec;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.EmptyState;
import soulwright.pack.Kind;

/** What stands beside a grid where no single entry can be shown: what can be done instead. */
record KindAdvice(Kind kind, List<Command> commands) {
    /**
     * For what the grid shows.
     *
     * @param all how many entries there are
     * @param chosen how many of them are chosen
     */
    EmptyState of(int all, int chosen) {
        String many = kind.folder();
        if (all == 0) {
            return new EmptyState(
                    "grid",
                    "No " + many + " yet",
                    "What you add here is written into the folder \"" + kind.folder() + "\" of the pack.",
                    those(command -> command.name().equals("New " + kind.singular())));
        }
        return chosen == 0
                ? new EmptyState("grid", "Nothing chosen", "Choose a row to see its form here.", List.of())
                : new EmptyState(
                        "grid",
                        Spec.inWords(chosen + " " + many + " chosen"),
                        "Put the keyboard into a column to give all of them one value there.",
                        those(command -> command.name().startsWith("Set for all")));
    }

    private List<Command> those(Predicate<Command> wanted) {
        return commands.stream().filter(wanted).toList();
    }
}

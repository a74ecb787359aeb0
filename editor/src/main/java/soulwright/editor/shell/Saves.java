package soulwright.editor.shell;

import java.awt.Window;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JOptionPane;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.document.SaveReport;
import soulwright.editor.document.SaveReport.OnDisk;
import soulwright.editor.widget.Html;

/** Saves, and asks where that needs a decision. */
final class Saves {
    private final Window window;
    private final Project project;
    private final Consumer<String> say;

    /** @param say tells the user what was saved */
    Saves(Window window, Project project, Consumer<String> say) {
        this.window = window;
        this.project = project;
        this.say = say;
    }

    void save(Collection<FileId> files) {
        save(files, () -> {});
    }

    /** @param then is done when all is saved; not when something was left unsaved */
    private void save(Collection<FileId> files, Runnable then) {
        project.save(files, report -> {
            tell(report);
            report.failed().forEach(failure -> warn("Not saved", failure.reason()));
            Set<FileId> foreign = report.foreign().stream()
                    .map(SaveReport.OnDisk::file)
                    .filter(this::mineCounts)
                    .collect(Collectors.toSet());
            if (!foreign.isEmpty()) {
                save(foreign, then);
            } else if (report.failed().isEmpty() && files.stream().noneMatch(project::isUnsaved)) {
                then.run();
            }
        });
    }

    private void tell(SaveReport report) {
        List<OnDisk> written =
                report.saved().stream().filter(file -> file.bytes().isPresent()).toList();
        List<OnDisk> deleted =
                report.saved().stream().filter(file -> file.bytes().isEmpty()).toList();
        String words = Stream.of(said("Saved", written), said("Deleted", deleted))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(". "));
        if (!words.isEmpty()) {
            say.accept(words);
        }
    }

    private static Optional<String> said(String what, List<OnDisk> files) {
        return switch (files.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(what + " " + files.get(0).file().path());
            default -> Optional.of(what + " " + files.size() + " files");
        };
    }

    /** Whether the user wants his text to replace one that somebody else has written. */
    private boolean mineCounts(FileId file) {
        Object[] choices = {"Keep mine", "Take theirs", "Decide later"};
        int choice = JOptionPane.showOptionDialog(
                window,
                wide("<b>" + Html.escape(file.path()) + "</b> has been changed outside the Studio since it was opened."
                        + "<br><br>Keep mine: your text replaces the other one.<br>"
                        + "Take theirs: the text on disk is shown; undoing brings back yours."),
                "File changed outside",
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.WARNING_MESSAGE,
                null,
                choices,
                choices[2]);
        if (choice == 0) {
            project.keepMine(file);
        } else if (choice == 1) {
            project.takeTheirs(file);
        }
        return choice == 0;
    }

    private void warn(String title, String words) {
        JOptionPane.showMessageDialog(window, wide(Html.escape(words)), title, JOptionPane.WARNING_MESSAGE);
    }

    /** Does something for which nothing may be unsaved, once the user has saved or given up what is. */
    void settle(Collection<FileId> files, String why, Runnable then) {
        if (files.isEmpty()) {
            then.run();
            return;
        }
        Object[] choices = {"Save", "Do not save", "Cancel"};
        String names =
                files.stream().map(FileId::path).map(Html::escape).limit(12).collect(Collectors.joining("<br>"));
        int choice = JOptionPane.showOptionDialog(
                window,
                wide(Html.escape(why) + "<br><br>" + names + (files.size() > 12 ? "<br>…" : "")),
                "Unsaved changes",
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.QUESTION_MESSAGE,
                null,
                choices,
                choices[0]);
        if (choice == 0) {
            save(files, then);
        } else if (choice == 1) {
            then.run();
        }
    }

    private static String wide(String html) {
        return "<html><div style='width:300px'>" + html + "</div></html>";
    }
}

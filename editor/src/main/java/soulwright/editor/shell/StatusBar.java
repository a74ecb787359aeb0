package soulwright.editor.shell;

import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.editor.work.Job;
import soulwright.editor.work.Workshop;
import soulwright.editor.work.WorkshopListener;

/** The line at the bottom: what was said last, how far long work is, how many problems there are. */
final class StatusBar extends JPanel {
    private static final int READ_MILLIS = 12_000;

    private final Workshop workshop;
    private final Timer read = new Timer(READ_MILLIS, event -> say(""));
    private final JLabel message = new JLabel(" ");
    private final JLabel job = new JLabel();
    private final JProgressBar bar = new JProgressBar();
    private final AbstractButton cancel;
    private final JLabel checking = new JLabel("Checking…");
    private final JButton problems;

    /** @param showProblems shows or hides the list of problems */
    StatusBar(Workshop workshop, Command showProblems) {
        super(new MigLayout("fillx, insets 3 12 3 8, gap 0", "[grow][][][][][]", "[center, 24lp]"));
        this.workshop = workshop;
        cancel = Command.of("Cancel", this::cancelOldest)
                .saying("Stops what is being done")
                .with(Icons.of("close"))
                .toolButton();
        problems = showProblems.button();
        problems.putClientProperty("JButton.buttonType", "toolBarButton");
        problems.setHorizontalAlignment(JButton.LEFT);
        problems.setName("problems-count");
        message.setName("message");
        bar.getAccessibleContext().setAccessibleName("Progress");
        bar.setName("progress");
        checking.setName("checking");
        checking.putClientProperty("FlatLaf.style", "foreground: $Label.disabledForeground");
        add(message, "wmin 0");
        add(checking, "hidemode 3, gapright 12");
        add(job, "hidemode 3, gapright 8");
        add(bar, "w 120lp!, hidemode 3, gapright 4");
        add(cancel, "hidemode 3, gapright 12");
        add(problems);
        workshop.addListener(new WorkshopListener() {
            @Override
            public void changed() {
                showJobs();
            }
        });
        showJobs();
        checking(false);
        read.setRepeats(false);
        problems.setVisible(false);
    }

    /** Says something until there is something else to say, or it has been read. */
    void say(String words) {
        if (words.isEmpty()) {
            read.stop();
        } else {
            read.restart();
        }
        message.setText(words.isEmpty() ? " " : words);
        message.setToolTipText(words.isEmpty() ? null : words);
    }

    void checking(boolean now) {
        checking.setVisible(now);
    }

    /** Says that nothing is open in which there could be problems. */
    void nothingToCheck() {
        problems.setVisible(false);
    }

    void problems(List<Diagnostic> findings) {
        problems.setVisible(true);
        long errors = count(findings, Severity.ERROR);
        long warnings = count(findings, Severity.WARNING);
        if (errors + warnings == 0) {
            problems.setIcon(Icons.tinted("ok", 16, "Soulwright.ok"));
            problems.setText("No problems");
        } else {
            problems.setIcon(Icons.of(errors > 0 ? Severity.ERROR : Severity.WARNING));
            problems.setText(
                    errors > 0
                            ? words(errors, "error") + ", " + words(warnings, "warning")
                            : words(warnings, "warning"));
        }
        problems.getAccessibleContext().setAccessibleName("Problems: " + problems.getText());
    }

    private static long count(List<Diagnostic> findings, Severity severity) {
        return findings.stream().filter(found -> found.severity() == severity).count();
    }

    private static String words(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    private void showJobs() {
        List<Job> jobs = workshop.jobs();
        boolean busy = !jobs.isEmpty();
        job.setVisible(busy);
        bar.setVisible(busy);
        cancel.setVisible(busy);
        if (busy) {
            Job oldest = jobs.get(0);
            job.setText(oldest.name());
            bar.setIndeterminate(oldest.share().isEmpty());
            bar.setValue((int) (100 * oldest.share().orElse(0)));
        } else {
            bar.setIndeterminate(false);
        }
    }

    private void cancelOldest() {
        workshop.jobs().stream().findFirst().ifPresent(Job::cancel);
    }
}

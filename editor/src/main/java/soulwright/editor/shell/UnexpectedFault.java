package soulwright.editor.shell;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.Thread.UncaughtExceptionHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import soulwright.editor.widget.Html;

/** Tells the user about a bug of ours, writes down what is known of it, and lets him go on: his work is kept safe. */
public final class UnexpectedFault implements UncaughtExceptionHandler {
    private final Path log;
    private final AtomicBoolean telling = new AtomicBoolean();

    public UnexpectedFault(UserFolders user) {
        this.log = user.data().resolve("faults.log");
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        StringWriter words = new StringWriter();
        fault.printStackTrace(new PrintWriter(words));
        boolean written = write(thread.getName() + ": " + words);
        // One fault often brings others; one message is enough.
        if (telling.compareAndSet(false, true)) {
            SwingUtilities.invokeLater(() -> {
                tell(written);
                telling.set(false);
            });
        }
    }

    private boolean write(String words) {
        try {
            Files.createDirectories(log.toAbsolutePath().getParent());
            Files.write(
                    log, words.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private void tell(boolean written) {
        String where = written ? " What is known about it is in<br>" + Html.escape(log.toString()) : "";
        JOptionPane.showMessageDialog(
                null,
                "<html><div style='width:320px'>Something went wrong in Soulwright; the mistake is ours, not yours."
                        + " Your unsaved changes are kept safe, so you can go on, or save and start again." + where
                        + "</div></html>",
                "Something went wrong",
                JOptionPane.ERROR_MESSAGE);
    }
}

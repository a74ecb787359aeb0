package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import soulwright.editor.work.Work;
import soulwright.editor.work.Workshop;

class OpenerTest {
    private final List<String> opened = new ArrayList<>();
    private final Opener opener = new Opener(Workshop.open());

    private void begin(String name, Work<String> work, CountDownLatch done) {
        opener.run(
                name,
                work,
                made -> opener.open(() -> {
                    opened.add(made);
                    done.countDown();
                }));
    }

    @Test
    void aSecondClickOpensNothing() throws Exception {
        CountDownLatch first = new CountDownLatch(1);
        SwingUtilities.invokeAndWait(() -> {
            begin("one", progress -> "one", first);
            begin("two", progress -> "two", first);
        });
        assertThat(first.await(30, TimeUnit.SECONDS)).isTrue();
        CountDownLatch next = new CountDownLatch(1);
        SwingUtilities.invokeAndWait(() -> begin("three", progress -> "three", next));
        assertThat(next.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(opened).containsExactly("one", "three");
    }

    @Test
    void norDoesOneBetweenWhatIsReadyAndWhatIsOpen() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        SwingUtilities.invokeAndWait(() -> {
            opener.open(done::countDown);
            begin("two", progress -> "two", done);
        });
        assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
        SwingUtilities.invokeAndWait(() -> {});
        assertThat(opened).isEmpty();
    }

    @Test
    void whatFailedCanBeBegunAgain() throws Exception {
        Workshop shop = Workshop.immediate();
        Opener again = new Opener(shop);
        again.run(
                "fails",
                progress -> {
                    throw new IOException("no room");
                },
                made -> opened.add("never"));
        again.run("works", progress -> "works", opened::add);
        assertThat(opened).containsExactly("works");
    }
}

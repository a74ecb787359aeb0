package soulwright.editor.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkshopTest {
    private final Workshop workshop = Workshop.immediate();
    private final List<Object> results = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();
    private final List<List<String>> seen = new ArrayList<>();

    WorkshopTest() {
        workshop.addListener(new WorkshopListener() {
            @Override
            public void changed() {
                seen.add(workshop.jobs().stream()
                        .map(job -> job.name() + " " + job.share().orElse(-1))
                        .toList());
            }

            @Override
            public void failed(Job job, String message) {
                failures.add(job.name() + ": " + message);
            }
        });
    }

    @Test
    void workTellsHowFarItIsAndWhatCameOfIt() {
        workshop.run(
                "Counting",
                progress -> {
                    progress.done(1, 2);
                    progress.done(1, 2);
                    return 42;
                },
                results::add);
        assertThat(results).containsExactly(42);
        assertThat(seen).containsExactly(List.of("Counting -1.0"), List.of("Counting 0.5"), List.of());
    }

    @Test
    void whatCannotBeDoneIsToldInWords() {
        workshop.run(
                "Exporting",
                progress -> {
                    throw new IOException("the disk is full");
                },
                results::add);
        assertThat(failures).containsExactly("Exporting: the disk is full");
        assertThat(results).isEmpty();
        assertThat(workshop.jobs()).isEmpty();
    }

    @Test
    void nobodyLooksAtWhatCancelledWorkGives() {
        workshop.run(
                "Counting",
                progress -> {
                    workshop.jobs().get(0).cancel();
                    return progress.isCancelled();
                },
                results::add);
        assertThat(results).isEmpty();
        assertThat(workshop.jobs()).isEmpty();
    }

    @Test
    void aBugIsNotSwallowed() {
        assertThatThrownBy(() -> workshop.run(
                        "Counting",
                        progress -> {
                            throw new IllegalStateException("bug");
                        },
                        results::add))
                .isInstanceOf(IllegalStateException.class);
        assertThat(workshop.jobs()).isEmpty();
    }
}

package soulwright.editor.entry.form;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.Project;
import soulwright.editor.document.Threads;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.pack.Schemas;

/** A copy of the shipped pack, open for editing. */
public final class Shipped {
    private static final Path PACK = Path.of("../content/soul-master");

    private final Project project;

    /** Made of the newest check, once. */
    private Optional<Load> checked = Optional.empty();

    private Sheets sheets;

    private Shipped(Project project) {
        this.project = project;
    }

    /** Everything happens on the caller's thread. Checked once, when it is opened. */
    public static Shipped openIn(Path folder) {
        return open(folder, new CheckedOnce());
    }

    /** A copy that is in a folder already. */
    public static Shipped opened(Path folder) {
        return opened(folder, new CheckedOnce());
    }

    /** Checking after each of thousands of edits would take minutes. */
    private static final class CheckedOnce implements Threads {
        private boolean checked;

        @Override
        public boolean isOwner() {
            return true;
        }

        @Override
        public void toOwner(Runnable task) {
            task.run();
        }

        @Override
        public void toChecks(Runnable task) {
            if (!checked) {
                checked = true;
                task.run();
            }
        }

        @Override
        public void toFiles(Runnable task) {
            task.run();
        }
    }

    public static Shipped open(Path folder, Threads threads) {
        copy(PACK, folder.resolve("soul-master"));
        return opened(folder, threads);
    }

    private static Shipped opened(Path folder, Threads threads) {
        Project project = new Project(Project.finder(List.of()), threads);
        project.open(List.of(folder.resolve("soul-master").toString()), problems -> {
            if (!problems.isEmpty()) {
                throw new IllegalStateException(problems.toString());
            }
        });
        return new Shipped(project);
    }

    public static void copy(Path from, Path to) {
        try (Stream<Path> all = Files.walk(from)) {
            all.forEach(file -> copyOne(file, to.resolve(from.relativize(file).toString())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void copyOne(Path from, Path to) {
        try {
            Files.copy(from, to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Project project() {
        return project;
    }

    public Sheets sheets() {
        if (!checked.equals(project.load())) {
            checked = project.load();
            sheets = Sheets.of(checked.orElseThrow());
        }
        return sheets;
    }

    public Schemas schemas() {
        return project.toolkit().orElseThrow().schemas();
    }

    public EntryOutline entry(Kind kind, String local) {
        return project.outline()
                .entry(new EntryName(kind, "soul-master:" + local))
                .orElseThrow();
    }

    public Form form(Kind kind, String local) {
        return sheets().form(entry(kind, local), schemas());
    }

    public List<EntryOutline> entries() {
        return project.outline().packs().stream()
                .flatMap(pack -> pack.entries())
                .toList();
    }
}

package soulwright.editor.document;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import soulwright.editor.document.ProjectChange.Cause;
import soulwright.editor.document.SaveReport.OnDisk;
import soulwright.yaml.YamlText;

/**
 * Keeps texts and disk together: saves, and sees what others write. All changes are noted on the owner's thread; files are read and written on
 * theirs, one thing after another, so that what we wrote is never taken for what somebody else did.
 */
final class Disk {
    private final Threads threads;
    private final Texts texts;
    private final Outlines outlines;
    private final History history;
    private final BiConsumer<Set<FileId>, Cause> tell;
    private final DiskLook look = new DiskLook();
    private Set<String> open = Set.of();
    private int looks;

    /** @param tell is told which files changed, or their saved state, and why */
    Disk(Threads threads, Texts texts, Outlines outlines, History history, BiConsumer<Set<FileId>, Cause> tell) {
        this.threads = threads;
        this.texts = texts;
        this.outlines = outlines;
        this.history = history;
        this.tell = tell;
    }

    /** How often files were found to be others than before. */
    int looks() {
        return looks;
    }

    void save(Collection<FileId> files, Consumer<SaveReport> done) {
        history.seal();
        List<Saving.Order> orders = files.stream()
                .filter(texts::isUnsaved)
                .map(file -> new Saving.Order(file, texts.text(file), texts.disk(file)))
                .toList();
        threads.toFiles(() -> {
            SaveReport report = Saving.save(orders);
            threads.toOwner(() -> {
                note(report);
                done.accept(report);
            });
        });
    }

    private void note(SaveReport report) {
        report.saved().forEach(saved -> texts.onDisk(saved.file(), saved.bytes()));
        report.foreign().forEach(found -> texts.foreign(found.file(), found.bytes()));
        looks++;
        tell.accept(report.files(), Cause.SAVE);
    }

    /** @param packs those that are open */
    void look(Collection<OpenPack> packs) {
        open = packs.stream().map(OpenPack::place).collect(Collectors.toSet());
        List<OpenPack> looked = List.copyOf(packs);
        threads.toFiles(() -> {
            DiskLook.Seen seen = look.look(looked);
            if (seen.others() || !seen.texts().isEmpty()) {
                threads.toOwner(() -> take(seen));
            }
        });
    }

    private void take(DiskLook.Seen seen) {
        List<OnDisk> news = seen.texts().stream()
                .filter(found -> open.contains(found.file().pack()))
                .filter(found -> !Saving.same(found.bytes(), texts.theirs(found.file())))
                .toList();
        if (seen.others() || !news.isEmpty()) {
            looks++;
            List<OnDisk> foreign =
                    news.stream().filter(found -> texts.isUnsaved(found.file())).toList();
            follow(news.stream().filter(found -> !texts.isUnsaved(found.file())).toList());
            foreign.forEach(found -> texts.foreign(found.file(), found.bytes()));
            tell.accept(news.stream().map(OnDisk::file).collect(Collectors.toSet()), Cause.DISK);
        }
    }

    /** It is an edit like any other, so that the edits before it can still be undone. */
    private void follow(List<OnDisk> news) {
        List<Change> changes = new ArrayList<>();
        for (OnDisk found : news) {
            Optional<YamlText> theirs = found.bytes().flatMap(YamlText::read);
            changes.add(new Change(found.file(), texts.text(found.file()), theirs));
            texts.read(found.file(), found.bytes());
            outlines.update(found.file(), texts);
        }
        Edit edit = new Edit("Change from outside", changes, Optional.empty());
        if (!edit.changesNothing()) {
            history.seal();
            history.did(edit);
            history.seal();
        }
    }

    void keepMine(FileId file) {
        texts.onDisk(file, texts.theirs(file));
        tell.accept(Set.of(file), Cause.SAVE);
    }

    void takeTheirs(FileId file) {
        follow(List.of(new OnDisk(file, texts.theirs(file))));
        tell.accept(Set.of(file), Cause.DISK);
    }
}

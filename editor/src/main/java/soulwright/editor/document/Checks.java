package soulwright.editor.document;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import soulwright.pack.Load;
import soulwright.pack.Offer;
import soulwright.pack.PackFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

/** Checks the newest state of the packs in the background. States that came and went while it was busy are passed over. */
final class Checks {
    private final Threads threads;
    private final BiConsumer<Integer, Load> done;
    private final AtomicReference<@Nullable State> wanted = new AtomicReference<>();

    /** Belongs to the thread of checks, as the rest below does. */
    private @Nullable Workspace workspace;

    private @Nullable Packs packs;

    private int looked;

    /** Packs that are open together; compared by identity. */
    record Packs(Collection<PackFiles> files, List<Offer> offers, Toolkit toolkit) {}

    /**
     * What is to be checked.
     *
     * @param revision counts the states
     * @param looks counts how often files were found to be others than before
     * @param unsaved by the name of the file
     */
    record State(int revision, int looks, Packs packs, Map<String, Optional<byte[]>> unsaved) {}

    /** @param done is told the revision that was checked, on the owner's thread */
    Checks(Threads threads, BiConsumer<Integer, Load> done) {
        this.threads = threads;
        this.done = done;
    }

    void check(State state) {
        if (wanted.getAndSet(state) == null) {
            threads.toChecks(this::checkNewest);
        }
    }

    /** Asks the workspace something, once it has checked what there is to check. Before packs are open it is an empty one. */
    <T> void ask(Function<Workspace, T> question, Consumer<T> answer) {
        threads.toChecks(() -> {
            Workspace asked = workspace;
            T told = question.apply(asked == null ? Workspace.open(List.of(), Toolkit.standard()) : asked);
            threads.toOwner(() -> answer.accept(told));
        });
    }

    private void checkNewest() {
        State state = wanted.getAndSet(null);
        if (state != null) {
            Load load = take(state).load();
            threads.toOwner(() -> done.accept(state.revision, load));
        }
    }

    @SuppressWarnings("ReferenceEquality") // the very packs, opened at the same time
    private Workspace take(State state) {
        Workspace open = workspace;
        if (open == null || packs != state.packs) {
            open = Workspace.open(state.packs.files, state.packs.offers, state.packs.toolkit);
            workspace = open;
            packs = state.packs;
        } else if (looked != state.looks) {
            open.refresh();
        }
        looked = state.looks;
        open.hold(state.unsaved);
        return open;
    }
}

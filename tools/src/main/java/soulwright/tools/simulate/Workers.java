package soulwright.tools.simulate;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that take the games of a simulation one after another, so that those begun are always the first ones. */
final class Workers {
    private final Simulation simulation;
    private final Progress progress;
    private final Played[] played;
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();

    Workers(Simulation simulation, Progress progress) {
        this.simulation = simulation;
        this.progress = progress;
        this.played = new Played[simulation.games()];
    }

    Results work() throws InterruptedException {
        long start = System.nanoTime();
        ExecutorService threads = Executors.newFixedThreadPool(simulation.threads());
        try {
            List<Callable<UseCount>> workers = Collections.nCopies(simulation.threads(), this::playSome);
            UseCount use = sum(threads.invokeAll(workers));
            return new Results(simulation, playedSoFar(), use.counts(), System.nanoTime() - start);
        } finally {
            threads.shutdownNow();
        }
    }

    private UseCount playSome() {
        UseCount use = new UseCount();
        while (!progress.isStopped()) {
            int game = begun.getAndIncrement();
            if (game >= played.length) {
                break;
            }
            played[game] = new OneGame(simulation, game).play(use);
            progress.done(done.incrementAndGet());
        }
        return use;
    }

    private UseCount sum(List<Future<UseCount>> workers) throws InterruptedException {
        UseCount sum = new UseCount();
        simulation.entries().forEach(sum::expect);
        for (Future<UseCount> worker : workers) {
            try {
                sum.add(worker.get());
            } catch (ExecutionException bug) {
                throw new IllegalStateException(bug.getCause());
            }
        }
        return sum;
    }

    private List<Played> playedSoFar() {
        return List.copyOf(Arrays.asList(played).subList(0, done.get()));
    }
}

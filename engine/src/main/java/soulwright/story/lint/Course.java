package soulwright.story.lint;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import soulwright.story.lint.Passage.Exit;

/**
 * All that can happen in a campaign: which stages it comes to, what its numbers can be then, and where it goes on. Stages are followed from the
 * first until nothing new is known. What it says can happen may be too much, never too little: what it leaves out cannot happen.
 */
final class Course {
    /** A stage that is come to more often lies in a circle; from then on what still grows is taken to grow as far as it can. */
    private static final int MOST_VISITS = 12;

    private final StoryPlan plan;
    private final Tried tried = new Tried();
    private final Passage passage;
    private final Known limits;
    private final @Nullable Known[] known;
    private final List<Set<Integer>> next;
    private final Map<Integer, Set<Integer>> before = new HashMap<>();
    private final Set<Integer> left = new TreeSet<>();
    private final Set<Integer> out = new TreeSet<>();

    private Course(StoryPlan plan) {
        this.plan = plan;
        passage = new Passage(plan, tried);
        limits = Numbers.limits(plan);
        known = new Known[end()];
        next = new ArrayList<>(Collections.nCopies(end(), Set.of()));
    }

    static Course of(StoryPlan plan) {
        Course course = new Course(plan);
        course.follow();
        return course;
    }

    private void follow() {
        int[] rank = ranks();
        int[] visits = new int[end()];
        PriorityQueue<Integer> open = new PriorityQueue<>((one, other) -> rank[one] - rank[other]);
        if (end() > 0) {
            known[0] = Numbers.start(plan);
            open.add(0);
        }
        while (!open.isEmpty()) {
            int stage = open.remove();
            visits[stage]++;
            List<Exit> exits = passage.exits(
                    plan.stages().get(stage), Optional.ofNullable(known[stage]).orElseThrow());
            note(stage, exits);
            for (Exit exit : exits) {
                boolean news = exit.to() < end() && learn(exit, visits[exit.to()] > MOST_VISITS);
                if (news && !open.contains(exit.to())) {
                    open.add(exit.to());
                }
            }
        }
    }

    private void note(int stage, List<Exit> exits) {
        Set<Integer> to = new LinkedHashSet<>();
        exits.forEach(exit -> to.add(exit.to()));
        to.forEach(one -> before.computeIfAbsent(one, any -> new TreeSet<>()).add(stage));
        next.set(stage, to);
        if (exits.stream().anyMatch(Exit::left)) {
            left.add(stage);
        }
        if (exits.stream().anyMatch(exit -> exit.to() == end() && !exit.left())) {
            out.add(stage);
        }
    }

    /** Whether more can be there than was known. */
    private boolean learn(Exit exit, boolean circle) {
        Known before = known[exit.to()];
        Known now =
                before == null ? exit.known() : circle ? before.widen(exit.known(), limits) : before.join(exit.known());
        known[exit.to()] = now;
        return !now.equals(before);
    }

    /** Numbers the stages so that each comes after those that lead to it, but for circles. */
    private int[] ranks() {
        int[] rank = new int[end()];
        boolean[] seen = new boolean[end()];
        int last = end();
        Deque<Integer> path = new ArrayDeque<>();
        Deque<Deque<Integer>> ahead = new ArrayDeque<>();
        for (int from = 0; from < end(); from++) {
            enter(from, seen, path, ahead);
            while (!path.isEmpty()) {
                Integer further = ahead.getLast().poll();
                if (further != null) {
                    enter(further, seen, path, ahead);
                } else {
                    ahead.removeLast();
                    rank[path.removeLast()] = --last;
                }
            }
        }
        return rank;
    }

    private void enter(int stage, boolean[] seen, Deque<Integer> path, Deque<Deque<Integer>> ahead) {
        if (stage < end() && !seen[stage]) {
            seen[stage] = true;
            path.add(stage);
            ahead.add(new ArrayDeque<>(plan.leads(plan.stages().get(stage))));
        }
    }

    /** The number of stages; where the story comes to it, it runs out. */
    int end() {
        return plan.stages().size();
    }

    StoryPlan plan() {
        return plan;
    }

    Tried tried() {
        return tried;
    }

    Passage passage() {
        return passage;
    }

    boolean isReached(int stage) {
        return known[stage] != null;
    }

    /** What can be known when the story comes to a stage; nothing if it never does. */
    Optional<Known> at(int stage) {
        return Optional.ofNullable(known[stage]);
    }

    /** Where the story can go on from a stage. */
    Set<Integer> next(int stage) {
        return next.get(stage);
    }

    /** Whether no way or choice may be open in a stage, so that the story goes on in order. */
    boolean isLeft(int stage) {
        return left.contains(stage);
    }

    /** Whether the story can run out after a stage, though ways on were open. */
    boolean isOut(int stage) {
        return out.contains(stage);
    }

    /** From where the story can come to a stage. */
    Set<Integer> before(int stage) {
        return before.getOrDefault(stage, Set.of());
    }

    /** The stages from which some others can be come to, those others among them. */
    Set<Integer> before(Set<Integer> stages) {
        return spread(stages, this::before);
    }

    interface Neighbours {
        Iterable<Integer> of(int stage);
    }

    /** All that can be come to over neighbours, where it begins among them. */
    static Set<Integer> spread(Set<Integer> from, Neighbours neighbours) {
        Set<Integer> all = new TreeSet<>(from);
        Deque<Integer> open = new ArrayDeque<>(from);
        while (!open.isEmpty()) {
            for (int near : neighbours.of(open.remove())) {
                if (all.add(near)) {
                    open.add(near);
                }
            }
        }
        return all;
    }
}

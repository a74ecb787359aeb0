package soulwright.story.play;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;
import soulwright.content.story.ChoiceStage;
import soulwright.content.story.EndingStage;
import soulwright.content.story.RouteStage;
import soulwright.content.story.Stage;

/** What may be said of the stages to come: which of them a story comes to on every way that it can take, and which only on some. */
final class Foresight {
    private final List<BitSet> reached;
    private final List<BitSet> sure;

    private Foresight(List<BitSet> reached, List<BitSet> sure) {
        this.reached = reached;
        this.sure = sure;
    }

    /**
     * Looks at all stages of a campaign; behind the last one comes the end, which has a number too.
     *
     * @param number of a stage, by its id
     */
    static Foresight of(List<Stage> stages, ToIntFunction<String> number) {
        List<BitSet> next = new ArrayList<>();
        stages.forEach(stage -> next.add(next(stage, next.size(), number)));
        next.add(new BitSet());
        List<BitSet> reached = copies(next);
        settle(reached, next, (of, after) -> after.stream().forEach(stage -> of.or(reached.get(stage))));
        List<BitSet> sure = copies(reached);
        settle(sure, next, (of, after) -> of.and(common(sure, after)));
        return new Foresight(reached, sure);
    }

    /** Whether the story comes to a stage, whatever happens from another one on. */
    boolean isSure(int from, int stage) {
        return sure.get(from).get(stage);
    }

    /** Whether it may come to it. */
    boolean isPossible(int from, int stage) {
        return reached.get(from).get(stage);
    }

    private static List<BitSet> copies(List<BitSet> sets) {
        return sets.stream().map(set -> (BitSet) set.clone()).toList();
    }

    /** Widens or narrows sets by those of the stages that follow, until nothing changes. */
    private static void settle(List<BitSet> sets, List<BitSet> next, BiConsumer<BitSet, BitSet> step) {
        boolean changes = true;
        while (changes) {
            changes = false;
            for (int stage = sets.size() - 1; stage >= 0; stage--) {
                Object before = sets.get(stage).clone();
                step.accept(sets.get(stage), next.get(stage));
                changes |= !sets.get(stage).equals(before);
            }
        }
    }

    /** What is sure on every one of several ways: each first stage, and what is sure after it. */
    private static BitSet common(List<BitSet> sure, BitSet ways) {
        BitSet common = new BitSet();
        boolean first = true;
        for (int way = ways.nextSetBit(0); way >= 0; way = ways.nextSetBit(way + 1)) {
            BitSet through = (BitSet) sure.get(way).clone();
            through.set(way);
            if (first) {
                common = through;
            } else {
                common.and(through);
            }
            first = false;
        }
        return common;
    }

    /** The stages that can follow one at once, whatever conditions say; none after the last. */
    private static BitSet next(Stage stage, int index, ToIntFunction<String> number) {
        BitSet next = new BitSet();
        if (stage instanceof ChoiceStage choice) {
            choice.choose().forEach(way -> next.set(following(way.next().or(choice::next), index, number)));
        } else if (stage instanceof RouteStage route) {
            route.route().forEach(way -> next.set(number.applyAsInt(way.next())));
            if (route.route().stream().allMatch(way -> way.when().isPresent())) {
                next.set(index + 1);
            }
        } else if (!(stage instanceof EndingStage)) {
            next.set(following(stage.next(), index, number));
        }
        return next;
    }

    private static int following(Optional<String> said, int index, ToIntFunction<String> number) {
        return said.isPresent() ? number.applyAsInt(said.get()) : index + 1;
    }
}

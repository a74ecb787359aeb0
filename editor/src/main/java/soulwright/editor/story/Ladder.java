package soulwright.editor.story;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import soulwright.story.scene.ExamScene;
import soulwright.story.scene.ExamScene.BoutScene;

/**
 * Who meets whom in a knock-out, round by round, as far as it is known: winners of battles that follow each other meet in the next round, and who is odd
 * waits for the round after.
 */
record Ladder(List<List<BoutScene>> rounds) {
    Ladder {
        rounds = rounds.stream().map(List::copyOf).toList();
    }

    static Ladder of(ExamScene exam) {
        List<List<BoutScene>> rounds = new ArrayList<>();
        List<Integer> in = Collections.nCopies(exam.entrants().size(), ExamScene.NOBODY);
        while (in.size() > 1) {
            List<BoutScene> bouts = bouts(exam, rounds.size() + 1, in);
            List<Integer> odd = in.subList(2 * bouts.size(), in.size());
            in = Stream.concat(bouts.stream().map(BoutScene::winner), odd.stream())
                    .toList();
            rounds.add(bouts);
        }
        return new Ladder(rounds);
    }

    /** The battles of a round: those that were fought, the one that is next, and those that are still to come. */
    private static List<BoutScene> bouts(ExamScene exam, int round, List<Integer> in) {
        List<BoutScene> bouts = new ArrayList<>(
                exam.fought().stream().filter(bout -> bout.round() == round).toList());
        if (round == exam.round() && exam.next().size() == 2) {
            bouts.add(new BoutScene(round, exam.next().get(0), exam.next().get(1), ExamScene.NOBODY));
        }
        for (int bout = bouts.size(); bout < in.size() / 2; bout++) {
            bouts.add(new BoutScene(round, in.get(2 * bout), in.get(2 * bout + 1), ExamScene.NOBODY));
        }
        return bouts;
    }

    /**
     * A battle of the ladder.
     *
     * @param round from 0
     * @param bout within it, from 0
     */
    record Rung(int round, int bout) {}

    /** Where the winner of a battle fights next; the same battle for the last one. */
    Rung after(Rung rung) {
        int place = rung.bout();
        for (int round = rung.round() + 1; round < rounds.size(); round++) {
            int bouts = rounds.get(round).size();
            if (place / 2 < bouts) {
                return new Rung(round, place / 2);
            }
            place = bouts; // odd in this round, and the last in the next
        }
        return rung;
    }
}

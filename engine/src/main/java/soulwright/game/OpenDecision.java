package soulwright.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The choice that a position waits for, asked of the question on top of it, with the eyes of the player who decides. */
final class OpenDecision implements Decision {
    private final Position position;
    private final Rules rules;
    private final Frame frame;
    private final Question question;
    private String @Nullable [] keys;

    OpenDecision(Position position, Rules rules) {
        this.position = position;
        this.rules = rules;
        this.frame = position.top();
        this.question = (Question) frame.task();
    }

    @Override
    public int player() {
        return position.player();
    }

    @Override
    public String kind() {
        return question.kind();
    }

    @Override
    public String question() {
        return seen(() -> question.question(position, frame));
    }

    @Override
    public int size() {
        return position.offered();
    }

    @Override
    public String key(int option) {
        if (keys == null) {
            keys = seen(this::keys);
        }
        return keys[option];
    }

    private String[] keys() {
        String[] all = new String[size()];
        Map<String, Integer> times = new HashMap<>();
        for (int i = 0; i < all.length; i++) {
            String key = question.key(position, frame, position.option(i));
            int before = times.merge(key, 1, Integer::sum);
            all[i] = before == 1 ? key : key + "#" + before;
        }
        return all;
    }

    @Override
    public String words(int option) {
        return seen(() -> question.words(position, frame, position.option(option)));
    }

    @Override
    public Optional<Topic> topic(int option) {
        return seen(() -> question.topic(position, frame, position.option(option)));
    }

    @Override
    public Optional<String> text(int option) {
        return seen(() -> question.text(position, frame, position.option(option)));
    }

    @Override
    public long preference(int option) {
        long[] one = liked(() -> new long[] {question.preference(position, frame, position.option(option))}, 1);
        return one[0];
    }

    @Override
    public long[] preferences() {
        return liked(() -> question.preferences(position, frame), size());
    }

    /** What the pack's formulas give. One that takes too long is broken off and told, and then all options are liked alike. */
    private long[] liked(Supplier<long[]> preferences, int options) {
        position.use(frame.values());
        position.lookAs(player());
        position.countTries();
        try {
            return preferences.get();
        } catch (BoundExceeded endless) {
            position.beginAnew();
            String where = endless.source().isEmpty() ? frame.task().source() : endless.source();
            position.tell(new Happening(
                    "faulty",
                    Happening.EVERYBODY,
                    Optional.empty(),
                    "What a computer player likes takes too long to work out, so it decides by chance: "
                            + rules.blamed(where),
                    ""));
            return new long[options];
        } finally {
            position.countNoTries();
            position.lookAs(Position.NOBODY);
        }
    }

    @Override
    public List<Refusal> refused() {
        return seen(() -> question.refused(position, frame));
    }

    @Override
    public boolean sealed() {
        return question.sealed(position, frame);
    }

    private <T> T seen(Supplier<T> asked) {
        position.use(frame.values());
        position.lookAs(player());
        T answer = asked.get();
        position.lookAs(Position.NOBODY);
        return answer;
    }
}

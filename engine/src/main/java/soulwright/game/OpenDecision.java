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
    private final Frame frame;
    private final Question question;
    private String @Nullable [] keys;

    OpenDecision(Position position) {
        this.position = position;
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
        position.use(frame.values());
        position.lookAs(player());
        long preference = question.preference(position, frame, position.option(option));
        position.lookAs(Position.NOBODY);
        return preference;
    }

    @Override
    public long[] preferences() {
        position.lookAs(player());
        long[] preferences = question.preferences(position, frame);
        position.lookAs(Position.NOBODY);
        return preferences;
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

package soulwright.tools.play;

import java.util.List;
import java.util.Optional;
import soulwright.game.Decision;
import soulwright.game.Refusal;
import soulwright.game.Topic;

/** A decision for tests, with options by key and in words. */
record Asked(List<String> keys, List<String> options, List<Refusal> refused) implements Decision {
    /** One whose options are called like their keys. */
    static Asked of(String... keys) {
        return new Asked(List.of(keys), List.of(keys), List.of());
    }

    @Override
    public int player() {
        return 0;
    }

    @Override
    public String kind() {
        return "command";
    }

    @Override
    public String question() {
        return "What now?";
    }

    @Override
    public int size() {
        return keys.size();
    }

    @Override
    public String key(int option) {
        return keys.get(option);
    }

    @Override
    public String words(int option) {
        return options.get(option);
    }

    @Override
    public Optional<Topic> topic(int option) {
        return Optional.empty();
    }

    @Override
    public long preference(int option) {
        return 0;
    }

    @Override
    public boolean sealed() {
        return false;
    }
}

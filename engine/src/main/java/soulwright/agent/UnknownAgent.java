package soulwright.agent;

import java.util.List;

/** No computer player is called so; the message lists those that there are. */
public final class UnknownAgent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnknownAgent(String name, List<String> known) {
        super("there is no computer player \"%s\"; there are %s".formatted(name, String.join(", ", known)));
    }
}

package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Check;
import soulwright.content.Reading;

/** The story branches by itself, to the first way that is open. */
public record RouteStage(String id, List<Way> route) implements Stage {
    public RouteStage {
        Check.some(route, "way");
        route = List.copyOf(route);
    }

    static RouteStage of(Reading stage) {
        return new RouteStage(stage.at("id").word(), stage.at("route").list(Way::of));
    }

    /** Nobody sees it. */
    @Override
    public Optional<String> name() {
        return Optional.empty();
    }

    @Override
    public Optional<String> next() {
        return Optional.empty();
    }
}

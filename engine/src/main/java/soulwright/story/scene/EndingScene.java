package soulwright.story.scene;

import java.util.List;

/**
 * How a story ended.
 *
 * @param stage the id of the ending's stage; empty if it just stopped
 * @param name what the ending is called
 * @param variant which of its variants was told, from 1; 0 for none
 * @param route the ids of the stages to which the hero's choices between ways led, in order
 */
public record EndingScene(String stage, String name, int variant, List<String> route) {
    public EndingScene {
        route = List.copyOf(route);
    }
}

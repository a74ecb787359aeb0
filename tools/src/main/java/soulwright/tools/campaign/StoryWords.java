package soulwright.tools.campaign;

import java.util.Optional;
import java.util.Set;
import soulwright.content.Catalog;
import soulwright.content.story.Campaign;
import soulwright.game.Happening;
import soulwright.game.LogLine;
import soulwright.game.Topic;

/** What is told of a story in a list of what happened: who says something stands before it, and a sign before what the hero chose. */
public record StoryWords(Cast cast) {
    private static final Set<String> CHOSEN = Set.of("answered", "chosen");

    public static StoryWords of(Catalog catalog, Campaign campaign) {
        return new StoryWords(Cast.of(catalog, campaign));
    }

    /** For those who may know everything: `Name: words`, or `> answer`; what games within tell is told in its own words. */
    public String words(Happening happening) {
        boolean outside = happening.among() == Happening.EVERYBODY;
        return outside ? words(happening.event(), happening.topic(), happening.words()) : happening.words();
    }

    /** The same for what a player noticed, which then belongs to nobody's doings in a game within. */
    LogLine line(LogLine line) {
        return StoryLog.isStory(line.event())
                ? new LogLine("", line.topic(), words(line.event(), line.topic(), line.words()), line.isNew())
                : line;
    }

    private String words(String event, Optional<Topic> topic, String words) {
        if (words.isEmpty()) {
            return words;
        }
        if (CHOSEN.contains(event)) {
            return "> " + words;
        }
        String name = event.equals("said") ? cast.name(topic.map(Topic::id)) : "";
        return name.isEmpty() ? words : name + ": " + words;
    }
}

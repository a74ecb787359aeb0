package soulwright.story.lint;

import soulwright.diagnostic.Sink;

/** One fault that a campaign can have by what it says, wherever the story goes. */
interface StoryCheck {
    void check(StoryPlan plan, Sink sink);
}

package soulwright.story.lint;

import soulwright.diagnostic.Sink;

/** One fault that a campaign can have by where its story goes. */
interface CourseCheck {
    void check(Course course, Sink sink);
}

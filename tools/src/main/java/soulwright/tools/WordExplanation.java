package soulwright.tools;

/** A word of the effect language and its page of documentation, in Markdown. */
record WordExplanation(String word, String page) {}

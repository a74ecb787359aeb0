package soulwright.yaml;

import java.util.List;

/** What an edit does to the text, and what the document must mean afterwards. */
record Plan(List<Splice> splices, Value result) {}

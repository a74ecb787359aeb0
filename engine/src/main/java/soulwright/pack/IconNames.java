package soulwright.pack;

import java.util.Set;

/** A library of icons that packs may name by a plain word. Whoever paints brings one as a service; without one, such words are not judged. */
public interface IconNames {
    /** What its icons are called. Asked often, so it must be quick but for the first time; for any number of threads. */
    Set<String> names();
}

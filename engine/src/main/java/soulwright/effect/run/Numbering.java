package soulwright.effect.run;

/** Numbers of tasks that are the same on every machine: made of where a task was written. */
public final class Numbering {
    private Numbering() {}

    /** The number of a task, where its pack lies on the disk left out of it. */
    public static int of(String source) {
        int slash = source.replace('\\', '/').lastIndexOf('/');
        return source.substring(slash + 1).hashCode();
    }
}

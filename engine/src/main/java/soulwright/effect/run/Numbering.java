package soulwright.effect.run;

/** Numbers of tasks that are the same on every machine: made of where a task was written. */
final class Numbering {
    private Numbering() {}

    static int of(String source) {
        int slash = source.replace('\\', '/').lastIndexOf('/');
        return source.substring(slash + 1).hashCode();
    }
}

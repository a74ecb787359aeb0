package soulwright.diagnostic;

/** Where findings go. Checks never decide what a finding does to the load; they only tell it. */
@FunctionalInterface
public interface Sink {
    void report(Diagnostic diagnostic);
}

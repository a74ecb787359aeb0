package soulwright.effect.run;

/** Makes one step of a verb runnable. */
@FunctionalInterface
public interface VerbMaker {
    Op make(Making step);
}

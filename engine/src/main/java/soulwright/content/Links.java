package soulwright.content;

import org.jspecify.annotations.Nullable;
import soulwright.effect.compiled.Compiled;
import soulwright.yaml.YamlNode;

/** What the values of one entry mean, as the loader found when it checked them. */
public interface Links {
    /** The full id that a reference stands for; null where the value is none. */
    @Nullable
    String idAt(YamlNode reference);

    /** What an effect was read as; null where the value is none. For the keys of an act, it is the {@link Act} of the map that holds them. */
    @Nullable
    Compiled effectAt(YamlNode effect);
}

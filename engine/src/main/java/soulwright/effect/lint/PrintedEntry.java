package soulwright.effect.lint;

import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** A finished entry, as far as what is printed on it matters. */
public interface PrintedEntry {
    /** Its full id. */
    String id();

    /** Whether it is there only to be extended. */
    boolean isAbstract();

    YamlMap tree();

    /** The full id that a reference in its tree stands for, or null when it stands for none. */
    @Nullable
    String idAt(YamlNode reference);
}

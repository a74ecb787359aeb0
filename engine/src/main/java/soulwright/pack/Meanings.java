package soulwright.pack;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;
import soulwright.content.Links;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.lint.Facts;
import soulwright.yaml.YamlNode;

/** What the values of one document mean, by the node that holds them: full ids for references, the effect language's objects for effects. */
public final class Meanings implements Links {
    private final IdentityHashMap<YamlNode, Object> byNode = new IdentityHashMap<>();
    private volatile @Nullable Facts facts;

    void put(YamlNode node, Object meaning) {
        byNode.put(node, meaning);
    }

    /** What a value means, or null when it is a plain value, or wrong. */
    public @Nullable Object of(YamlNode node) {
        return byNode.get(node);
    }

    @Override
    public @Nullable String idAt(YamlNode reference) {
        return byNode.get(reference) instanceof String id ? id : null;
    }

    @Override
    public @Nullable Compiled effectAt(YamlNode effect) {
        return byNode.get(effect) instanceof Compiled compiled ? compiled : null;
    }

    public Collection<Object> all() {
        return Collections.unmodifiableCollection(byNode.values());
    }

    /** What the effects of the document have to do with those of others; gathered when it is first asked for. */
    Facts facts() {
        Facts known = facts;
        if (known == null) {
            known = Facts.of(byNode.values().stream()
                    .filter(Compiled.class::isInstance)
                    .map(Compiled.class::cast)
                    .toList());
            facts = known;
        }
        return known;
    }
}

package soulwright.pack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Sink;
import soulwright.effect.Machine;
import soulwright.effect.Vocabulary;
import soulwright.effect.Words;
import soulwright.effect.reader.Grammar;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/**
 * Which vocabulary an entry is written in: that of the machine that plays it, with what the rulesets in sight of its pack declare. Vocabularies
 * are made once and kept as long as those rulesets stay the same.
 */
final class PackWords {
    private final Map<String, Machine> machines = new HashMap<>();
    private final Kept<List<Object>, Tongue> made = new Kept<>();

    PackWords(List<Machine> machines) {
        machines.forEach(machine -> this.machines.put(machine.kind(), machine));
    }

    void nextRound() {
        made.nextRound();
    }

    /** What an entry may be written in, the likeliest first; nothing when its pack sees no ruleset. */
    List<Tongue> of(Entry entry) {
        if (entry.kind == Kind.RULESETS) {
            return own(entry.tree(), kindOf(entry.tree()), List.of());
        }
        if (entry.kind == Kind.CAMPAIGNS) {
            Map<String, List<YamlMap>> inSight = rulesets(entry.pack);
            return own(
                    entry.tree(),
                    "campaign",
                    inSight.values().stream().flatMap(List::stream).toList());
        }
        return of(entry.pack);
    }

    /** What the entries of a pack may be written in. */
    List<Tongue> of(LoadedPack pack) {
        return rulesets(pack).entrySet().stream()
                .map(kind -> tongue(kind.getKey(), kind.getValue()))
                .flatMap(Optional::stream)
                .toList();
    }

    /** The rulesets that a pack sees, by their kind, those of the pack itself first. */
    static Map<String, List<YamlMap>> rulesets(LoadedPack pack) {
        Map<String, List<YamlMap>> all = new LinkedHashMap<>();
        for (LoadedPack seen : withAllBelow(pack)) {
            for (PackFile file : seen.documents.values()) {
                if (file.kind == Kind.RULESETS) {
                    file.entries.stream()
                            .filter(ruleset -> !ruleset.isAbstract())
                            .forEach(ruleset -> all.computeIfAbsent(kindOf(ruleset.tree()), kind -> new ArrayList<>())
                                    .add(ruleset.tree()));
                }
            }
        }
        return all;
    }

    private static Set<LoadedPack> withAllBelow(LoadedPack pack) {
        Set<LoadedPack> all = new LinkedHashSet<>();
        List<LoadedPack> open = new ArrayList<>(List.of(pack));
        for (int i = 0; i < open.size(); i++) {
            if (all.add(open.get(i))) {
                open.addAll(open.get(i).sees);
            }
        }
        return all;
    }

    private static String kindOf(YamlMap ruleset) {
        return ruleset.get("kind") instanceof YamlScalar kind ? kind.text() : "";
    }

    private Optional<Tongue> tongue(String kind, List<YamlMap> rulesets) {
        Machine machine = machines.get(kind);
        if (machine == null) {
            return Optional.empty();
        }
        List<Object> key = new ArrayList<>(List.of(kind));
        rulesets.forEach(tree -> key.add(new SameTree(tree)));
        return Optional.of(made.get(key, any -> {
            List<Words> bundles = new ArrayList<>(List.of(machine.words()));
            rulesets.forEach(ruleset -> bundles.add(machine.declaredBy(ruleset, SILENT)));
            return new Tongue(machine, new Grammar(Vocabulary.of(bundles)), List.copyOf(rulesets));
        }));
    }

    /** The tongue of a document that declares words itself. */
    private List<Tongue> own(YamlMap document, String kind, List<YamlMap> rulesets) {
        Machine machine = machines.get(kind);
        if (machine == null) {
            return List.of();
        }
        List<Object> key = new ArrayList<>(List.of("own " + kind, new SameTree(document)));
        rulesets.forEach(tree -> key.add(new SameTree(tree)));
        return List.of(made.get(key, any -> {
            List<Words> bundles = new ArrayList<>(List.of(machine.words()));
            rulesets.forEach(ruleset -> addWords(ruleset, bundles));
            bundles.add(machine.declaredBy(document, vocabulary(bundles)));
            return new Tongue(machine, new Grammar(vocabulary(bundles)), List.of());
        }));
    }

    private static Vocabulary vocabulary(List<Words> bundles) {
        return Vocabulary.of(bundles.stream().distinct().toList());
    }

    private void addWords(YamlMap ruleset, List<Words> bundles) {
        Machine machine = machines.get(kindOf(ruleset));
        if (machine != null) {
            bundles.add(machine.words());
            bundles.add(machine.declaredBy(ruleset, SILENT));
        }
    }

    private static final Sink SILENT = finding -> {};

    /** A tree compared by identity: a ruleset that was read again is another. */
    private record SameTree(YamlMap tree) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof SameTree same && same.tree == tree;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(Objects.requireNonNull(tree));
        }
    }
}

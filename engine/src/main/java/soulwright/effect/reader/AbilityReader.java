package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.effect.Parameter;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.compiled.Abilities;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Compiled;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads lists of abilities. */
final class AbilityReader {
    private final Readers readers;
    private final EventReader events;

    AbilityReader(Readers readers) {
        this.readers = readers;
        this.events = new EventReader(readers);
    }

    Compiled read(YamlNode node, Scope scope) {
        if (node instanceof YamlScalar scalar) {
            return readers.parameters()
                    .part(scalar, scope, Parameter.Form.ABILITIES, Code.NO_ABILITY, "a list of abilities");
        }
        if (!(node instanceof YamlList list)) {
            String help = "put \"- \" before each ability";
            readers.language()
                    .findings()
                    .report(Code.NO_ABILITY, Spot.of(node), "a list of abilities is wanted here", help);
            return new Abilities(node, List.of());
        }
        List<Ability> abilities = new ArrayList<>(list.items().size());
        for (YamlNode item : list.items()) {
            Ability ability = ability(item, scope);
            if (ability != null) {
                abilities.add(ability);
            }
        }
        return new Abilities(node, abilities);
    }

    private @Nullable Ability ability(YamlNode item, Scope scope) {
        Variant variant = readers.variants().find(item, Family.ABILITIES);
        if (variant == null || !readers.variants().mayStand(variant, scope, "works")) {
            return null;
        }
        if (variant.spec().open()) {
            return readers.keywords().read(variant, scope);
        }
        return switch (variant.spec().name()) {
            case "on", "would" -> heard(variant, scope);
            case "skill", "abilities" -> plain(variant, scope);
            default -> standing(variant, scope);
        };
    }

    private Ability plain(Variant variant, Scope scope) {
        return ability(
                variant, new Arguments(readers, variant, scope).sort(Map.of()).readAll());
    }

    /** A number or a rule for some things: its values speak of each of them as `it`. */
    private Ability standing(Variant variant, Scope scope) {
        Arguments arguments = new Arguments(readers, variant, scope)
                .sort(Map.of())
                .readWhoAsIt()
                .readAll();
        return ability(variant, arguments);
    }

    /** A trigger or a replacement: its values know `that`. */
    private Ability heard(Variant variant, Scope scope) {
        Scope hearing = scope.with("that", events.that(variant, scope));
        Arguments arguments = new Arguments(readers, variant, hearing)
                .sort(Map.of())
                .take(variant.spec().name(), events.word(variant))
                .readAll();
        return ability(variant, arguments);
    }

    private static Ability ability(Variant variant, Arguments arguments) {
        return new Ability(variant.map(), variant.spec(), arguments.values(), Optional.empty());
    }
}

package soulwright.effect.prose;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import soulwright.effect.Plural;
import soulwright.effect.Type;
import soulwright.effect.compiled.Bunch;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.Selector;
import soulwright.effect.formula.Term;
import soulwright.effect.prose.English.Mood;

/** Says selectors: which things are meant. */
record Groups(Voice voice) {
    private static final Argument ONE = Argument.figure(Noun.one("1"), OptionalLong.of(1), Optional.empty());

    /** Those that are selected. */
    Noun noun(Compiled selector) {
        if (selector instanceof Selector.Path path) {
            return voice.terms().noun(path.formula().term());
        }
        if (selector instanceof Expression expression) {
            return voice.terms().noun(expression.formula().term());
        }
        if (selector instanceof Named named) {
            return Noun.one(voice.id(named.id()));
        }
        if (selector instanceof Selector.Union union) {
            return Noun.joined(union.selectors().stream().map(this::noun).toList(), "and");
        }
        if (selector instanceof Bunch bunch) {
            return Noun.joined(bunch.parts().stream().map(this::noun).toList(), "and");
        }
        return selector instanceof Selector.Pick pick ? picked(pick, false) : Noun.one("something");
    }

    /** As it is said where a player is told to choose: without saying that it is his choice. */
    Noun toChoose(Selector selector) {
        return selector instanceof Selector.Pick pick ? picked(pick, true) : noun(selector);
    }

    /** Each of those that are selected, one after the other. */
    String each(Compiled selector) {
        boolean all =
                selector instanceof Selector.Pick pick && pick.how().name().equals("all");
        if (all) {
            Selector.Pick pick = (Selector.Pick) selector;
            Group group = group(pick.from());
            return "each " + (group.isOwned() ? "of " + group.many() : group.bare()) + which(pick, false) + but(pick);
        }
        Group group =
                selector instanceof Selector.Path path ? group(path.formula().term()) : Group.single(noun(selector));
        return group.isOwned() ? "each of " + group.many() : "each " + group.bare();
    }

    private String but(Selector.Pick pick) {
        Compiled but = pick.arguments().get("but");
        return but == null ? "" : " except " + noun(but).words();
    }

    private Noun picked(Selector.Pick pick, boolean chosen) {
        Group group = group(pick.from());
        Compiled count = pick.arguments().get("count");
        boolean many = Plural.is(pick.type());
        Argument number = count instanceof Expression figure
                ? voice.terms().argument(figure.formula().term())
                : ONE;
        String name = pick.how().name();
        boolean counted = number.constant().isPresent();
        Filling filling = new Filling()
                .extra("some", Argument.of(group.some(number) + (counted ? "" : ",")), name, "count")
                .extra("any", Argument.of(group.random(number)), name, "count")
                .extra("every", Argument.of(group.every()), name)
                .extra("which", Argument.of(which(pick, many)), "where");
        Voice inner = voice.calling("it", Noun.IT);
        pick.arguments().forEach((key, value) -> write(key, value, inner, filling));
        if (!chosen) {
            filling.extra("by", Argument.of(Noun.YOU));
        }
        List<String> templates = pick.how().says();
        String words = filling.say(name, templates, Mood.PLAIN).inLine();
        return many ? Noun.many(words) : Noun.one(words);
    }

    private static void write(String key, Compiled value, Voice voice, Filling filling) {
        if (key.equals("matching")) {
            filling.written(key, Argument.of(voice.groups().matching(value)));
        } else if (value instanceof Expression figure && !key.equals("prefer")) {
            filling.written(key, voice.terms().argument(figure.formula().term()));
        } else if (value instanceof Selector selector) {
            filling.written(key, Argument.of(voice.groups().noun(selector).place()));
        }
    }

    /** One for each condition: `of type Tamer and one of element Fire`. */
    private String matching(Compiled conditions) {
        if (conditions instanceof Expression path && path.formula().term() instanceof Term.Given given) {
            Compiled handed = voice.given().get(given.name());
            return handed == null
                    ? "for each of the given conditions"
                    : voice.outside().groups().matching(handed);
        }
        return conditions.parts().stream()
                .map(condition -> ((Expression) condition).formula().term())
                .map(condition -> voice.filters().which(condition, false).strip())
                .collect(Collectors.joining(" and one "));
    }

    private String which(Selector.Pick pick, boolean many) {
        return pick.arguments().get("where") instanceof Expression where
                ? voice.filters().which(where.formula().term(), many)
                : "";
    }

    /** What a list is made of. */
    Group group(Compiled from) {
        if (from instanceof Selector.Union union) {
            return Group.joined(union.selectors().stream().map(this::group).toList());
        }
        if (from instanceof Selector.Path path) {
            return group(path.formula().term());
        }
        return from instanceof Expression expression
                ? group(expression.formula().term())
                : Group.single(noun(from));
    }

    Group group(Term list) {
        if (list instanceof Term.All all) {
            String one = voice.oneOfSet(all.set());
            return new Group(one, English.plural(one), false);
        }
        if (list instanceof Term.Name name
                && Plural.is(name.type())
                && !voice.called().containsKey(name.name())) {
            return new Group(
                    voice.oneOf(name.name(), name.type()),
                    voice.name(name.name(), name.type()).words(),
                    false);
        }
        Noun noun = voice.terms().noun(list);
        return Plural.is(list.type()) || list.type() instanceof Type.Table
                ? new Group("", noun.words(), true)
                : Group.single(noun);
    }
}

package soulwright.yaml;

import org.yaml.snakeyaml.events.Event;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;

/** What can be wrong with a text that is well-formed YAML. */
record Complaints(Source source) {
    private static final String ASTERISK = "put text that begins with \"*\" in quotes";

    Diagnostic secondDocument(Event event) {
        return at(event, Code.SEVERAL_DOCUMENTS, "a second document begins here")
                .withHelp("remove this line: a file holds one document");
    }

    Diagnostic unknownAlias(Event event, String name) {
        return at(event, Code.UNKNOWN_ALIAS, "alias \"" + name + "\" repeats nothing: no anchor above has that name")
                .withHelp(ASTERISK);
    }

    Diagnostic aliasOfItself(Event event, String name) {
        return at(event, Code.UNKNOWN_ALIAS, "alias \"" + name + "\" stands inside the value it repeats")
                .withHelp("move the alias out of that value");
    }

    Diagnostic tooManyAliases(Event event, int most) {
        return at(event, Code.TOO_MANY_ALIASES, "aliases in this file repeat more than " + most + " values")
                .withHelp("write the values out, or share them with `extends`");
    }

    Diagnostic tooDeep(Event event, int most) {
        int start = Events.start(event);
        int end = event.is(Event.ID.Alias) ? Events.end(event) : start + 1;
        return at(start, end, Code.TOO_DEEP, "values are nested more than " + most + " deep")
                .withHelp("flatten the lists and maps here");
    }

    Diagnostic tag(int start) {
        int end = Extents.wordEnd(source.text(), start);
        String tag = source.text().substring(start, end);
        return at(start, end, Code.UNKNOWN_TAG, "tag \"" + tag + "\" is not used here")
                .withHelp("remove the tag, or put text that begins with \"!\" in quotes");
    }

    Diagnostic keyIsNoWord(Event event, YamlNode key) {
        int start = Events.start(event);
        int end = event.is(Event.ID.Alias) ? Events.end(event) : Math.max(start, key.end());
        return at(start, end, Code.OTHER_KEY_TYPE, "key is not a word")
                .withHelp("write the key as a word, in quotes if need be");
    }

    Diagnostic mergeKey(YamlScalar key) {
        return at(key.start(), key.end(), Code.MERGE_KEY, "merge key \"<<\" is not used here")
                .withHelp("share values with `extends`");
    }

    Diagnostic keyTwice(YamlScalar key, YamlScalar first) {
        return at(key.start(), key.end(), Code.DUPLICATE_KEY, "key \"" + key.text() + "\" stands twice in this map")
                .withHelp("keep one of the two")
                .withRelated(first.place(), "first set here");
    }

    /** `colour: #99aabb`, which has no value. */
    Diagnostic valueIsComment(int start) {
        int end = Extents.commentStart(source.text(), start);
        String written = source.text().substring(start, end);
        String quoted = "\"" + written.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
        return at(start, end, Code.VALUE_IS_COMMENT, "\"#\" begins a comment, so there is no value here")
                .withHelp("put it in quotes: " + Surroundings.shorten(quoted))
                .withFix(Fix.replace("put it in quotes", source.place(start, end), quoted));
    }

    Diagnostic typographicQuotes(YamlScalar text) {
        char quote = text.text().charAt(0);
        return at(
                        text.start(),
                        text.end(),
                        Code.TYPOGRAPHIC_QUOTES,
                        "\"" + quote + "\" is no quote but part of the text")
                .withHelp("write the straight " + TypographicQuotes.STRAIGHT + " of the keyboard around it");
    }

    private Diagnostic at(Event event, Code code, String message) {
        return at(Events.start(event), Events.end(event), code, message);
    }

    private Diagnostic at(int start, int end, Code code, String message) {
        return Diagnostic.of(code, source.place(start, end), message);
    }
}

package soulwright.sketches;

import java.util.regex.Pattern;

/** Where words stand that cannot be misspelt: texts for people, and names that are given there for the first time. */
final class Exempt {
    private static final Pattern TEXTS = Pattern.compile(
            ".*/(name|text|title|message|skill|ending|icon|portrait)|pack/(summary|authors/-|languages/-|license|id|engine|version)"
                    + "|rulesets/round|patches/when/\\*|rulesets/cards/[^/]+/back|boards/lands/-|.*/lines/-/[^/]+|.*/dialogue/-/[a-z]+(?<!choose)");

    private static final Pattern NEW_KEYS = Pattern.compile(
            ".*/(targets|given)/\\*|rulesets/(traits|cards|deck|zones|groups|patterns|windows|steps|actions|commands)/\\*"
                    + "|rulesets/(player/numbers|numbers/[a-z]+|cards/[^/]+/numbers|ai/features)/\\*"
                    + "|rulesets/battle/(kinds|choices|attacks|hits)/\\*|campaigns/(numbers|marks)/\\*|boards/legend/\\*"
                    + "|dwellings/services/\\*");

    private static final Pattern NEW_VALUES = Pattern.compile(
            ".*/(id|let|as)|rulesets/(traits/[^/]+|events|attributes|occasions|tunes|zones/[^/]+/rows"
                    + "|cards/[^/]+/(counters|flags))/-|rulesets/turn/-/phase|rulesets/sessions/-/(id|time)|rulesets/patterns/.*");

    private Exempt() {}

    static boolean is(String path) {
        return TEXTS.matcher(path).matches()
                || NEW_KEYS.matcher(path).matches()
                || NEW_VALUES.matcher(path).matches();
    }
}

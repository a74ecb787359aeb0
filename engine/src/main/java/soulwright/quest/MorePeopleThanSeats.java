package soulwright.quest;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Rulesets that ask for more people than they have seats, so that no game could ever start (SM-OBJ-2). */
public final class MorePeopleThanSeats implements ContentCheck {
    private static final Pattern LEAST = Pattern.compile("(\\d{1,6})(\\.\\..*)?");
    private static final int USUAL_SEATS = 4;

    @Override
    public Set<String> reads() {
        return Set.of("rulesets");
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        definitions.of("rulesets").stream()
                .filter(ruleset -> !ruleset.isAbstract()
                        && ruleset.tree().get("humans") instanceof YamlScalar
                        && ruleset.tree().words("kind").contains("quest"))
                .forEach(ruleset -> check(ruleset, sink));
    }

    private static void check(Definition ruleset, Sink sink) {
        YamlScalar humans = (YamlScalar) ruleset.tree().get("humans");
        int least = least(humans == null ? "" : humans.text());
        int seats = seats(ruleset.tree());
        if (humans != null && least > seats) {
            String message = "at least %d people are wanted, but there are %d seats".formatted(least, seats);
            sink.report(Diagnostic.of(Code.MORE_PEOPLE_THAN_SEATS, humans.place(), message)
                    .withHelp("write \"humans: 0..%d\", or more seats".formatted(seats)));
        }
    }

    private static int least(String range) {
        Matcher least = LEAST.matcher(range);
        return least.matches() ? Integer.parseInt(least.group(1)) : 0;
    }

    /** What is no number was reported already, and counts as it is left out. */
    private static int seats(YamlMap ruleset) {
        String seats = ruleset.words("seats").stream().findFirst().orElse("");
        return seats.matches("[1-8]") ? Integer.parseInt(seats) : USUAL_SEATS;
    }
}

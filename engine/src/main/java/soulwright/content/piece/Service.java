package soulwright.content.piece;

import java.util.List;
import java.util.stream.Collectors;
import soulwright.content.NamedAct;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.Id;
import soulwright.effect.prose.RulesWriter;

/**
 * What a dwelling does for who visits it.
 *
 * @param open the times of day when it is offered; none for always
 */
public record Service(NamedAct offer, List<String> open) {
    public Service {
        open = List.copyOf(open);
    }

    static Service of(Reading service) {
        return new Service(NamedAct.of(service), service.at("open").words());
    }

    /** @param path where it stands in its dwelling */
    RulesPart rules(String path) {
        return new RulesPart(
                path,
                offer.name(),
                offer.text(),
                "quest.service",
                writer -> RulesPart.together(
                        open.isEmpty() ? List.of() : writer.say("only by " + times(writer)), writer.done(offer.act())));
    }

    private String times(RulesWriter writer) {
        return open.stream().map(time -> writer.name(new Id("times", time))).collect(Collectors.joining(" or "));
    }
}

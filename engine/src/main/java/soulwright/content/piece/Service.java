package soulwright.content.piece;

import java.util.List;
import soulwright.content.NamedAct;
import soulwright.content.Reading;
import soulwright.content.RulesPart;

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
        return RulesPart.of(path, offer, "quest.service");
    }
}

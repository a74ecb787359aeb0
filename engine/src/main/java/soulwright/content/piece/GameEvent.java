package soulwright.content.piece;

import java.util.List;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Act;

/**
 * What can happen to a player by chance.
 *
 * @param happens the occasions when it can come
 * @param weight how likely it is among those that can come then
 */
public record GameEvent(About<GameEvent> about, List<String> happens, int weight, Act act) implements Entry<GameEvent> {
    public static final EntryKind<GameEvent> KIND = new EntryKind<>("events", GameEvent::of);

    public GameEvent {
        Check.some(happens, "occasion");
        Check.within(0, 10_000, weight, "weight");
        happens = List.copyOf(happens);
    }

    static GameEvent of(Reading entry) {
        return new GameEvent(
                entry.about(KIND),
                entry.at("happens").words(),
                entry.at("weight").number(1),
                entry.act());
    }

    @Override
    public List<RulesPart> rules() {
        return List.of(RulesPart.of("quest.event", writer -> writer.act(act)));
    }
}

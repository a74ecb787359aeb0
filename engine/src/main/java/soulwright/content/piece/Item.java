package soulwright.content.piece;

import java.util.List;
import java.util.Optional;
import soulwright.content.About;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Act;

/**
 * What is used up in battle.
 *
 * @param looksLike what this fake seems to be until it is used
 */
public record Item(About<Item> about, int level, Act act, Optional<EntryId<Item>> looksLike) implements Entry<Item> {
    public static final EntryKind<Item> KIND = new EntryKind<>("items", Item::of);

    public Item {
        Levels.check(level);
    }

    static Item of(Reading entry) {
        return new Item(
                entry.about(KIND),
                entry.at("level").number(),
                entry.act(),
                entry.at("looks-like").optional(item -> item.id(KIND)));
    }

    @Override
    public List<RulesPart> rules() {
        return List.of(RulesPart.of("battle.item", writer -> writer.act(act)));
    }
}

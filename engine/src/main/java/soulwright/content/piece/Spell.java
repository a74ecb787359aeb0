package soulwright.content.piece;

import java.util.List;
import soulwright.content.About;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Act;

/** A global spell, cast on the board and used up. */
public record Spell(About<Spell> about, int level, Act act) implements Entry<Spell> {
    public static final EntryKind<Spell> KIND = new EntryKind<>("spells", Spell::of);

    public Spell {
        Levels.check(level);
    }

    static Spell of(Reading entry) {
        return new Spell(entry.about(KIND), entry.at("level").number(), entry.act());
    }

    @Override
    public List<RulesPart> rules() {
        return List.of(RulesPart.of("quest.spell", writer -> writer.act(act)));
    }
}

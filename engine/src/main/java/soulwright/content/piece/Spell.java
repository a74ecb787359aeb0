package soulwright.content.piece;

import soulwright.content.About;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
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
}

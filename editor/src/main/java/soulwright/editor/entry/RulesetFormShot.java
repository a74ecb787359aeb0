package soulwright.editor.entry;

import java.util.function.BooleanSupplier;
import soulwright.editor.document.EntryName;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;

/** The form of a ruleset, the largest that there is. */
public final class RulesetFormShot implements Shot {
    @Override
    public String name() {
        return "form-ruleset";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        desk.openEntry(new EntryName(Kind.RULESETS, "soul-master:soul-master"));
        return () -> true;
    }
}

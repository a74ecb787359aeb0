package soulwright.duel;

import java.util.Set;
import soulwright.effect.Words;
import soulwright.effect.WordsContract;

class DuelWordsTest implements WordsContract {
    @Override
    public Words words() {
        return new DuelMachine().words();
    }

    @Override
    public Set<String> machines() {
        return Set.of("duel");
    }

    @Override
    public Set<String> declared() {
        return Set.of("card-kinds", "rows", "actions", "phases", "windows", "numbers");
    }
}

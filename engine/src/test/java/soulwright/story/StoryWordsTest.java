package soulwright.story;

import java.util.Set;
import soulwright.effect.Words;
import soulwright.effect.WordsContract;

class StoryWordsTest implements WordsContract {
    @Override
    public Words words() {
        return StoryWords.words();
    }

    @Override
    public Set<String> machines() {
        return Set.of();
    }

    @Override
    public Set<String> declared() {
        return Set.of();
    }
}

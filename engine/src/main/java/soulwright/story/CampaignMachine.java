package soulwright.story;

import java.util.List;
import soulwright.diagnostic.Sink;
import soulwright.effect.Machine;
import soulwright.effect.Vocabulary;
import soulwright.effect.Words;
import soulwright.yaml.YamlMap;

/** Tells campaigns: they declare numbers and stages of their own, as rulesets do. */
public final class CampaignMachine implements Machine {
    private final Words words = StoryWords.words();

    @Override
    public String kind() {
        return "campaign";
    }

    @Override
    public Words words() {
        return words;
    }

    @Override
    public Words declaredBy(YamlMap campaign, Sink sink) {
        StoryWords.judge(campaign, sink);
        return StoryWords.declaredBy(campaign, List.of());
    }

    @Override
    public Words declaredBy(YamlMap campaign, Vocabulary beside) {
        List<String> known = beside.set("numbers.player");
        return StoryWords.declaredBy(campaign, known == null ? List.of() : known);
    }
}

package soulwright.story;

import soulwright.diagnostic.Sink;
import soulwright.effect.Machine;
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
        return StoryWords.declaredBy(campaign);
    }
}

package soulwright.story;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.content.EntryId;
import soulwright.content.story.Campaign;
import soulwright.game.Setup;

/**
 * What is chosen before a campaign begins; saves hold it as words.
 *
 * @param pack a word that finds it
 * @param others the name of the computer player who plays everybody but the hero
 */
public record CampaignChoices(String pack, EntryId<Campaign> campaign, String others) {
    private static final String PACK = "pack";
    private static final String CAMPAIGN = "campaign";
    private static final String OTHERS = "others";

    /** Whether a save says that it is of a campaign. */
    public static boolean isIn(Setup saved) {
        return saved.choices().containsKey(CAMPAIGN);
    }

    /** The same as words, to be read again by {@link #of}. */
    public Map<String, String> written() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(PACK, pack);
        words.put(CAMPAIGN, campaign.text());
        words.put(OTHERS, others);
        return words;
    }

    /**
     * Reads what a save says.
     *
     * @throws NoCampaign if it is no save of a campaign
     */
    public static CampaignChoices of(Setup saved) {
        Map<String, String> words = saved.choices();
        CampaignChoices read =
                new CampaignChoices(word(words, PACK), Campaign.KIND.id(word(words, CAMPAIGN)), word(words, OTHERS));
        if (!read.written().equals(words)) {
            throw new NoCampaign("its set-up says more than one does");
        }
        return read;
    }

    private static String word(Map<String, String> words, String key) {
        return Optional.ofNullable(words.get(key)).orElseThrow(() -> new NoCampaign("it does not say its " + key));
    }

    /** What was saved is no campaign; the message says so. */
    public static final class NoCampaign extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NoCampaign(String why) {
            super("this is no saved campaign: " + why);
        }
    }
}

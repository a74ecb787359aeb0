package soulwright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import soulwright.game.Replay;
import soulwright.story.CampaignChoices;
import soulwright.story.Campaigns;
import soulwright.story.StoryStand;
import soulwright.tools.FoundSaves.Found;

/**
 * A saved campaign, and where it stands. Its JSON form is a contract.
 *
 * @param file where it is saved
 * @param campaign what the campaign is called
 * @param chapter the one that goes on, from 1; 0 if it could not be found out
 * @param name of the chapter
 * @param stage the id of the stage that goes on
 * @param where the same in words
 * @param saved when, to the second
 */
record CampaignSlot(
        String file,
        String campaign,
        int chapter,
        String name,
        String stage,
        String where,
        boolean over,
        int decisions,
        String saved) {
    private static final DateTimeFormatter SHORT = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

    /** All that are found, the latest first. */
    static List<CampaignSlot> all(Console console) {
        Map<CampaignChoices, Ready> ready = new HashMap<>();
        return FoundSaves.campaigns(console).stream()
                .map(found -> of(found, console, ready))
                .toList();
    }

    /** What a campaign is played with, made ready once for all its saves. */
    private record Ready(CampaignPack pack, Campaigns campaigns) {}

    /** What a save says of itself; one that says nothing is played again. */
    private static CampaignSlot of(Found found, Console console, Map<CampaignChoices, Ready> ready) {
        try {
            return of(found, StoryStand.of(found.recording().stand()).orElseGet(() -> replayed(found, console, ready)));
        } catch (Finding | WrongUse unknown) {
            String id = found.recording().setup().choices().getOrDefault("campaign", "");
            return slot(found, StoryStand.unknown(id), String.valueOf(unknown.getMessage()));
        }
    }

    private static StoryStand replayed(Found found, Console console, Map<CampaignChoices, Ready> ready) {
        SavedPack packs = new SavedPack(console, "soulwright campaign PACK --resume FILE", word -> false);
        CampaignChoices choices = SavedCampaign.choices(found.recording());
        Ready with = ready.get(choices);
        if (with == null) {
            CampaignPack pack = SavedCampaign.of(found.recording(), null, packs).pack();
            with = new Ready(pack, pack.campaigns());
            ready.put(choices, with);
        }
        var fresh = with.campaigns().start(found.recording().setup().seed());
        var game = Replay.of(found.recording(), fresh).session().game();
        return StoryStand.of(game.stand()).orElseThrow();
    }

    private static CampaignSlot of(Found found, StoryStand stand) {
        String title = stand.where().isEmpty() ? "" : ": " + stand.where();
        String where = stand.ending().isEmpty()
                ? "chapter %d, %s%s".formatted(stand.chapter(), stand.name(), title)
                : "over: " + stand.ending();
        return slot(found, stand, where);
    }

    private static CampaignSlot slot(Found found, StoryStand stand, String where) {
        return new CampaignSlot(
                found.path().toString(),
                stand.campaign(),
                stand.chapter(),
                stand.name(),
                stand.stage(),
                where,
                found.recording().over(),
                found.recording().decisions().size(),
                saved(found.path()).toString());
    }

    private static Instant saved(Path path) {
        try {
            return Files.getLastModifiedTime(path).toInstant().truncatedTo(ChronoUnit.SECONDS);
        } catch (IOException vanished) {
            return Instant.EPOCH;
        }
    }

    /** When, as people read it where they are. */
    String when() {
        return SHORT.format(Instant.parse(saved).atZone(ZoneId.systemDefault()));
    }

    /** In words for people, on two lines. */
    String words() {
        return "%s%n  %s, %s, saved %s%n".formatted(file, campaign, where, when());
    }
}

package soulwright.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.game.Game;
import soulwright.game.Recording;
import soulwright.game.Replay;
import soulwright.game.SaveFile;
import soulwright.game.TableGame;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestSetup;
import soulwright.story.Campaigns;
import soulwright.story.Stock;

/**
 * The card stocks in a saved campaign.
 *
 * @param kind of battle in which they may fight
 * @param stocks the hero's first
 */
record CardStocks(Path save, CampaignPack pack, String kind, List<Stock> stocks) {
    /**
     * Finds them in a save.
     *
     * @throws WrongUse if there is no such file, or it is no campaign
     * @throws Finding if it is damaged, or a campaign in which card stocks may not fight yet
     */
    static CardStocks of(Console console, Path save) {
        SaveFile file = SavedGame.file(save);
        Recording recording = SavedGame.read(file);
        SavedGame.mustBeFor("campaign", recording, save);
        String how = "soulwright campaign PACK --resume FILE, which saves where it is";
        SavedCampaign saved = SavedCampaign.of(recording, null, new SavedPack(console, how, word -> false));
        Campaigns campaigns = saved.pack().campaigns();
        Game fresh = campaigns.start(recording.setup().seed());
        TableGame game = (TableGame) Replay.of(recording, fresh).session().game();
        String kind = campaigns
                .versus(game)
                .orElseThrow(() -> new Finding("in " + save
                        + " card stocks may not fight each other yet; play on to the end of the first examination"));
        return new CardStocks(save, saved.pack(), kind, campaigns.stocks(game));
    }

    BoutSetup.Seat hero() {
        return seat(stocks.get(0));
    }

    /**
     * The hero of another save.
     *
     * @throws WrongUse if it is of another campaign
     */
    BoutSetup.Seat hero(CardStocks other) {
        if (!other.pack.campaign().about().id().equals(pack.campaign().about().id())) {
            throw new WrongUse("%s and %s are of different campaigns, whose cards do not fit together"
                    .formatted(save, other.save));
        }
        return other.hero();
    }

    /**
     * Somebody else of the story.
     *
     * @param name or the beginning of it, or an id; null for the first who has a stock
     * @throws WrongUse if nobody or several are meant
     */
    BoutSetup.Seat against(@Nullable String name) {
        List<Stock> others = stocks.subList(1, stocks.size());
        List<Stock> meant = others.stream()
                .filter(stock -> name == null || isMeant(stock, name))
                .toList();
        if (meant.isEmpty() || (name != null && meant.size() > 1)) {
            String known = others.stream().map(Stock::name).collect(Collectors.joining(", "));
            throw new WrongUse(
                    others.isEmpty()
                            ? "nobody else has a card stock in " + save + "; name a second save"
                            : "--against is to be one of " + known);
        }
        return seat(meant.get(0));
    }

    private static boolean isMeant(Stock stock, String name) {
        return stock.character().text().equals(name)
                || stock.character().local().equals(name)
                || stock.name().regionMatches(true, 0, name, 0, name.length());
    }

    private static BoutSetup.Seat seat(Stock stock) {
        return new BoutSetup.Seat(
                new QuestSetup.Seat(stock.name(), Optional.of(stock.character()), false), stock.carried());
    }

    /** The same with the players' own names, and no two called alike. */
    static List<BoutSetup.Seat> named(List<BoutSetup.Seat> seats, PlayerList players) {
        List<BoutSetup.Seat> named = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            String word = players.words().get(i);
            QuestSetup.Seat who = seats.get(i).who();
            String name = PlayerList.name(word).orElse(who.name());
            boolean taken = named.stream().anyMatch(other -> other.who().name().equals(name));
            named.add(new BoutSetup.Seat(
                    new QuestSetup.Seat(taken ? name + " 2" : name, who.character(), PlayerList.isPerson(word)),
                    seats.get(i).carried()));
        }
        return named;
    }
}

package soulwright.tools;

import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.content.Catalog;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.game.Fingerprint;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.pack.Load.PackStatus;
import soulwright.quest.EasiestFirst;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestChoices.NoBoardGame;
import soulwright.quest.QuestSetup;
import soulwright.quest.Quests;
import soulwright.tools.terminal.Count;

/**
 * A pack in which a board game can be played: its own rules and boards, or, where it has none, those of the packs that it depends on.
 *
 * @param word what finds it from anywhere: its id if it ships, or where it lies
 * @param boards at least one, the easiest first
 * @param packs all that decide how a game goes
 */
record QuestPack(
        String word, Catalog catalog, QuestRuleset ruleset, List<EntryId<Board>> boards, List<Fingerprint> packs) {
    /**
     * Opens a pack.
     *
     * @param pack a folder, a zip file, or the id of a pack that ships
     * @param ruleset its id, with its pack or without; null where there is only one to play by
     * @throws WrongUse if nothing can be played with it
     * @throws Finding if it has errors
     */
    static QuestPack open(Home home, String pack, @Nullable String ruleset) {
        return of(home, OpenPacks.open(home, pack), ruleset);
    }

    /** The same for a pack that is open. */
    static QuestPack of(Home home, OpenPacks open, @Nullable String ruleset) {
        PackStatus status = open.whole();
        Catalog catalog = open.load().catalog();
        QuestRuleset rules = ruleset(catalog, status.id(), ruleset);
        EntryPick<Board> own = EntryPick.of(catalog.ids(Board.KIND)).ownFirst(status.id());
        List<EntryId<Board>> boards = new EasiestFirst(catalog).sorted(own.ids());
        if (boards.isEmpty()) {
            throw new WrongUse("the pack has no board to play on; soulwright new board writes one");
        }
        return new QuestPack(
                open.word(home), catalog, rules, boards, open.workspace().fingerprints());
    }

    private static QuestRuleset ruleset(Catalog catalog, String pack, @Nullable String word) {
        List<EntryId<Ruleset>> quests = catalog.all(Ruleset.KIND).stream()
                .filter(QuestRuleset.class::isInstance)
                .map(Entry::id)
                .toList();
        if (quests.isEmpty()) {
            throw new WrongUse("the pack has no ruleset of a board game, nor has one that it depends on");
        }
        EntryPick<Ruleset> all = EntryPick.of(quests);
        return (QuestRuleset) catalog.get(word == null ? all.ownFirst(pack).only("--ruleset") : all.named(word));
    }

    /** Makes the rules and all effects ready to be played. */
    Quests quests() {
        return Quests.of(catalog, ruleset);
    }

    /**
     * Starts a game that can be saved.
     *
     * @param players for each seat who plays there: {@link QuestChoices#PERSON}, or the name of a computer player
     */
    Session start(QuestSetup setup, List<String> players) {
        return start(new QuestChoices(word, ruleset.id().text(), setup, players));
    }

    /**
     * Starts a game again as a save says.
     *
     * @throws Finding if its board, a character or a computer player is not there any more, or if the rules are for others than sit there
     */
    Session start(QuestChoices choices) {
        QuestSetup setup = choices.setup();
        if (setup.seats().size() != ruleset.seats() || !ruleset.humans().holds(choices.people())) {
            throw new Finding("%s with %s sit there, and the rules are not for them"
                    .formatted(
                            Count.of(setup.seats().size(), "player"), Count.of(choices.people(), "person", "people")));
        }
        choices.computers().forEach(computers()::present);
        present(setup.board());
        setup.seats().stream().flatMap(seat -> seat.character().stream()).forEach(this::present);
        return new Session(new Setup(packs, choices.written(), setup.seed()), quests().start(setup));
    }

    /**
     * What was chosen before a saved game began.
     *
     * @throws Finding if it is no save of a board game
     */
    static QuestChoices choices(Setup saved) {
        try {
            return QuestChoices.of(saved);
        } catch (NoBoardGame other) {
            throw new Finding(String.valueOf(other.getMessage()));
        }
    }

    private void present(EntryId<?> id) {
        if (catalog.find(id).isEmpty()) {
            throw new Finding("there is no %s among the %s any more".formatted(id, id.kind()));
        }
    }

    /** Who plays where no person does. */
    ComputerPlayers computers() {
        return new ComputerPlayers(ruleset);
    }

    /**
     * The board that somebody means, of whatever pack.
     *
     * @param word its id, with its pack or without
     * @throws WrongUse if there is none, or several
     */
    EntryId<Board> board(String word) {
        return EntryPick.of(catalog.ids(Board.KIND)).named(word);
    }
}

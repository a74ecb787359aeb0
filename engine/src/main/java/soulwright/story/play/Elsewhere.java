package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.content.story.GameStage;
import soulwright.game.Position;
import soulwright.game.TableGame;
import soulwright.quest.QuestSetup;

/** The tables at which others train while the hero plays: the computer plays for all who sit there, and always takes what it likes best. */
final class Elsewhere {
    private final StoryGround ground;
    private final GameStage stage;

    Elsewhere(StoryGround ground, GameStage stage) {
        this.ground = ground;
        this.stage = stage;
    }

    /** Plays all of them, and has everybody come home with what he holds. */
    void play(Position position, GameTask task) {
        int seats = ground.rules().seats();
        List<EntryId<GameCharacter>> all = stage.elsewhere();
        for (int from = 0; from < all.size(); from += seats) {
            List<EntryId<GameCharacter>> table = all.subList(from, Math.min(all.size(), from + seats));
            TableGame game = played(table, position.rng().next());
            for (int seat = 0; seat < table.size(); seat++) {
                task.home(
                        position,
                        ground.person(table.get(seat)),
                        ground.quests().result(game, seat).carried());
            }
        }
    }

    private TableGame played(List<EntryId<GameCharacter>> table, long seed) {
        List<QuestSetup.Seat> seats = new ArrayList<>();
        table.forEach(
                id -> seats.add(new QuestSetup.Seat(ground.catalog().get(id).name(), Optional.of(id), false)));
        TableGame game = ground.quests().start(new QuestSetup(stage.game(), seats, stage.days(), seed));
        while (!game.over()) {
            game.choose(best(game.decision().preferences()));
        }
        return game;
    }

    private static int best(long[] preferences) {
        int best = 0;
        for (int option = 1; option < preferences.length; option++) {
            best = preferences[option] > preferences[best] ? option : best;
        }
        return best;
    }
}

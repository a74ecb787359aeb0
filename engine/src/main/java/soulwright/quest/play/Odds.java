package soulwright.quest.play;

import java.util.OptionalInt;
import java.util.function.LongPredicate;
import soulwright.battle.play.Ending;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.game.Frame;
import soulwright.game.Playout;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Rng;

/** How battles would go for one player, from imagined ones in which all choose what they prefer. What he cannot know is imagined too. */
record Odds(QuestGround ground, Position position, int seat) {
    /** The percentage of battles won against a monster, which may be an entry, or another player. */
    long against(long foe, int battles) {
        return percent(battles, dice -> {
            Position imagined = position.imagined(dice);
            new Redraw(ground, seat).redraw(imagined);
            int piece = Entries.isEntry(foe) ? ground.battle().cards().wild(imagined, foe) : (int) foe;
            ground.battle().course().begin(imagined, player(), piece, 0, 0);
            Playout.finish(imagined, Odds::best);
            position.triedIn(imagined);
            return imagined.at(Globals.ENDED) == Ending.WON;
        });
    }

    /** The percentage of battles won when the one that goes on is fought to its end; nothing if he has no part in it. */
    OptionalInt now(int battles) {
        boolean first = position.at(Globals.SIDE) == player();
        if (position.at(Globals.BATTLE) == 0 || (!first && position.at(Globals.OPPONENT) != player())) {
            return OptionalInt.empty();
        }
        return OptionalInt.of((int) percent(battles, dice -> {
            Position imagined = position.imaginedOn(dice);
            new Redraw(ground, seat).redraw(imagined);
            Playout.finish(imagined, Odds::best, later -> later.at(Globals.BATTLE) == 0);
            return imagined.at(Globals.ENDED) == (first ? Ending.WON : Ending.LOST);
        }));
    }

    /** Fights battles with dice of their own; when the first half of them all went one way, the others are spared. */
    private long percent(int battles, LongPredicate isWon) {
        Rng rng = new Rng(position.decisions() * 31L + seat);
        int fought = 0;
        int won = 0;
        while (fought < battles && (fought * 2 != battles || (won != 0 && won != fought))) {
            won += isWon.test(rng.next()) ? 1 : 0;
            fought++;
        }
        return won * 100L / fought;
    }

    private int player() {
        return ground.battle().pieces().player(position, seat);
    }

    /** The option that is liked most, the first of equals. */
    private static int best(Position position, Question question, Frame frame) {
        int best = 0;
        long most = Long.MIN_VALUE;
        for (int i = 0; i < position.offered(); i++) {
            position.use(frame.values());
            long liked = question.preference(position, frame, position.option(i));
            if (liked > most) {
                most = liked;
                best = i;
            }
        }
        return best;
    }
}

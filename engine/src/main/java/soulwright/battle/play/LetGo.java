package soulwright.battle.play;

import java.util.Optional;
import soulwright.effect.Type;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Names;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;

/** A player who has more cards of a kind than he may chooses what to let go, the new ones included (SM-CRD-1, SM-CRD-2). */
final class LetGo implements Question {
    private final BattleGround ground;

    LetGo(BattleGround ground) {
        this.ground = ground;
    }

    @Override
    public void run(Position position, Frame frame) {
        long player = frame.values().get(Names.ME);
        int kind = ground.cards().over(position, player);
        if (kind == 0) {
            position.pop();
            return;
        }
        position.ask(position.at((int) player + Pieces.SEAT));
        Pieces.cards(position, player, kind, card -> {
            if (position.at((int) card + Pieces.ZONE) != Pieces.FIELD && !isOffered(position, card)) {
                position.offer(card);
            }
            return false;
        });
        if (position.offered() == 1) {
            long only = position.option(0);
            position.withdraw();
            chosen(position, frame, only);
        }
    }

    private boolean isOffered(Position position, long card) {
        for (int i = 0; i < position.offered(); i++) {
            if (ground.cards().areAlike(position, position.option(i), card)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        ground.cards().lose(position, option);
    }

    @Override
    public String kind() {
        return "let-go";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "You have too many cards. Which one do you let go?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return ground.workings().key(position, option);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return ground.workings().words(position, option);
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        return ground.workings().topic(position, option);
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        Figure<Position> liking = ground.workings().liking(Type.thing("possession"));
        if (liking == null) {
            return 0;
        }
        position.candidate(0, option);
        return -liking.of(position);
    }

    @Override
    public int number() {
        return "let-go".hashCode();
    }
}

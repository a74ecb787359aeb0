package soulwright.battle.play;

import java.util.List;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Refusal;

/**
 * A summoner chooses what he does in this round. It is kept in his row until he acts; against another summoner nobody sees it before. While cards
 * are dealt before the first round, only the ruleset's opening choice is offered, or to do nothing.
 */
public final class Plays extends ActQuestion {
    /** The place of the frame during the opening. */
    public static final int OPENING = 1;

    private final BattleGround ground;
    private final ActList acts;
    private final int opening;

    Plays(BattleGround ground, QuestRuleset rules) {
        super("nothing", "Nobody");
        this.ground = ground;
        this.acts = new ActList(ground, rules.battle().choices(), true);
        this.opening = rules.battle()
                .opening()
                .map(first -> List.copyOf(rules.battle().choices().keySet()).indexOf(first.choice()))
                .orElse(-1);
    }

    ActList acts() {
        return acts;
    }

    @Override
    protected ActList acts(Position position, Frame frame) {
        return acts;
    }

    @Override
    public void run(Position position, Frame frame) {
        long side = player(frame);
        position.ask(ground.workings().seat(position, side));
        offer(position, side, frame.at() == OPENING);
        if (position.offered() == 0) {
            position.pop();
        } else if (position.offered() == 1) {
            long only = position.option(0);
            position.withdraw();
            chosen(position, frame, only);
        }
    }

    /** Offers all that a side can do. */
    private void offer(Position position, long side, boolean first) {
        if (!first) {
            acts.offerAll(position, side);
            return;
        }
        if (opening >= 0) {
            acts.offer(position, side, opening);
        }
        position.offer(NONE);
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        keep(position, (int) player(frame), option);
        position.pop();
    }

    private static void keep(Position position, int side, long option) {
        position.put(side + Pieces.PLAY, option == NONE ? 0 : ActList.index(option) + 1);
        position.put(side + Pieces.PLAY_CARD, option == NONE ? 0 : (int) ActList.card(option));
    }

    /** Chooses anew for a side whose choice the viewer of an imagined game cannot know. */
    public void redraw(Position position, int side, boolean first) {
        position.ask(position.at(side + Pieces.SEAT));
        offer(position, side, first);
        int count = position.offered();
        keep(position, side, count == 0 ? NONE : position.option(position.rng().below(count)));
        position.withdraw();
    }

    @Override
    public String kind() {
        return "play";
    }

    @Override
    public String question(Position position, Frame frame) {
        return frame.at() == OPENING ? "Whom do you bring out first?" : "What will you do in this round?";
    }

    /** While cards are dealt nothing is refused: those that cannot be brought out are no choices of that moment. */
    @Override
    public List<Refusal> refused(Position position, Frame frame) {
        return frame.at() == OPENING ? List.of() : super.refused(position, frame);
    }

    @Override
    public boolean sealed(Position position, Frame frame) {
        return Sides.hasSummoner(position, Sides.opponent(position, player(frame)));
    }

    @Override
    public int number() {
        return "plays".hashCode();
    }
}

package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.run.Names;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Refusal;
import soulwright.game.Topic;

/**
 * A summoner chooses what he does in this round. It is kept in his row until he acts; against another summoner nobody sees it before. While cards
 * are dealt before the first round, only the ruleset's opening choice is offered, or to do nothing.
 */
public final class Plays implements Question {
    /** The place of the frame during the opening. */
    public static final int OPENING = 1;

    /** To do nothing in the opening. */
    private static final long NOTHING = -1;

    private final BattleGround ground;
    private final ActList acts;
    private final int opening;

    Plays(BattleGround ground, QuestRuleset rules) {
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
    public void run(Position position, Frame frame) {
        long side = frame.values().get(Names.ME);
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
        position.offer(NOTHING);
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        keep(position, (int) frame.values().get(Names.ME), option);
        position.pop();
    }

    private static void keep(Position position, int side, long option) {
        position.put(side + Pieces.PLAY, option == NOTHING ? 0 : ActList.index(option) + 1);
        position.put(side + Pieces.PLAY_CARD, option == NOTHING ? 0 : (int) ActList.card(option));
    }

    /** Chooses anew for a side whose choice the viewer of an imagined game cannot know. */
    public void redraw(Position position, int side, boolean first) {
        position.ask(position.at(side + Pieces.SEAT));
        offer(position, side, first);
        int count = position.offered();
        keep(
                position,
                side,
                count == 0 ? NOTHING : position.option(position.rng().below(count)));
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

    @Override
    public String key(Position position, Frame frame, long option) {
        return option == NOTHING ? "nothing" : acts.key(position, option);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return option == NOTHING ? "Nobody" : acts.words(position, option);
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        return option == NOTHING ? Optional.empty() : acts.topic(position, option);
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        return option == NOTHING
                ? 0
                : acts.preference(position, option, frame.values().get(Names.ME));
    }

    @Override
    public List<Refusal> refused(Position position, Frame frame) {
        List<Refusal> refused = new ArrayList<>();
        for (int i = 0; i < acts.size(); i++) {
            if (frame.at() != OPENING) {
                acts.refusal(position, i, frame.values().get(Names.ME)).ifPresent(refused::add);
            }
        }
        return refused;
    }

    @Override
    public boolean sealed(Position position, Frame frame) {
        return Sides.hasSummoner(
                position, Sides.opponent(position, frame.values().get(Names.ME)));
    }

    @Override
    public int number() {
        return "plays".hashCode();
    }
}

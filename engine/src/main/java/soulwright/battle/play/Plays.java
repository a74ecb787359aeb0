package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.Id;
import soulwright.effect.run.Deed;
import soulwright.effect.run.Names;
import soulwright.effect.run.Things;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Refusal;
import soulwright.game.Topic;
import soulwright.game.Values;

/**
 * A summoner chooses what he does in this round. It is kept in his row until he acts; against another summoner nobody sees it before. While cards
 * are dealt before the first round, only the ruleset's opening choice is offered, or to do nothing.
 */
final class Plays implements Question {
    /** The place of the frame during the opening. */
    static final int OPENING = 1;

    private static final long NO_CARD = 0;
    private static final int CARD_BITS = 32;
    /** To do nothing in the opening. */
    private static final long NOTHING = -1;

    private final BattleGround ground;
    private final List<Play> plays = new ArrayList<>();
    private int opening = -1;

    Plays(BattleGround ground) {
        this.ground = ground;
    }

    void compile(QuestRuleset rules) {
        rules.battle().choices().forEach((id, act) -> {
            Deed deed = Deed.of(act.act(), ground.compiler(), Names.of(), List.of());
            plays.add(new Play(id, act, deed, ground.workings().id(new Id("actions", id))));
        });
        opening = rules.battle()
                .opening()
                .map(first -> List.copyOf(rules.battle().choices().keySet()).indexOf(first.choice()))
                .orElse(-1);
    }

    Play play(int index) {
        return plays.get(index);
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
        for (int i = 0; i < plays.size(); i++) {
            if (!first || i == opening) {
                offer(position, side, i);
            }
        }
        if (first) {
            position.offer(NOTHING);
        }
    }

    private void offer(Position position, long side, int index) {
        Play play = plays.get(index);
        if (ground.effects().cannot(position, side, play.action())) {
            return;
        }
        Values values = Values.of(side, Values.NONE);
        if (play.deed().with() == null) {
            if (play.deed().possible(position, values)) {
                position.offer(option(index, NO_CARD));
            }
            return;
        }
        position.use(values);
        for (long card : play.deed().with().all(position)) {
            if (isPossible(position, play, side, card)) {
                position.offer(option(index, card));
            }
        }
    }

    /** Whether something can be done with a card, and by the card itself. */
    boolean isPossible(Position position, Play play, long side, long card) {
        Values values = card == NO_CARD ? Values.of(side, Values.NONE) : Values.of(side, card);
        Deed inner = card == NO_CARD ? null : ground.cards().deed(position, card);
        return play.deed().possible(position, values) && (inner == null || inner.possible(position, values));
    }

    private static long option(int index, long card) {
        return (long) index << CARD_BITS | card;
    }

    static int index(long option) {
        return (int) (option >> CARD_BITS);
    }

    static long card(long option) {
        return option & 0xFFFF_FFFFL;
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        int side = (int) frame.values().get(Names.ME);
        keep(position, side, option);
        position.pop();
    }

    private static void keep(Position position, int side, long option) {
        position.put(side + Pieces.PLAY, option == NOTHING ? 0 : index(option) + 1);
        position.put(side + Pieces.PLAY_CARD, option == NOTHING ? 0 : (int) card(option));
    }

    /** Chooses anew for a side whose choice the viewer of an imagined game cannot know. */
    void redraw(Position position, int side, boolean first) {
        position.ask(position.at(side + Pieces.SEAT));
        offer(position, side, first);
        int count = position.offered();
        if (count > 0) {
            keep(position, side, position.option(position.rng().below(count)));
        }
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
        if (option == NOTHING) {
            return "nothing";
        }
        String id = plays.get(index(option)).id();
        return card(option) == NO_CARD ? id : id + ":" + ground.workings().key(position, card(option));
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        if (option == NOTHING) {
            return "Nobody";
        }
        Play play = plays.get(index(option));
        String name = play.act().name().orElse(play.id());
        return card(option) == NO_CARD ? name : name + " " + ground.workings().words(position, card(option));
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        return option == NOTHING || card(option) == NO_CARD
                ? Optional.empty()
                : ground.workings().topic(position, card(option));
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        if (option == NOTHING) {
            return 0;
        }
        long side = frame.values().get(Names.ME);
        long card = card(option);
        Values values = Values.of(side, card == NO_CARD ? Values.NONE : card);
        long own = plays.get(index(option)).deed().preference(position, values);
        Deed inner = card == NO_CARD ? null : ground.cards().deed(position, card);
        return inner == null ? own : own + inner.preference(position, values);
    }

    @Override
    public List<Refusal> refused(Position position, Frame frame) {
        List<Refusal> refused = new ArrayList<>();
        long side = frame.values().get(Names.ME);
        for (int i = 0; i < plays.size(); i++) {
            Play play = plays.get(i);
            Things with = play.deed().with();
            if (frame.at() != OPENING && with == null) {
                Deed.Refused why = play.deed().refusal(position, Values.of(side, Values.NONE));
                if (why != Deed.Refused.NO) {
                    refused.add(Reasons.refusal(play.id(), play.act(), play.deed(), why));
                }
            } else if (frame.at() != OPENING && with != null) {
                position.use(Values.of(side, Values.NONE));
                if (with.none(position)) {
                    refused.add(new Refusal(
                            play.id(), play.act().name().orElse(play.id()), "there is no card for it in your hand"));
                }
            }
        }
        return refused;
    }

    @Override
    public boolean sealed(Position position, Frame frame) {
        long side = frame.values().get(Names.ME);
        return Sides.hasSummoner(position, Sides.opponent(position, side));
    }

    @Override
    public int number() {
        return "plays".hashCode();
    }
}

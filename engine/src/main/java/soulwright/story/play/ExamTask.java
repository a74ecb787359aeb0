package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import soulwright.battle.Carried;
import soulwright.content.story.ExamStage;
import soulwright.game.Frame;
import soulwright.game.Game;
import soulwright.game.Happening;
import soulwright.game.Host;
import soulwright.game.Position;
import soulwright.game.TableGame;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestSetup;

/** An examination: a tournament of battles (SM-STO-3). */
final class ExamTask extends GoOn implements Host {
    private static final int PACK = 0;
    private static final int DRAW = 1;
    private static final int ROUND = 2;
    /** The hero looks at whom he meets. */
    private static final int LOOK = 3;

    private static final int FIGHT = 4;
    /** The hero looks at how it all ended. */
    private static final int END = 5;

    private final StoryGround ground;
    private final ExamStage stage;
    private final Bags bags;

    ExamTask(StoryGround ground, ExamStage stage) {
        this.ground = ground;
        this.stage = stage;
        this.bags = ground.bags();
    }

    ExamStage stage() {
        return stage;
    }

    /** How far the tournament is; nothing before it has begun. */
    Optional<Tournament> tournament(Frame frame) {
        return Tournament.isBegun(frame.values())
                ? Optional.of(new Tournament(frame.values(), stage.exam()))
                : Optional.empty();
    }

    int person(int entrant) {
        return ground.person(stage.entrants().get(entrant));
    }

    private boolean isHero(int entrant) {
        return person(entrant) == StoryGround.HERO;
    }

    @Override
    public void run(Position position, Frame frame) {
        switch (frame.at()) {
            case PACK -> pack(position, frame);
            case DRAW -> draw(position, frame);
            case ROUND -> round(position, frame);
            case FIGHT -> fight(position, frame);
            default -> super.run(position, frame);
        }
    }

    // what everybody brings

    private void pack(Position position, Frame frame) {
        position.top(frame.at(DRAW));
        for (int entrant = 0; entrant < stage.entrants().size(); entrant++) {
            Carried has = has(position, person(entrant));
            if (isHero(entrant)) {
                packing(entrant).begin(position, has);
            } else {
                bags.put(position, ground.deck(entrant), ground.cupboard().best(has));
            }
        }
    }

    private PackQuestion packing(int entrant) {
        return new PackQuestion(ground.cupboard(), StoryGround.HERO, ground.incoming(), ground.deck(entrant));
    }

    /** A person's stock; who has none yet, or may not use it here, has what he begins with. */
    private Carried has(Position position, int person) {
        int stock = ground.stock(person);
        boolean stocked = stage.deck() == ExamStage.Cards.STOCK && bags.isFull(position, stock);
        return stocked
                ? bags.get(position, stock)
                : ground.quests().fresh(Optional.of(ground.person(person).id()));
    }

    // rounds

    /** Chance decides who meets whom. */
    private void draw(Position position, Frame frame) {
        long[] order =
                IntStream.range(0, stage.entrants().size()).asLongStream().toArray();
        for (int left = order.length; left > 1; left--) {
            int drawn = position.rng().below(left);
            long last = order[left - 1];
            order[left - 1] = order[drawn];
            order[drawn] = last;
        }
        position.top(frame.at(
                ROUND, Tournament.begin(frame.values(), stage.exam(), order).values()));
    }

    private void round(Position position, Frame frame) {
        Tournament now = new Tournament(frame.values(), stage.exam());
        if (now.isOver()) {
            note(position, now);
            position.top(frame.at(END));
            return;
        }
        int[] pair = now.pair();
        if (pair.length == 0) {
            position.top(frame.at(ROUND, now.next().values()));
        } else if (pair[0] < 0 || pair[1] < 0) {
            position.top(
                    frame.at(ROUND, now.met(pair[0], pair[1], Tournament.NOBODY).values()));
        } else {
            position.top(frame.at(isHero(pair[0]) || isHero(pair[1]) ? LOOK : FIGHT));
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        if (frame.at() == LOOK) {
            position.top(frame.at(FIGHT));
            return;
        }
        for (int entrant = 0; entrant < stage.entrants().size(); entrant++) {
            bags.empty(position, ground.deck(entrant));
        }
        position.pop();
    }

    // battles

    private int[] pair(Frame frame) {
        return new Tournament(frame.values(), stage.exam()).pair();
    }

    private void fight(Position position, Frame frame) {
        int[] pair = pair(frame);
        int[] players = new int[pair.length];
        List<BoutSetup.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < pair.length; seat++) {
            int person = person(pair[seat]);
            players[seat] = person == StoryGround.HERO ? StoryGround.HERO : seat + 1;
            position.put(ground.layout().sitter(players[seat]), person + 1);
            var character = ground.person(person);
            seats.add(new BoutSetup.Seat(
                    new QuestSetup.Seat(character.name(), Optional.of(character.id()), person == StoryGround.HERO),
                    bags.get(position, ground.deck(pair[seat]))));
        }
        long seed = position.rng().next();
        position.play(ground.quests().start(new BoutSetup(stage.kind(), seats, seed)), players);
    }

    @Override
    public void over(Position position, Frame frame, Game inner) {
        int[] pair = pair(frame);
        for (int seat = 0; seat < pair.length; seat++) {
            Carried back = ground.quests().result((TableGame) inner, seat).carried();
            bags.returned(position, ground.deck(pair[seat]), back, stage.rests());
        }
        int winner = winner(position, pair, inner);
        Tournament now = new Tournament(frame.values(), stage.exam());
        position.top(frame.at(ROUND, now.met(pair[0], pair[1], winner).values()));
        tell(position, pair, winner);
    }

    /** Who goes on; if nobody has won, chance decides in a knock-out, and nobody wins in a league. */
    private int winner(Position position, int[] pair, Game inner) {
        for (int seat = 0; seat < pair.length; seat++) {
            if (inner.outcome().isWonBy(seat)) {
                return pair[seat];
            }
        }
        boolean drawn = stage.exam() == ExamStage.Form.KNOCKOUT;
        return drawn ? pair[position.rng().below(pair.length)] : Tournament.NOBODY;
    }

    private void tell(Position position, int[] pair, int winner) {
        if (position.isHeard()) {
            String words = winner == Tournament.NOBODY
                    ? "%s and %s: nobody wins".formatted(name(pair[0]), name(pair[1]))
                    : "%s beats %s".formatted(name(winner), name(winner == pair[0] ? pair[1] : pair[0]));
            position.tell(new Happening("bout", Happening.EVERYBODY, Optional.empty(), words, ""));
        }
    }

    private String name(int entrant) {
        return ground.person(person(entrant)).name();
    }

    private void note(Position position, Tournament now) {
        int hero = IntStream.range(0, stage.entrants().size())
                .filter(this::isHero)
                .findFirst()
                .orElse(0);
        int place = now.place(hero);
        position.put(Layout.WON, place == 1 ? 1 : 0);
        position.put(Layout.RANK, place);
        position.put(Layout.DAYS, 0);
        position.put(Layout.TURNS, 0);
        position.put(Layout.ROUNDS, now.rounds());
        position.put(Layout.ROUNDS_WON, now.wins(hero));
        for (int i = 0; i < ground.campaign().results().size(); i++) {
            position.put(ground.layout().result(i), 0);
        }
    }

    @Override
    public String kind() {
        return "exam";
    }

    @Override
    public String question(Position position, Frame frame) {
        if (frame.at() == END) {
            return "The examination is over.";
        }
        int[] pair = pair(frame);
        return "%s against %s. Ready?".formatted(name(pair[0]), name(pair[1]));
    }

    @Override
    public int number() {
        return ("exam " + stage.id()).hashCode();
    }
}

package soulwright.story.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import soulwright.battle.Carried;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.content.story.GameStage;
import soulwright.content.story.Seat;
import soulwright.game.Frame;
import soulwright.game.Game;
import soulwright.game.Happening;
import soulwright.game.Host;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.TableGame;
import soulwright.game.Topic;
import soulwright.quest.QuestResult;
import soulwright.quest.QuestSetup;

/** A board game of the campaign: field training. When it is over, everybody puts what he holds into his card stock (SM-STO-5). */
final class GameTask implements Host {
    private static final int PLAYED = 1;

    private final StoryGround ground;
    private final GameStage stage;
    private final int[] players;
    private final KeepQuestion keep;
    private final Elsewhere elsewhere;

    GameTask(StoryGround ground, GameStage stage) {
        this.ground = ground;
        this.stage = stage;
        this.players = players();
        this.keep = new KeepQuestion(ground);
        this.elsewhere = new Elsewhere(ground, stage);
    }

    /** The hero is the first player of the campaign wherever he sits; the others come after him in order. */
    private int[] players() {
        int[] players = new int[stage.seats().size()];
        int next = StoryGround.HERO + 1;
        for (int seat = 0; seat < players.length; seat++) {
            boolean hero = ground.person(stage.seats().get(seat)) == StoryGround.HERO;
            players[seat] = hero ? StoryGround.HERO : next++;
        }
        return players;
    }

    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() == PLAYED) {
            position.pop();
            return;
        }
        List<QuestSetup.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players.length; seat++) {
            int person = ground.person(stage.seats().get(seat));
            boolean random = stage.seats().get(seat) == Seat.Anyone.RANDOM;
            position.put(ground.layout().sitter(players[seat]), random ? Layout.AT_RANDOM : person + 1);
            seats.add(seat(seat, person));
        }
        long seed = position.rng().next();
        QuestSetup setup = new QuestSetup(stage.game(), seats, stage.days(), seed);
        position.play(ground.quests().start(setup), players);
    }

    private QuestSetup.Seat seat(int seat, int person) {
        boolean hero = players[seat] == StoryGround.HERO;
        Optional<EntryId<GameCharacter>> character = person < 0
                ? Optional.empty()
                : Optional.of(ground.person(person).id());
        return new QuestSetup.Seat(name(seat), character, hero);
    }

    private String name(int seat) {
        int person = ground.person(stage.seats().get(seat));
        if (person >= 0) {
            return ground.person(person).name();
        }
        String agent = ((Seat.Anyone) stage.seats().get(seat)).name().toLowerCase(Locale.ROOT);
        return "%s %d".formatted(agent, seat + 1);
    }

    @Override
    public void over(Position position, Frame frame, Game inner) {
        position.top(frame.at(PLAYED));
        position.push(keep, StageTask.NOBODY);
        tell(position, inner.outcome());
        for (int seat = 0; seat < players.length; seat++) {
            QuestResult result = ground.quests().result((TableGame) inner, seat);
            int person = ground.person(stage.seats().get(seat));
            if (players[seat] == StoryGround.HERO) {
                note(position, inner.outcome(), seat, result);
            }
            if (person >= 0) {
                home(position, person, result.carried());
            }
        }
        elsewhere.play(position, this);
    }

    private void tell(Position position, Outcome outcome) {
        if (position.isHeard()) {
            String order = IntStream.range(0, players.length)
                    .boxed()
                    .sorted(Comparator.comparing(outcome.places()::get))
                    .map(seat -> outcome.places().get(seat) + ". " + name(seat))
                    .collect(Collectors.joining(", "));
            Topic board = new Topic(stage.game().kind().name(), stage.game().text());
            String words = outcome.words() + " " + order;
            position.tell(new Happening("finished", Happening.EVERYBODY, Optional.of(board), words, ""));
        }
    }

    /** Somebody comes home with what the stage lets him keep. */
    void home(Position position, int person, Carried carried) {
        if (stage.stock().isEmpty()) {
            return;
        }
        if (person == StoryGround.HERO) {
            ground.bags().put(position, ground.incoming(), kept(carried));
        } else {
            ground.stocking().better(position, ground.stock(person), kept(carried));
        }
    }

    private void note(Position position, Outcome outcome, int seat, QuestResult result) {
        position.put(Layout.WON, outcome.isWonBy(seat) ? 1 : 0);
        position.put(Layout.RANK, outcome.places().get(seat));
        position.put(Layout.DAYS, result.days());
        position.put(Layout.TURNS, result.turns());
        position.put(Layout.ROUNDS, 0);
        position.put(Layout.ROUNDS_WON, 0);
        List<String> told = ground.campaign().results();
        for (int i = 0; i < told.size(); i++) {
            position.put(ground.layout().result(i), result.numbers().getOrDefault(told.get(i), 0));
        }
    }

    /** The kinds of card that the stage keeps. */
    private Carried kept(Carried carried) {
        return carried.with(carried.cards().stream()
                .filter(card -> stage.stock().stream()
                        .anyMatch(kind -> kind.name().toLowerCase(Locale.ROOT).equals(card.kind())))
                .toList());
    }

    @Override
    public int number() {
        return ("game " + stage.id()).hashCode();
    }
}

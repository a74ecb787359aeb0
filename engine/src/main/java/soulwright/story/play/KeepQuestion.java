package soulwright.story.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.battle.Carried;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;
import soulwright.story.scene.KeepScene;

/**
 * What the hero brings home comes into his card stock. For his own character, and for each monster that he has already, he chooses between the
 * figures it has now and those it had (SM-STO-6).
 */
final class KeepQuestion implements Question {
    private static final int OWN = 0;
    private static final int CARDS = 1;

    private static final int NEW = 0;
    private static final int OLD = 1;

    private final StoryGround ground;
    private final Bags bags;

    KeepQuestion(StoryGround ground) {
        this.ground = ground;
        this.bags = ground.bags();
    }

    private int stock() {
        return ground.stock(StoryGround.HERO);
    }

    private int incoming() {
        return ground.incoming();
    }

    @Override
    public void run(Position position, Frame frame) {
        int card = bags.first(position, incoming());
        if (!bags.isFull(position, incoming()) || (frame.at() == CARDS && card == 0)) {
            bags.empty(position, incoming());
            position.pop();
        } else if (frame.at() == OWN ? ownChanged(position) : changed(position, card)) {
            position.ask(StoryGround.HERO);
            position.offer(NEW);
            position.offer(OLD);
        } else {
            take(position, frame, NEW);
        }
    }

    private boolean ownChanged(Position position) {
        return bags.isFull(position, stock()) && !own(position, stock()).equals(own(position, incoming()));
    }

    private List<Integer> own(Position position, int bag) {
        return Stocking.own(bags.get(position, bag));
    }

    private boolean changed(Position position, int card) {
        int had = bags.like(position, stock(), card);
        return bags.isMonster(position, card)
                && had != 0
                && !bags.card(position, had).isLike(bags.card(position, card));
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        take(position, frame, option);
    }

    private void take(Position position, Frame frame, long option) {
        if (frame.at() == OWN) {
            if (option == NEW) {
                bags.own(position, stock(), bags.get(position, incoming()));
            }
            position.top(frame.at(CARDS));
            return;
        }
        int card = bags.first(position, incoming());
        Carried.Card brought = bags.card(position, card);
        int had = bags.isMonster(position, card) ? bags.like(position, stock(), card) : 0;
        bags.remove(position, incoming(), card);
        if (option == NEW) {
            if (had != 0) {
                bags.remove(position, stock(), had);
            }
            bags.add(position, stock(), brought, 0);
        }
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        long gain;
        if (frame.at() == OWN) {
            gain = Stocking.sum(own(position, incoming())) - Stocking.sum(own(position, stock()));
        } else {
            int card = bags.first(position, incoming());
            gain = ground.stocking().gain(position, bags.like(position, stock(), card), card);
        }
        return option == NEW ? gain : 0;
    }

    @Override
    public String kind() {
        return "keep";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "Which %s do you keep?".formatted(name(position, frame));
    }

    private String name(Position position, Frame frame) {
        return frame.at() == OWN
                ? ground.person(StoryGround.HERO).name()
                : bags.entry(position, bags.first(position, incoming())).name();
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return option == NEW ? "new" : "old";
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return (option == NEW ? "Keep the new one: " : "Keep the old one: ") + figures(position, frame, option);
    }

    private String figures(Position position, Frame frame, long option) {
        return frame.at() == OWN
                ? ground.figures().own(bags.get(position, option == NEW ? incoming() : stock()))
                : ground.figures().card(card(position, option));
    }

    /** The card that is brought home, or the one like it in the stock. */
    private Carried.Card card(Position position, long option) {
        int card = bags.first(position, incoming());
        return bags.card(position, option == NEW ? card : bags.like(position, stock(), card));
    }

    /** What he chooses between. */
    KeepScene scene(Position position, Frame frame) {
        Topic topic = topic(position, frame, NEW).orElseThrow();
        return new KeepScene(
                topic.kind(),
                topic.id(),
                name(position, frame),
                byName(position, frame, OLD),
                byName(position, frame, NEW));
    }

    private Map<String, Integer> byName(Position position, Frame frame, long option) {
        return frame.at() == OWN
                ? ground.figures().ownByName(bags.get(position, option == NEW ? incoming() : stock()))
                : ground.figures().byName(card(position, option));
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        if (frame.at() == OWN) {
            var id = ground.person(StoryGround.HERO).id();
            return Optional.of(new Topic(id.kind().name(), id.text()));
        }
        Carried.Card card = bags.card(position, bags.first(position, incoming()));
        return Optional.of(new Topic(card.kind(), card.entry()));
    }

    @Override
    public int number() {
        return "keep".hashCode();
    }
}

package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.content.NamedAct;
import soulwright.effect.Id;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Step;
import soulwright.effect.run.Deed;
import soulwright.effect.run.Names;
import soulwright.effect.run.Things;
import soulwright.game.Position;
import soulwright.game.Refusal;
import soulwright.game.Topic;
import soulwright.game.Values;

/** Acts of which a player picks one, each alone or with one of the cards that it is done with: battle choices, commands, services. */
public final class ActList {
    /** Stands for a card where an act is done without one. */
    public static final long NO_CARD = 0;

    private static final int CARD_BITS = 32;

    private final BattleGround ground;
    private final List<Ready> acts = new ArrayList<>();

    /**
     * An act that is made ready.
     *
     * @param action its number among the actions that can be forbidden; -1 for none
     * @param uses whether it does what its card says, so that the card's own act must be possible too
     */
    private record Ready(String id, NamedAct act, Deed deed, long action, boolean uses) {}

    /**
     * Makes acts ready.
     *
     * @param actions whether they can be forbidden by their names
     */
    public ActList(BattleGround ground, Map<String, NamedAct> acts, boolean actions) {
        this.ground = ground;
        acts.forEach((id, act) -> {
            Deed deed = Deed.of(act.act(), ground.compiler(), Names.of());
            long action = actions ? ground.workings().id(new Id("actions", id)) : Values.NONE;
            this.acts.add(new Ready(id, act, deed, action, isUse(act.act())));
        });
    }

    private static boolean isUse(Compiled part) {
        boolean use = part instanceof Step step && step.verb().name().equals("use");
        return use || part.parts().stream().anyMatch(ActList::isUse);
    }

    public int size() {
        return acts.size();
    }

    public String id(int index) {
        return acts.get(index).id();
    }

    /** What an act is called. */
    public String name(int index) {
        return acts.get(index).act().name().orElse(acts.get(index).id());
    }

    public Deed deed(int index) {
        return acts.get(index).deed();
    }

    /** Whether an act says itself what it costs. */
    public boolean hasCost(int index) {
        return acts.get(index).act().act().argument("cost").isPresent();
    }

    /** Offers all that a player can do. */
    public void offerAll(Position position, long player) {
        Values alone = Values.of(player, Values.NONE);
        for (int i = 0; i < acts.size(); i++) {
            offer(position, player, i, alone);
        }
    }

    /** Offers what a player can do by one act. */
    public void offer(Position position, long player, int index) {
        offer(position, player, index, Values.of(player, Values.NONE));
    }

    /** What he sees counts. */
    private void offer(Position position, long player, int index, Values alone) {
        int viewer = position.viewer();
        position.lookAs(ground.workings().seat(position, player));
        offerSeen(position, player, index, alone);
        position.lookAs(viewer);
    }

    private void offerSeen(Position position, long player, int index, Values alone) {
        Ready ready = acts.get(index);
        if (ready.action() >= 0 && ground.effects().cannot(position, player, ready.action())) {
            return;
        }
        Things with = ready.deed().with();
        if (with == null) {
            Values values = ready.deed().isAimed() ? begin(ready, player, NO_CARD) : alone;
            if (ready.deed().possible(position, values)) {
                position.offer(option(index, NO_CARD));
            }
            return;
        }
        int before = position.offered();
        position.use(alone);
        with.any(position, card -> {
            if (!isOffered(position, before, card) && isPossible(position, index, player, card)) {
                position.offer(option(index, card));
            }
            return false;
        });
    }

    /** Whether the act is offered already with a card that is just like another. */
    private boolean isOffered(Position position, int from, long card) {
        for (int i = from; i < position.offered(); i++) {
            if (ground.cards().areAlike(position, card(position.option(i)), card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an act can be done with a card, and the card itself can if the act uses it; with card 0, alone. */
    public boolean isPossible(Position position, int index, long player, long card) {
        Values values = begin(acts.get(index), player, card);
        Deed inner = inner(position, acts.get(index), card);
        return acts.get(index).deed().possible(position, values) && (inner == null || inner.possible(position, values));
    }

    /** What the card itself does, where the act uses it. */
    private @Nullable Deed inner(Position position, Ready act, long card) {
        return card == NO_CARD || !act.uses() ? null : ground.cards().seeming(position, card);
    }

    /** Puts an act on top. */
    public void push(Position position, long option, long player) {
        Ready ready = acts.get(index(option));
        position.push(ready.deed().task(), begin(ready, player, card(option)));
    }

    private static Values begin(Ready ready, long player, long card) {
        return Values.of(player, card == NO_CARD ? Values.NONE : card).doing(ready.action());
    }

    /** The option of an act without a card. */
    public static long alone(int index) {
        return option(index, NO_CARD);
    }

    static long option(int index, long card) {
        return (long) index << CARD_BITS | card;
    }

    public static int index(long option) {
        return (int) (option >> CARD_BITS);
    }

    public static long card(long option) {
        return option & 0xFFFF_FFFFL;
    }

    public String key(Position position, long option) {
        String id = id(index(option));
        return card(option) == NO_CARD ? id : id + ":" + ground.workings().key(position, card(option));
    }

    public String words(Position position, long option) {
        Ready ready = acts.get(index(option));
        String name = ready.act().name().orElse(ready.id());
        return card(option) == NO_CARD ? name : name + " " + ground.workings().words(position, card(option));
    }

    public Optional<Topic> topic(Position position, long option) {
        return card(option) == NO_CARD ? Optional.empty() : ground.workings().topic(position, card(option));
    }

    /** What the pack says about the act of an option. */
    Optional<String> text(long option) {
        return acts.get(index(option)).act().text();
    }

    /** How much the computer likes an act, and what its card does if the act uses it. */
    public long preference(Position position, long option, long player) {
        Values values = begin(acts.get(index(option)), player, card(option));
        long own = acts.get(index(option)).deed().preference(position, values);
        Deed inner = inner(position, acts.get(index(option)), card(option));
        return inner == null ? own : own + inner.preference(position, values);
    }

    /** Why an act cannot be done; nothing if it can. */
    public Optional<Refusal> refusal(Position position, int index, long player) {
        Ready ready = acts.get(index);
        String name = ready.act().name().orElse(ready.id());
        if (ready.action() >= 0 && ground.effects().cannot(position, player, ready.action())) {
            return Optional.of(new Refusal(ready.id(), name, "something keeps you from it"));
        }
        Values values = begin(ready, player, NO_CARD);
        Things with = ready.deed().with();
        Optional<String> why =
                with == null ? ready.deed().reason(position, values) : without(position, index, with, values);
        return why.map(reason -> new Refusal(ready.id(), name, reason));
    }

    /** Why an act that is done with a card cannot be done with any. */
    private Optional<String> without(Position position, int index, Things with, Values values) {
        position.use(values);
        if (with.any(position, card -> isPossible(position, index, values.get(Names.ME), card))) {
            return Optional.empty();
        }
        return Optional.of(acts.get(index).deed().withoutCard(position, values));
    }
}

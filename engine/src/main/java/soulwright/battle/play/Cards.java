package soulwright.battle.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import soulwright.content.Entry;
import soulwright.content.piece.Item;
import soulwright.content.piece.Spell;
import soulwright.content.quest.Holdings;
import soulwright.effect.run.Deed;
import soulwright.effect.run.EffectCompiler;
import soulwright.effect.run.Names;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Topic;
import soulwright.game.Values;

/** The cards of players: what they do, what they seem to be, and how they come and go. */
public final class Cards {
    private final BattleGround ground;
    private final @Nullable Deed[] deeds;
    private final int[] looks;

    Cards(BattleGround ground) {
        this.ground = ground;
        this.deeds = new Deed[ground.entries().size()];
        this.looks = IntStream.range(0, deeds.length)
                .map(index -> Entries.FIRST + index)
                .toArray();
    }

    void compile(EffectCompiler compiler) {
        Entries.Span items = ground.entries().span(Item.KIND);
        for (int entry = items.from(); entry < items.to(); entry++) {
            Item item = (Item) ground.entries().get(entry);
            deeds[entry - Entries.FIRST] = Deed.of(item.act(), compiler, Names.of());
            if (item.looksLike().isPresent()) {
                looks[entry - Entries.FIRST] =
                        ground.entries().number(item.looksLike().get());
            }
        }
        Entries.Span spells = ground.entries().span(Spell.KIND);
        for (int entry = spells.from(); entry < spells.to(); entry++) {
            Spell spell = (Spell) ground.entries().get(entry);
            deeds[entry - Entries.FIRST] = Deed.of(spell.act(), compiler, Names.of());
        }
    }

    /** What a card seems to be: for a fake, what it imitates. */
    public int look(int entry) {
        return looks[entry - Entries.FIRST];
    }

    public boolean isFake(int entry) {
        return look(entry) != entry;
    }

    /**
     * Whether it makes no difference to the one who looks which of two things is meant: they are cards that look the same, one's own or another's, in
     * one place, with nothing upon them. Of monsters nobody has two alike.
     */
    boolean areAlike(Position position, long one, long other) {
        return isPlain(position, one)
                && isPlain(position, other)
                && position.at((int) one) == position.at((int) other)
                && look(Pieces.entry(position, one)) == look(Pieces.entry(position, other))
                && Pieces.owner(position, one) == Pieces.owner(position, other)
                && position.at((int) one + Pieces.ZONE) == position.at((int) other + Pieces.ZONE);
    }

    private static boolean isPlain(Position position, long thing) {
        int kind = Entries.isEntry(thing) ? 0 : Pieces.kind(position, thing);
        return kind >= Kinds.EQUIPMENT
                && kind <= Kinds.COMBAT_SPELL
                && position.at((int) thing + Pieces.EFFECTS) == 0
                && !Pieces.isHidden(position, thing);
    }

    /** What a card does that is used. */
    @Nullable
    Deed deed(Position position, long card) {
        return deed((int) ground.trueEntry(position, card));
    }

    /** What a card seems to do: of a fake, what it imitates does. */
    @Nullable
    Deed seeming(Position position, long card) {
        return deed(look((int) ground.trueEntry(position, card)));
    }

    private @Nullable Deed deed(int entry) {
        return Entries.isEntry(entry) ? deeds[entry - Entries.FIRST] : null;
    }

    /** Whether a player has a monster, or has consumed it. */
    boolean isOwned(Position position, long player, long entry) {
        return Pieces.find(position, player, entry) != 0 || ground.pieces().isConsumed(position, player, entry);
    }

    /**
     * Gives a card to a player: a new one of an entry or of a piece that nobody has, or one that another has. A monster that he owns or has consumed
     * does not join him (SM-MON-2).
     *
     * @return the card; 0 if he did not get it
     */
    public int gain(Position position, long thing, long player) {
        int kind = ground.registry().kind(position, thing);
        kind = kind > Kinds.LASTING ? kind - Kinds.PRINTED : kind;
        if (!Kinds.isCard(kind) || Pieces.kind(position, player) != Kinds.PLAYER) {
            return 0;
        }
        int entry = (int) ground.trueEntry(position, thing);
        if (kind == Kinds.MONSTER) {
            noticed(position);
            if (isOwned(position, player, entry)) {
                return 0;
            }
        }
        boolean transfers = !Entries.isEntry(thing) && Pieces.owner(position, thing) != 0;
        int card = transfers ? (int) thing : ground.pieces().create(position, kind, entry);
        int from = transfers ? Pieces.owner(position, thing) : 0;
        if (transfers) {
            noticed(position);
            ground.pieces().take(position, card);
        }
        ground.pieces().give(position, card, player);
        if (from != 0) {
            Pieces.show(position, card, Pieces.seatOf(position, from));
        }
        told(position, "gained", card, player);
        return card;
    }

    /** Takes a card from who has it; it is gone. */
    public void lose(Position position, long card) {
        if (!Entries.isEntry(card) && Kinds.isCard(Pieces.kind(position, card)) && Pieces.owner(position, card) != 0) {
            long owner = Pieces.owner(position, card);
            noticed(position);
            told(position, "lost", card, owner);
            remove(position, (int) card);
        }
    }

    /**
     * Takes a piece out of the game. It can still be asked for what it was until all that goes on is done: an item is used after it is lost.
     */
    public void remove(Position position, int piece) {
        if (isGone(position, piece)) {
            return;
        }
        Lasting.clear(position, piece);
        int owner = Pieces.owner(position, piece);
        if (owner != 0 && position.at(owner + Pieces.PLAY_CARD) == piece) {
            position.put(owner + Pieces.PLAY_CARD, 0);
            position.put(owner + Pieces.PLAY, 0);
        }
        ground.pieces().take(position, piece);
        position.put(piece + Pieces.ZONE, Pieces.GONE);
        position.put(piece + Pieces.NEXT, position.at(Globals.GONE));
        position.put(Globals.GONE, piece);
    }

    /** Whether a piece was taken out of the game, and is not yet forgotten. */
    public boolean isGone(Position position, int piece) {
        return position.at(piece + Pieces.ZONE) == Pieces.GONE;
    }

    /** Forgets the pieces that are gone; only when nothing that goes on can speak of them any more. */
    public void sweep(Position position) {
        for (int piece = position.at(Globals.GONE); piece != 0; ) {
            int next = Pieces.next(position, piece);
            Lasting.forget(position, piece);
            position.release(piece, ground.pieces().width(position.at(piece)));
            piece = next;
        }
        position.put(Globals.GONE, 0);
    }

    /** Others learn something of what a player has, or has not. */
    private void noticed(Position position) {
        if (ground.pieces().seats(position) > 1) {
            position.show();
        }
    }

    private void told(Position position, String event, long card, long player) {
        PlayWorkings workings = ground.workings();
        if (position.isHeard()) {
            String who = workings.words(position, player);
            boolean gained = event.equals("gained");
            tell(
                    position,
                    event,
                    card,
                    Pieces.seenBy(position, card),
                    who + (gained ? " gains " : " loses ") + seenName(position, card, player),
                    gained ? who + " gains a card" : "");
        }
        ground.effects().tell(position, workings.event(event), player, Values.NONE, player, card);
    }

    private String seenName(Position position, long card, long player) {
        int viewer = position.viewer();
        position.lookAs(Pieces.seatOf(position, player));
        String name = ground.workings().words(position, card);
        position.lookAs(viewer);
        return name;
    }

    /** Tells listeners of something about a card, of a fake as what it imitates, unless all may know. */
    public void tell(Position position, String event, long card, int seenBy, String words, String otherwise) {
        int known = (int) ground.trueEntry(position, card);
        Entry<?> entry = ground.entries().get(seenBy == Happening.EVERYBODY ? known : look(known));
        Topic topic = new Topic(entry.id().kind().name(), entry.id().text());
        position.tell(new Happening(event, seenBy, Optional.of(topic), words, otherwise));
    }

    /** The kind of card of which a player has more than he may; 0 if there is none. */
    int over(Position position, long player) {
        for (int kind = Kinds.MONSTER; kind <= Kinds.SPELL; kind++) {
            OptionalInt limit = limit(kind);
            if (limit.isPresent() && Pieces.count(position, player, kind) > limit.getAsInt()) {
                return kind;
            }
        }
        return 0;
    }

    private OptionalInt limit(int kind) {
        Holdings limits = ground.rules().limits();
        return switch (kind) {
            case Kinds.MONSTER -> limits.monsters();
            case Kinds.EQUIPMENT -> limits.equipment();
            case Kinds.ITEM -> limits.items();
            default -> limits.spells();
        };
    }

    /** Makes what is printed on a monster ready for a wild one. */
    public int wild(Position position, long monster) {
        int piece = ground.pieces().create(position, Kinds.MONSTER, monster);
        ground.numbers().declared().stream()
                .filter(Declared::isCharacters)
                .forEach(number -> number.start(position, piece));
        return piece;
    }
}

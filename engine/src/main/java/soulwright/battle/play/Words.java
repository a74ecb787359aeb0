package soulwright.battle.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.content.Entry;
import soulwright.game.Position;
import soulwright.game.Topic;
import soulwright.game.Values;

/** What things are called, as whoever looks knows them: in words, and in the keys of recordings. */
public final class Words {
    private static final String[] UNSEEN = {
        "", "", "", "unseen monster", "unseen equipment", "unseen item", "unseen spell"
    };

    private final BattleGround ground;
    private final Map<Integer, Naming> namings = new HashMap<>();

    /** How things of a kind are called. */
    public interface Naming {
        String words(Position position, long thing);

        String key(Position position, long thing);

        Optional<Topic> topic(Position position, long thing);

        /** The entry that it is one of; {@link Values#NONE} for none. */
        long entry(Position position, long thing);
    }

    Words(BattleGround ground) {
        this.ground = ground;
        namings.put(Kinds.PLAYER, new Players());
        namings.put(Kinds.COMBAT_SPELL, new CombatSpells());
    }

    /** Says how things of a further kind are called. */
    public void add(int kind, Naming naming) {
        namings.put(kind, naming);
    }

    String of(Position position, long thing) {
        if (thing == Values.NONE) {
            return "nobody";
        }
        Naming naming = naming(position, thing);
        if (naming != null) {
            return naming.words(position, thing);
        }
        long entry = ground.entry(position, thing);
        return entry == Values.NONE
                ? UNSEEN[Pieces.kind(position, thing)]
                : ownersOf(position, thing) + ground.entries().get(entry).name();
    }

    /** A monster that fights against another of its name is called after its owner. */
    private String ownersOf(Position position, long thing) {
        if (Entries.isEntry(thing) || Pieces.kind(position, thing) != Kinds.MONSTER) {
            return "";
        }
        int owner = Pieces.owner(position, thing);
        return owner != 0 && isOut(position, owner, thing) && meetsItsLike(position, thing)
                ? of(position, owner) + "'s "
                : "";
    }

    private static boolean isOut(Position position, int player, long monster) {
        return position.at(player + Pieces.OUT) == monster;
    }

    private boolean meetsItsLike(Position position, long monster) {
        long other = position.at(Globals.OPPONENT);
        boolean meets = other > 0 && other != monster && isLike(position, other, monster);
        for (int seat = 0; seat < ground.pieces().seats(position) && !meets; seat++) {
            int out = position.at(ground.pieces().player(position, seat) + Pieces.OUT);
            meets = out != 0 && out != monster && isLike(position, out, monster);
        }
        return meets;
    }

    private static boolean isLike(Position position, long other, long monster) {
        return Pieces.kind(position, other) == Kinds.MONSTER
                && Pieces.entry(position, other) == Pieces.entry(position, monster);
    }

    String key(Position position, long thing) {
        Naming naming = naming(position, thing);
        if (naming != null) {
            return naming.key(position, thing);
        }
        long entry = ground.entry(position, thing);
        return entry == Values.NONE
                ? UNSEEN[Pieces.kind(position, thing)]
                : ground.entries().key(entry);
    }

    Optional<Topic> topic(Position position, long thing) {
        if (thing == Values.NONE) {
            return Optional.empty();
        }
        Naming naming = naming(position, thing);
        if (naming != null) {
            return naming.topic(position, thing);
        }
        long entry = ground.entry(position, thing);
        return entry == Values.NONE
                ? Optional.empty()
                : Optional.of(topic(ground.entries().get(entry)));
    }

    long entry(Position position, long thing) {
        Naming naming = naming(position, thing);
        return naming == null ? Values.NONE : naming.entry(position, thing);
    }

    static Topic topic(Entry<?> entry) {
        return new Topic(entry.id().kind().name(), entry.id().text());
    }

    private @Nullable Naming naming(Position position, long thing) {
        return Entries.isEntry(thing) ? null : namings.get(Pieces.kind(position, thing));
    }

    private final class Players implements Naming {
        @Override
        public String words(Position position, long player) {
            int character = position.at((int) player + Pieces.CHARACTER);
            int seat = position.at((int) player + Pieces.SEAT);
            if (seat < position.names().size()) {
                return position.names().get(seat);
            }
            return character == 0
                    ? "Player " + (seat + 1)
                    : ground.entries().get(character).name();
        }

        @Override
        public String key(Position position, long player) {
            return "seat:" + (position.at((int) player + Pieces.SEAT) + 1);
        }

        @Override
        public Optional<Topic> topic(Position position, long player) {
            return Optional.of(new Topic("seat", String.valueOf(position.at((int) player + Pieces.SEAT) + 1)));
        }

        @Override
        public long entry(Position position, long player) {
            int character = position.at((int) player + Pieces.CHARACTER);
            return character == 0 ? Values.NONE : character;
        }
    }

    private final class CombatSpells implements Naming {
        @Override
        public String words(Position position, long card) {
            String element = ground.entries().get(Pieces.entry(position, card)).name();
            return "%s spell, level %d".formatted(element, ground.spellLevel(position, card));
        }

        @Override
        public String key(Position position, long card) {
            Entry<?> element = ground.entries().get(Pieces.entry(position, card));
            return "combat-spell/" + element.id().text();
        }

        @Override
        public Optional<Topic> topic(Position position, long card) {
            return Optional.of(topicOf(position, card));
        }

        private Topic topicOf(Position position, long card) {
            return Words.topic(ground.entries().get(Pieces.entry(position, card)));
        }

        @Override
        public long entry(Position position, long card) {
            return Values.NONE;
        }
    }
}

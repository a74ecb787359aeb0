package soulwright.battle.play;

import soulwright.effect.formula.Figure;
import soulwright.effect.run.Change;
import soulwright.effect.run.Deed;
import soulwright.effect.run.Doing;
import soulwright.effect.run.Making;
import soulwright.effect.run.Names;
import soulwright.effect.run.Op;
import soulwright.effect.run.Things;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Values;

/** The verbs of cards: drawn, discarded, destroyed, gained, lost, shown and used. */
final class CardVerbs {
    private final BattleGround ground;
    private final PlayWorkings workings;
    private final LetGo letGo;
    private final Doing gaining;
    private final Doing losing;

    CardVerbs(BattleGround ground) {
        this.ground = ground;
        this.workings = ground.workings();
        this.letGo = new LetGo(ground);
        this.gaining = doing("gain", (position, with, told) -> gain(position, told[1], told[0]));
        this.losing = doing("lose", (position, with, told) -> ground.cards().lose(position, told[1]));
    }

    private Doing doing(String verb, Doing.Act act) {
        return new Doing(ground.effects(), verb, workings.verbNumber(verb), -1, -1, act);
    }

    void register(PlayWorkings to) {
        to.verb("draw", this::draw);
        to.verb("discard", this::discard);
        to.verb("destroy", this::destroy);
        to.verb("gain", this::gain);
        to.verb("lose", this::lose);
        to.verb("reveal", this::reveal);
        to.verb("use", this::use);
    }

    private Op draw(Making step) {
        Figure<Position> count = step.figure("draw");
        Things who = step.thingsOrMe("who");
        int event = workings.event("drawn");
        return position -> {
            long[] sides = who.all(position);
            long cards = count.of(position);
            return now -> {
                for (long side : sides) {
                    for (long i = 0; i < cards && Sides.hasSummoner(now, side); i++) {
                        int card =
                                ground.course().draw(now, side, ground.course().reshuffles());
                        if (card != 0) {
                            ground.effects().tell(now, event, side, Values.NONE, side, card);
                        }
                    }
                }
            };
        };
    }

    private Op discard(Making step) {
        Things which = step.things("discard");
        int event = workings.event("discarded");
        return position -> {
            long[] cards = which.all(position);
            return now -> {
                for (long card : cards) {
                    if (!Entries.isEntry(card) && now.at((int) card + Pieces.ZONE) == Pieces.HAND) {
                        now.put((int) card + Pieces.ZONE, Pieces.DISCARDED);
                        long owner = Pieces.owner(now, card);
                        ground.effects().tell(now, event, owner, Values.NONE, owner, card);
                    }
                }
            };
        };
    }

    /** In a battle a knock-out; on the board a wild monster is gone, but never the boss. */
    private Op destroy(Making step) {
        Things which = step.things("destroy");
        int event = workings.event("destroyed");
        return position -> {
            long[] cards = which.all(position);
            return now -> {
                for (long card : cards) {
                    if (!Entries.isEntry(card) && destroy(now, card)) {
                        ground.effects().tell(now, event, card, Values.NONE, card);
                    }
                }
            };
        };
    }

    private boolean destroy(Position position, long card) {
        if (Sides.of(position, card) != Values.NONE) {
            ground.numbers().health().set(position, card, 0, 0);
            return true;
        }
        if (Pieces.owner(position, card) != 0) {
            ground.cards().lose(position, card);
            return true;
        }
        boolean wild = Pieces.kind(position, card) == Kinds.MONSTER
                && position.at(Globals.BOSS) != card
                && !ground.cards().isGone(position, (int) card);
        if (wild) {
            ground.leave(position, (int) card);
            ground.cards().remove(position, (int) card);
        }
        return wild;
    }

    private Op gain(Making step) {
        Things which = step.things("gain");
        Things who = step.thingsOrMe("who");
        return position -> {
            long[] cards = which.all(position);
            long player = who.one(position);
            return now -> {
                for (long card : cards) {
                    gaining.begin(now, Values.EMPTY, player, card);
                }
            };
        };
    }

    /** Gives a card, and has its player let go what is too much. */
    void gain(Position position, long card, long player) {
        ground.cards().gain(position, card, player);
        letGo(position, player);
    }

    /** Has a player let go what is too much for him, after the step that goes on. */
    void letGo(Position position, long player) {
        if (player != Values.NONE
                && Pieces.kind(position, player) == Kinds.PLAYER
                && ground.cards().over(position, player) != 0) {
            position.later(letGo, Values.of(player, Values.NONE));
        }
    }

    private Op lose(Making step) {
        Things which = step.things("lose");
        return position -> {
            long[] cards = which.all(position);
            return now -> {
                for (long card : cards) {
                    long owner = Entries.isEntry(card) ? Values.NONE : Pieces.owner(now, card);
                    losing.begin(now, Values.EMPTY, owner, card);
                }
            };
        };
    }

    private Op reveal(Making step) {
        Things which = step.things("reveal");
        boolean all = !step.has("to");
        Things to = step.thingsOrMe("to");
        int event = workings.event("revealed");
        return position -> {
            long[] things = which.all(position);
            long[] players = to.all(position);
            return now -> {
                for (long thing : things) {
                    if (!Entries.isEntry(thing)) {
                        show(now, thing, all, players);
                        ground.effects().tell(now, event, thing, Values.NONE, thing);
                    }
                }
            };
        };
    }

    private void show(Position position, long thing, boolean all, long[] players) {
        if (all) {
            for (int seat = 0; seat < ground.pieces().seats(position); seat++) {
                Pieces.show(position, thing, seat);
            }
        }
        for (long player : players) {
            Pieces.show(position, thing, position.at((int) player + Pieces.SEAT));
        }
    }

    /** The targets of a fake were chosen as those of what it imitates, so it chooses its own. */
    private Op use(Making step) {
        Things which = step.things("use");
        if (step.thing("use").equals("special")) {
            return special(which, step.hears("blow"));
        }
        int event = workings.event("used");
        return Op.pushing(position -> {
            long card = which.one(position);
            Deed deed = card == Values.NONE ? null : ground.cards().deed(position, card);
            if (deed == null) {
                return Change.NOTHING;
            }
            long me = position.values().get(Names.ME);
            Values aimed = position.values().aimed();
            return now -> {
                say(now, me, card);
                boolean fake = ground.cards().isFake(Pieces.entry(now, card));
                if (aimed != null && !fake && aimed.get(Names.SELF) == card) {
                    now.push(deed.steps(), aimed);
                } else {
                    now.push(deed.task(), Deed.begin(me, card));
                }
                ground.effects().tell(now, event, me, me, me, card);
            };
        });
    }

    private void say(Position position, long me, long card) {
        if (position.isHeard()) {
            String words = workings.words(position, me) + " uses " + workings.words(position, card);
            ground.cards().tell(position, "used", card, Happening.EVERYBODY, words, "");
        }
    }

    private Op special(Things which, boolean hitting) {
        return Op.pushing(position -> {
            long monster = which.one(position);
            if (monster == Values.NONE) {
                return Change.NOTHING;
            }
            long entry = ground.trueEntry(position, monster);
            var steps =
                    hitting ? ground.specials().hit(entry) : ground.specials().steps(entry);
            Values before = position.values();
            Values values = Values.of(before.get(Names.ME), monster);
            Values told = before.told() == null ? values : values.with(before.told());
            return steps.isEmpty() ? Change.NOTHING : now -> now.push(steps, told);
        });
    }
}

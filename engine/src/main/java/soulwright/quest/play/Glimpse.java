package soulwright.quest.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.battle.play.BattleGround;
import soulwright.battle.play.Kinds;
import soulwright.battle.play.Pieces;
import soulwright.battle.play.Sight;
import soulwright.content.Entry;
import soulwright.content.piece.Monster;
import soulwright.game.Position;
import soulwright.quest.scene.BattleScene;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.FighterScene;

/** Makes scenes of characters, cards and battles, as whoever looks sees them. */
final class Glimpse {
    private static final Comparator<CardScene> BY_KIND =
            Comparator.comparing(CardScene::kind).thenComparing(CardScene::name);

    private static final CardScene UNSEEN =
            new CardScene("unseen", Optional.empty(), "unseen card", 0, Optional.empty(), Optional.empty());

    private final BattleGround ground;
    private final Position position;
    private final Sight sight;

    Glimpse(BattleGround ground, Position position) {
        this.ground = ground;
        this.position = position;
        this.sight = new Sight(ground, position);
    }

    FighterScene fighter(long character) {
        return Pieces.kind(position, character) == Kinds.MONSTER ? monster(character) : summoner(character);
    }

    private FighterScene summoner(long player) {
        boolean known = !sight.isHidden(player);
        return new FighterScene(
                Optional.empty(),
                OptionalInt.of(Pieces.seatOf(position, player)),
                sight.words(player),
                0,
                Optional.empty(),
                known,
                known ? sight.health(player) : 0,
                sight.attributes(player),
                known ? sight.printed(player) : Map.of(),
                known ? sight.statuses(player) : List.of(),
                false,
                Optional.empty());
    }

    private FighterScene monster(long piece) {
        int entry = sight.entry(piece).orElseThrow();
        Monster monster = ground.entries().monster(entry);
        return new FighterScene(
                Optional.of(monster.id().text()),
                OptionalInt.empty(),
                monster.name(),
                monster.level(),
                monster.element().map(id -> id.text()),
                true,
                sight.health(piece),
                sight.attributes(piece),
                sight.printed(piece),
                sight.statuses(piece),
                sight.numbers(piece).values().stream().anyMatch(figure -> figure > 0),
                Optional.of(monster.special().name()));
    }

    /** The cards of a player; those of another by kind and name, since it is his to know in which order he has them. */
    List<CardScene> cards(long player) {
        List<CardScene> cards = new ArrayList<>();
        sight.cards(player).forEach(card -> cards.add(card(card)));
        if (Pieces.seatOf(position, player) != position.viewer()) {
            cards.sort(BY_KIND);
        }
        return cards;
    }

    private CardScene card(int card) {
        int kind = Pieces.kind(position, card);
        if (kind == Kinds.COMBAT_SPELL) {
            Entry<?> element = ground.entries().get(Pieces.entry(position, card));
            return new CardScene(
                    "combat-spell",
                    Optional.empty(),
                    element.name() + " spell",
                    sight.level(position, card),
                    Optional.of(element.id().text()),
                    Optional.empty());
        }
        OptionalInt known = sight.entry(card);
        String name = sight.words(card);
        if (known.isEmpty()) {
            return new CardScene(kind(kind), Optional.empty(), name, 0, Optional.empty(), Optional.empty());
        }
        Entry<?> entry = ground.entries().get(known.getAsInt());
        Optional<FighterScene> fighter = kind == Kinds.MONSTER ? Optional.of(monster(card)) : Optional.empty();
        return new CardScene(
                kind(kind),
                Optional.of(entry.id().text()),
                name,
                ground.level(known.getAsInt()),
                fighter.flatMap(FighterScene::element),
                fighter);
    }

    private static String kind(int kind) {
        return switch (kind) {
            case Kinds.MONSTER -> "monsters";
            case Kinds.EQUIPMENT -> "equipment";
            case Kinds.ITEM -> "items";
            default -> "spells";
        };
    }

    Map<String, Map<String, Integer>> tables(long player) {
        return sight.tables(player);
    }

    Map<String, Integer> numbers(long player) {
        return sight.numbers(player);
    }

    Optional<BattleScene> battle() {
        if (!sight.isBattle()) {
            return Optional.empty();
        }
        var kind = ground.course().kind(position);
        List<BattleScene.SideScene> sides = new ArrayList<>();
        for (int side : sight.sides()) {
            List<FighterScene> team = new ArrayList<>();
            sight.team(side).forEach(one -> team.add(fighter(one)));
            List<CardScene> hand = new ArrayList<>();
            boolean seen = sight.isHandSeen(side);
            sight.hand(side).forEach(card -> hand.add(seen ? card(card) : UNSEEN));
            int seat = Pieces.seatOf(position, side);
            sides.add(new BattleScene.SideScene(
                    seat < 0 ? OptionalInt.empty() : OptionalInt.of(seat),
                    sight.words(side),
                    team,
                    hand,
                    sight.deck(side),
                    sight.discards(side)));
        }
        return Optional.of(new BattleScene(kind.name(), sight.round(), kind.rounds(), sides));
    }
}

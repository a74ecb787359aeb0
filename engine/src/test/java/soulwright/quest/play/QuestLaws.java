package soulwright.quest.play;

import static soulwright.battle.play.PieceLaws.holds;

import java.util.List;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Kinds;
import soulwright.battle.play.PieceLaws;
import soulwright.battle.play.Pieces;
import soulwright.content.Catalog;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Element;
import soulwright.content.piece.Terrain;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.Vocabulary;
import soulwright.game.Position;
import soulwright.game.TableGame;
import soulwright.quest.QuestMachine;

/** What holds in every state of every quest, whatever its pack: checked from the rows, by sums of its own. */
public final class QuestLaws {
    private static final int BELOW_ROWS = 64;

    private final QuestGround ground;

    public QuestLaws(Catalog catalog, QuestRuleset rules) {
        this.ground = new QuestGround(catalog, rules, Vocabulary.of(List.of(new QuestMachine().words())));
    }

    /** @throws AssertionError that says which law is broken */
    public void check(TableGame game) {
        Position position = game.position();
        PieceLaws pieces = new PieceLaws(ground.battle(), position);
        pieces.check();
        lands(position, pieces);
        players(position);
        String asked = game.over() ? "" : game.decision().kind();
        if (asked.equals("command")) {
            pieces.limits();
            pieces.checkRows(fixed(position));
        }
    }

    /** Nothing of a battle is left after it; for packs in which such things begin in battles only. */
    public void checkBattleOver(TableGame game) {
        new PieceLaws(ground.battle(), game.position()).checkBattleOver();
    }

    /** What the board and the players take, for good. */
    private int fixed(Position position) {
        int players = ground.battle().pieces().player(position, 1)
                - ground.battle().pieces().player(position, 0);
        int lands = Lands.land(position, 1) - Lands.land(position, 0);
        return BELOW_ROWS
                + Globals.WIDTH
                + players * ground.battle().pieces().seats(position)
                + lands * position.at(Globals.LAND_COUNT);
    }

    private void lands(Position position, PieceLaws pieces) {
        ground.lands().all(position, land -> {
            int monster = Lands.monster(position, land);
            if (monster != 0) {
                pieces.use(monster, "a monster in a land");
                holds(position.at(monster) == Kinds.MONSTER, "what stands in a land is no monster");
                holds(position.at(monster + Pieces.LAND) == land, "a monster does not know where it stands");
                pieces.wounds(monster);
            }
            int owner = Lands.owner(position, land);
            boolean free =
                    !ground.lands().isHome(position, land) && !ground.lands().isBoss(position, land);
            holds(owner == 0 || free, "somebody owns a home or the boss's land");
            holds(owner == 0 || Pieces.kind(position, owner) == Kinds.PLAYER, "who owns a land is no player");
            holds(Lands.levels(position, land) >= 0, "a ruin has fewer than no levels");
            return false;
        });
    }

    private void players(Position position) {
        for (int seat = 0; seat < ground.battle().pieces().seats(position); seat++) {
            int player = ground.battle().pieces().player(position, seat);
            holds(Lands.isLand(position, position.at(player + Pieces.LAND)), "a player stands nowhere");
            holds(position.at(player + Pieces.COMMANDS) >= 0, "commands below 0");
        }
    }

    /**
     * That soul power is that of lands and equipment, and magic what soul power makes of it: `clamp(1 + soul power / 3, 1, 8)`. For rulesets that
     * say so, while nothing raises either.
     */
    public void checkMagic(TableGame game) {
        Position position = game.position();
        PieceLaws pieces = new PieceLaws(ground.battle(), position);
        Entries.Span elements = ground.battle().entries().span(Element.KIND);
        for (int seat = 0; seat < ground.battle().pieces().seats(position); seat++) {
            int player = ground.battle().pieces().player(position, seat);
            for (int number = elements.from(); number < elements.to(); number++) {
                Element element = (Element) ground.battle().entries().get(number);
                int power = landPower(position, player, element) + pieces.equipmentPower(player, element);
                holds(
                        pieces.table("soul-power", player, number) == power,
                        "soul power is not what lands and cards give");
                int level = Math.max(1, Math.min(8, 1 + power / 3));
                holds(pieces.table("magic", player, number) >= level, "magic is lower than soul power makes it");
            }
        }
    }

    private int landPower(Position position, int player, Element element) {
        int[] power = {0};
        ground.lands().all(position, land -> {
            if (Lands.owner(position, land) == player) {
                Entries entries = ground.battle().entries();
                Terrain terrain = (Terrain) entries.get(ground.lands().terrain(position, land));
                power[0] += terrain.soulPower().getOrDefault(element.id(), 0);
                int dwelling = ground.lands().map(position).dwelling(Lands.index(position, land));
                if (dwelling != 0 && Lands.levels(position, land) == 0) {
                    power[0] += ((Dwelling) entries.get(dwelling)).soulPower().getOrDefault(element.id(), 0);
                }
            }
            return false;
        });
        return power[0];
    }
}

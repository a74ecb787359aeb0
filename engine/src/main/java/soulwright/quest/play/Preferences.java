package soulwright.quest.play;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.battle.play.Kinds;
import soulwright.battle.play.Pieces;
import soulwright.battle.play.PlayWorkings;
import soulwright.content.piece.GameCharacter;
import soulwright.content.piece.Temper;
import soulwright.content.quest.QuestJudgement;
import soulwright.effect.compiled.Expression;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Function;
import soulwright.effect.run.Liking;
import soulwright.effect.run.Names;
import soulwright.game.Position;
import soulwright.game.Values;

/** What computer players like where no act says it, how much each cares about what, and how they judge a game: all from the ruleset's `ai`. */
final class Preferences {
    private static final List<String> CARDS =
            List.of("possession", "card", "monster", "equipment", "item", "spell", "combat-spell", "fighter");

    /** In these places `it` is what is liked. */
    private static final Names OF_IT = Names.of().trying();

    private final QuestGround ground;
    private final List<Figure<Position>> features;
    private final List<String> names;
    private final Map<Integer, long[]> tempers = new HashMap<>();
    private final long[] usual;
    private final @Nullable Figure<Position> destination;
    private final Figure<Position> step;
    private final @Nullable Figure<Position> ambush;

    Preferences(QuestGround ground, Optional<QuestJudgement> ai) {
        this.ground = ground;
        names = ai.map(judgement -> List.copyOf(judgement.features().keySet())).orElse(List.of());
        usual = weights(ai.map(QuestJudgement::weights).orElse(Map.of()));
        PlayWorkings workings = ground.battle().workings();
        ground.battle().registry().table("cares", this::cares, Kinds.PLAYER);
        ground.battle().registry().table("reckons", this::reckons, Kinds.PLAYER);
        workings.function(Function.FORECAST, arguments -> new Forecast(ground, arguments.get(0)));
        features = ai.map(QuestJudgement::features).orElse(Map.of()).values().stream()
                .<Figure<Position>>map(
                        feature -> Liking.of(feature, ground.battle().compiler(), Names.of()))
                .toList();
        destination = ai.flatMap(QuestJudgement::destination).map(this::liking).orElse(null);
        step = ai.flatMap(QuestJudgement::step)
                .<Figure<Position>>map(value -> ground.battle().compiler().figure(value, Names.of()))
                .orElse(position -> 0);
        ambush = ai.flatMap(QuestJudgement::ambush)
                .<Figure<Position>>map(value -> Liking.of(value, ground.battle().compiler(), Names.of()))
                .orElse(null);
        Figure<Position> card =
                ai.flatMap(QuestJudgement::card).map(this::liking).orElse(null);
        if (card != null) {
            CARDS.forEach(kind -> workings.liking(kind, card));
        }
        if (destination != null) {
            workings.liking("land", destination);
        }
    }

    private Figure<Position> liking(Expression value) {
        return Liking.of(value, ground.battle().compiler(), OF_IT);
    }

    private long[] weights(Map<String, Integer> of) {
        return names.stream().mapToLong(name -> of.getOrDefault(name, 0)).toArray();
    }

    /** How much a player cares about a feature: his character's weight, or the ruleset's. */
    private long cares(Position position, long player, long feature) {
        int character = position.at((int) player + Pieces.CHARACTER);
        long[] weights = character == 0 ? usual : tempers.getOrDefault(character, usual);
        return weights[(int) feature];
    }

    /** How a feature looks to a player. Who is asked something remembers it while he thinks: nothing can change it meanwhile. */
    private long reckons(Position position, long player, long feature) {
        boolean thinking = position.offered() > 0
                && feature < Long.SIZE
                && position.player() == position.at((int) player + Pieces.SEAT);
        int what = (int) feature;
        if (thinking && position.isReckoned(what)) {
            return position.reckoned(what);
        }
        Values before = position.enter(Values.of(player, Values.NONE));
        long value = features.get(what).of(position);
        position.leave(before);
        if (thinking) {
            position.reckon(what, value);
        }
        return value;
    }

    /** Reads the tempers of characters, once their entries have numbers. */
    void tempers() {
        var span = ground.battle().entries().span(GameCharacter.KIND);
        for (int entry = span.from(); entry < span.to(); entry++) {
            Optional<Temper> temper = ((GameCharacter) ground.battle().entries().get(entry)).ai();
            if (temper.isPresent() && !temper.get().weights().isEmpty()) {
                tempers.put(entry, weights(temper.get().weights()));
            }
        }
    }

    /** How good the game looks for a player: the weighted sum of the features. */
    long judge(Position position, long player) {
        Values before = position.enter(Values.of(player, Values.NONE));
        long sum = 0;
        for (int i = 0; i < features.size(); i++) {
            sum += features.get(i).of(position) * cares(position, player, i);
        }
        position.leave(before);
        return sum;
    }

    long ambush(Position position, Values values, long monster) {
        if (ambush == null) {
            return 1;
        }
        Values before = position.enter(Values.of(values.get(Names.ME), monster));
        long liking = ambush.of(position);
        position.leave(before);
        return liking;
    }

    /**
     * How much a player likes to go to each of several lands: what the best land beyond is worth to him, less what each step from there to it
     * takes away.
     */
    long[] ways(Position position, long player, long[] lands) {
        long[] ways = new long[lands.length];
        if (destination == null) {
            return ways;
        }
        Arrays.fill(ways, Long.MIN_VALUE);
        BoardMap map = ground.lands().map(position);
        Values before = position.enter(Values.of(player, Values.NONE));
        long each = step.of(position);
        ground.lands().all(position, land -> {
            position.candidate(0, land);
            long worth = destination.of(position);
            int goal = Lands.index(position, land);
            for (int i = 0; i < lands.length; i++) {
                long left = worth - each * map.distance(Lands.index(position, lands[i]), goal);
                ways[i] = Math.max(ways[i], left);
            }
            return false;
        });
        position.leave(before);
        return ways;
    }
}

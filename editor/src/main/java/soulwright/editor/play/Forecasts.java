package soulwright.editor.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.piece.Square;
import soulwright.quest.QuestView;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/**
 * How battles would go, in percent that they are won.
 *
 * @param battle the one that goes on
 * @param lands those against the monsters that stand in lands
 */
public record Forecasts(OptionalInt battle, Map<Square, Integer> lands) {
    static final Forecasts NONE = new Forecasts(OptionalInt.empty(), Map.of());
    private static final int MOST = 8;
    private static final int EVEN = 50;

    public Forecasts {
        lands = Map.copyOf(lands);
    }

    /** What the one who decides would want to know: the battle he is in, or the monsters where he stands and could go. */
    static Forecasts of(QuestView view, Scene scene, Asked asked) {
        if (scene.battle().isPresent()) {
            return new Forecasts(view.forecast(), Map.of());
        }
        Map<Square, Integer> lands = new LinkedHashMap<>();
        for (LandScene land : near(scene, asked)) {
            view.forecast(land.column(), land.row())
                    .ifPresent(chance -> lands.put(new Square(land.column(), land.row()), chance));
        }
        return new Forecasts(OptionalInt.empty(), lands);
    }

    private static List<LandScene> near(Scene scene, Asked asked) {
        SummonerScene me = scene.summoners().get(scene.viewer());
        return scene.lands().stream()
                .filter(land -> land.monster().isPresent())
                .filter(land -> isHere(land, me)
                        || !asked.at(new Square(land.column(), land.row())).isEmpty())
                .limit(MOST)
                .toList();
    }

    private static boolean isHere(LandScene land, SummonerScene me) {
        return Math.abs(land.column() - me.column()) + Math.abs(land.row() - me.row()) <= 1;
    }

    /** A chance in percent, for people: what was imagined some times is never certain. */
    static String words(int percent) {
        return percent < 1 ? "under 1 %" : percent > 99 ? "over 99 %" : percent + " %";
    }

    /** The key of the colour in which a chance is written. */
    static String colour(OptionalInt percent) {
        int chance = percent.orElse(EVEN);
        return chance > EVEN ? "Soulwright.ok" : chance < EVEN ? "Soulwright.error" : "Label.foreground";
    }

    /** The forecast for a land. */
    public Optional<Integer> at(Square square) {
        return Optional.ofNullable(lands.get(square));
    }
}

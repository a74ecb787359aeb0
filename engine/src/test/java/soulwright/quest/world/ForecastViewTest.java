package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import soulwright.quest.QuestView;

/** What players are told of how a battle will go. */
class ForecastViewTest {
    private static QuestView view(Played played, int seat) {
        return (QuestView) played.game().view(seat);
    }

    private static World arena(String damage) {
        return World.small().command("fight", "- battle: stump\n  kind: away").rule("battle.damage", damage);
    }

    @Test
    void whoCannotBeWoundedWinsEveryBattle() {
        Played played = arena("if(target.level > 0, 99, 0)").start();
        assertThat(view(played, 0).forecast()).as("in no battle").isEmpty();
        played.choose("fight");
        long before = played.game().hash();
        assertThat(view(played, 0).forecast()).hasValue(100);
        assertThat(view(played, 1).forecast()).as("he has no part in it").isEmpty();
        assertThat(played.game().hash()).as("nothing has happened").isEqualTo(before);
    }

    @Test
    void whoCannotWoundWinsNone() {
        assertThat(view(arena("0").start().choose("fight"), 0).forecast()).hasValue(0);
    }
}

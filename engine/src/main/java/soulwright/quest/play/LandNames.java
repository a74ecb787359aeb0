package soulwright.quest.play;

import java.util.Optional;
import soulwright.battle.play.Words;
import soulwright.content.piece.Square;
import soulwright.game.Position;
import soulwright.game.Topic;
import soulwright.game.Values;

/** What lands are called. */
final class LandNames implements Words.Naming {
    private final QuestGround ground;

    LandNames(QuestGround ground) {
        this.ground = ground;
    }

    private Square square(Position position, long land) {
        return ground.lands().map(position).square(Lands.index(position, land));
    }

    @Override
    public String words(Position position, long land) {
        Square at = square(position, land);
        int index = Lands.index(position, land);
        BoardMap map = ground.lands().map(position);
        int terrain = ground.lands().terrain(position, land);
        int what = terrain != 0 ? terrain : map.dwelling(index);
        String name =
                what == 0 ? "the centre" : ground.battle().entries().get(what).name();
        boolean dwelling = terrain != 0 && map.dwelling(index) != 0;
        String more = dwelling
                ? ", " + ground.battle().entries().get(map.dwelling(index)).name()
                : "";
        return "%s%s (%d,%d)".formatted(name, more, at.column(), at.row());
    }

    @Override
    public String key(Position position, long land) {
        Square at = square(position, land);
        return "land:" + at.column() + "," + at.row();
    }

    @Override
    public Optional<Topic> topic(Position position, long land) {
        Square at = square(position, land);
        return Optional.of(new Topic("land", at.column() + "," + at.row()));
    }

    @Override
    public long entry(Position position, long land) {
        return Values.NONE;
    }
}

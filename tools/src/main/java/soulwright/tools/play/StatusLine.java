package soulwright.tools.play;

import java.util.List;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;
import soulwright.tools.terminal.Count;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** When it is and whose turn, at the top of the screen; in a battle the commands that are left do not matter. */
record StatusLine(Scene scene) {
    private static final String GAP = "   ";

    /** One line, or two where it is narrow. */
    List<Line> lines(int width) {
        Line time = time();
        Line turn = turn().plus(tune(), Style.FAINT);
        return time.columns() + GAP.length() + turn.columns() <= width
                ? List.of(time.plus(GAP).plus(turn))
                : List.of(time.shorten(width), turn.shorten(width));
    }

    private Line time() {
        String of = scene.lastDay().isPresent() ? " of " + scene.lastDay().getAsInt() : "";
        return Line.of("Day %d%s, %s".formatted(scene.day(), of, scene.session()), Style.BOLD)
                .plus(scene.time().equalsIgnoreCase(scene.session()) ? "" : " (" + scene.time() + ")");
    }

    private String tune() {
        return scene.tune().map(tune -> GAP + "music: " + Book.plain(tune)).orElse("");
    }

    private Line turn() {
        int seat = scene.turn();
        if (seat < 0 || seat >= scene.summoners().size()) {
            return Line.EMPTY;
        }
        SummonerScene one = scene.summoners().get(seat);
        return Line.of(Seats.digit(seat), new Seats(scene).ground(seat))
                .plus(" " + one.name() + (seat == scene.viewer() ? " (you)" : ""), Style.BOLD)
                .plus(scene.battle().isPresent() ? "" : ", " + Count.of(one.commands(), "command") + " left");
    }
}

package soulwright.tools.play;

import java.util.Optional;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;
import soulwright.tools.terminal.Style;

/** How the players of a scene are told apart: by a digit from 1, and by a colour. */
record Seats(Scene scene) {
    static String digit(int seat) {
        return String.valueOf(seat + 1);
    }

    /** On a ground of the seat's colour. */
    Style ground(int seat) {
        return Style.PLAIN
                .on(Book.seat(
                        seat, seat < scene.summoners().size() ? summoner(seat).colour() : Optional.empty()))
                .inBold();
    }

    String name(int seat) {
        return seat < scene.summoners().size() ? summoner(seat).name() : "player " + digit(seat);
    }

    private SummonerScene summoner(int seat) {
        return scene.summoners().get(seat);
    }
}

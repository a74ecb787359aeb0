package soulwright.game.template;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Refusal;

/** The winner chooses whose hand he sees. */
record Whom(Lanterns night) implements Question {
    @Override
    public int number() {
        return 4;
    }

    static boolean canSeeAny(Lanterns night, Position position, int viewer) {
        return IntStream.range(0, night.players()).anyMatch(other -> canSee(night, position, viewer, other));
    }

    private static boolean canSee(Lanterns night, Position position, int viewer, int other) {
        return other != viewer && !night.knows(position, viewer, other) && night.hand(position, other) != 0;
    }

    @Override
    public void run(Position position, Frame frame) {
        int viewer = viewer(frame);
        position.ask(viewer);
        IntStream.range(0, night.players())
                .filter(other -> canSee(night, position, viewer, other))
                .forEach(position::offer);
    }

    /** He sees something new: the barrier that undo stops at. The others hear only that he does. */
    @Override
    public void chosen(Position position, Frame frame, long option) {
        int viewer = viewer(frame);
        position.pop();
        night.learn(position, viewer, (int) option);
        position.show();
        if (position.isHeard()) {
            String hand = LanternsView.flasks(night.hand(position, (int) option));
            position.tell(new Happening(
                    "seen",
                    1 << viewer,
                    Optional.empty(),
                    "Player " + (option + 1) + " holds " + hand + ".",
                    "Player " + (viewer + 1) + " looks at the flasks of player " + (option + 1) + "."));
        }
    }

    private static int viewer(Frame frame) {
        return (int) frame.values().get(0);
    }

    @Override
    public String kind() {
        return "whom";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "Whose flasks do you look at?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return "shine player-" + (option + 1);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return "player " + (option + 1);
    }

    @Override
    public List<Refusal> refused(Position position, Frame frame) {
        int viewer = viewer(frame);
        return IntStream.range(0, night.players())
                .filter(other -> night.knows(position, viewer, other))
                .mapToObj(other -> new Refusal(
                        key(position, frame, other), words(position, frame, other), "you know those already"))
                .toList();
    }
}

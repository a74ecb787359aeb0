package soulwright.game.template;

import java.util.List;
import java.util.stream.IntStream;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Refusal;

/**
 * A player chooses a flask, unseen by the others. A question is a task that asks: `run` offers options, each a number of the question's own
 * making; `chosen` goes on with the one that was chosen. Who is asked is in its frame.
 */
record Bid(Lanterns night) implements Question {
    @Override
    public int number() {
        return 2;
    }

    /** Changes nothing: an imagined game asks again. */
    @Override
    public void run(Position position, Frame frame) {
        int player = player(frame);
        position.ask(player);
        for (int hand = night.hand(position, player); hand != 0; hand &= hand - 1) {
            position.offer(Integer.numberOfTrailingZeros(hand));
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        night.bid(position, player(frame), 1 << option);
        position.pop();
    }

    private static int player(Frame frame) {
        return (int) frame.values().get(0);
    }

    /** Nothing comes to light before all have chosen, so screens need not show who was asked first. */
    @Override
    public boolean sealed(Position position, Frame frame) {
        return true;
    }

    @Override
    public String kind() {
        return "bid";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "Which flask do you burn for a light of " + night.light(position) + "?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return "bid flask-" + (option + 1);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return "flask " + (option + 1);
    }

    /** What the player might look for and does not find, with the reason. */
    @Override
    public List<Refusal> refused(Position position, Frame frame) {
        return IntStream.range(0, Lanterns.FLASKS)
                .filter(flask -> (night.used(position) >> flask & 1) != 0)
                .mapToObj(flask ->
                        new Refusal(key(position, frame, flask), words(position, frame, flask), "it is burnt already"))
                .toList();
    }
}

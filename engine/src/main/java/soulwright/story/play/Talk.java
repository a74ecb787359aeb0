package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;

/** A dialogue (SM-STO-10): lines up to the next question are heard at once, then the hero goes on; or he answers. */
final class Talk implements Question {
    private static final int GO_ON = 0;

    private final List<Script.Item> items;
    private final int number;

    Talk(List<Script.Item> items, int number) {
        this.items = List.copyOf(items);
        this.number = number;
    }

    boolean isEmpty() {
        return items.isEmpty();
    }

    /** Puts it on top, if anything is said in it. */
    void push(Position position) {
        if (!isEmpty()) {
            position.push(this, StageTask.NOBODY);
        }
    }

    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() >= items.size()) {
            position.pop();
            return;
        }
        position.ask(StoryGround.HERO);
        if (!(items.get(frame.at()) instanceof Script.Asked asked)) {
            position.offer(GO_ON);
            return;
        }
        for (int reply = 0; reply < asked.replies().size(); reply++) {
            if (asked.replies().get(reply).when().of(position) != 0) {
                position.offer(reply);
            }
        }
        if (position.offered() == 0) {
            position.top(frame.at(frame.at() + 1));
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        if (items.get(frame.at()) instanceof Script.Asked asked) {
            Script.Reply reply = asked.replies().get((int) option);
            position.top(frame.at(frame.at() + 1));
            tell(position, "answered", Optional.empty(), reply.name());
            reply.talk().push(position);
            position.push(reply.steps(), StageTask.NOBODY);
        } else {
            List<Script.Said> said = said(frame);
            said.forEach(line -> tell(
                    position,
                    "said",
                    line.speaker().map(id -> new Topic(id.kind().name(), id.text())),
                    line.words()));
            position.top(frame.at(frame.at() + said.size()));
        }
    }

    private static void tell(Position position, String event, Optional<Topic> topic, String words) {
        if (position.isHeard()) {
            position.tell(new Happening(event, Happening.EVERYBODY, topic, words, ""));
        }
    }

    /** The lines that are heard now; none where the hero answers. */
    List<Script.Said> said(Frame frame) {
        List<Script.Said> said = new ArrayList<>();
        for (int at = frame.at(); at < items.size() && items.get(at) instanceof Script.Said line; at++) {
            said.add(line);
        }
        return said;
    }

    private boolean isAsked(Frame frame) {
        return items.get(frame.at()) instanceof Script.Asked;
    }

    @Override
    public String kind() {
        return "talk";
    }

    @Override
    public String question(Position position, Frame frame) {
        return isAsked(frame) ? "What do you say?" : "Go on?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return isAsked(frame) ? "answer:" + (option + 1) : "go-on";
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return items.get(frame.at()) instanceof Script.Asked asked
                ? asked.replies().get((int) option).name()
                : "Go on";
    }

    @Override
    public int number() {
        return "talk".hashCode() + number;
    }
}

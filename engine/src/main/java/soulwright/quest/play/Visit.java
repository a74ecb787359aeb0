package soulwright.quest.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.battle.play.ActList;
import soulwright.battle.play.Globals;
import soulwright.effect.run.Names;
import soulwright.effect.run.Numbering;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Refusal;
import soulwright.game.Topic;

/** A visitor chooses one of the services of a dwelling that are open now, or leaves (SM-DWL-3). */
final class Visit implements Question {
    private static final long LEAVE = -1;

    private final QuestGround ground;
    private final String source;

    Visit(QuestGround ground, String source) {
        this.ground = ground;
        this.source = source;
    }

    private QuestGround.Services services(Position position, Frame frame) {
        long land = frame.values().get(Names.SELF);
        return ground.services(ground.lands().map(position).dwelling(Lands.index(position, land)));
    }

    private boolean isOpen(Position position, QuestGround.Services services, int index) {
        return isOpen(ground, position, services, index);
    }

    private static boolean isOpen(QuestGround ground, Position position, QuestGround.Services services, int index) {
        List<String> open = services.open().get(index);
        String time =
                ground.rules().sessions().get(position.at(Globals.SESSION)).time();
        return open.isEmpty() || open.contains(time);
    }

    /**
     * How much the player in the values in use likes the best service that a dwelling offers him now; at least 0. Whether it is possible is known
     * only where he stands.
     */
    static long appeal(QuestGround ground, Position position, long land) {
        long player = position.values().get(Names.ME);
        boolean here = Lands.of(position, player) == land;
        QuestGround.Services services =
                ground.services(ground.lands().map(position).dwelling(Lands.index(position, land)));
        long best = 0;
        for (int i = 0; i < services.acts().size(); i++) {
            if (isOpen(ground, position, services, i)) {
                long liked = services.acts().preference(position, ActList.alone(i), player);
                if (liked > best && (!here || services.acts().isPossible(position, i, player, ActList.NO_CARD))) {
                    best = liked;
                }
            }
        }
        return best;
    }

    @Override
    public void run(Position position, Frame frame) {
        QuestGround.Services services = services(position, frame);
        long player = frame.values().get(Names.ME);
        position.ask(ground.battle().workings().seat(position, player));
        for (int i = 0; i < services.acts().size(); i++) {
            if (isOpen(position, services, i)) {
                services.acts().offer(position, player, i);
            }
        }
        position.offer(LEAVE);
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        QuestGround.Services services = services(position, frame);
        position.pop();
        if (option != LEAVE) {
            if (position.isHeard()) {
                String id = dwelling(position, frame) + "/" + services.acts().id(ActList.index(option));
                String words = ground.battle()
                                .workings()
                                .words(position, frame.values().get(Names.ME)) + ": "
                        + services.acts().words(position, option);
                position.tell(new Happening(
                        "served", Happening.EVERYBODY, Optional.of(new Topic("services", id)), words, ""));
            }
            services.acts().push(position, option, frame.values().get(Names.ME));
        }
    }

    private String dwelling(Position position, Frame frame) {
        int index = Lands.index(position, frame.values().get(Names.SELF));
        int entry = ground.lands().map(position).dwelling(index);
        return ground.battle().entries().get(entry).id().text();
    }

    @Override
    public String kind() {
        return "service";
    }

    @Override
    public String question(Position position, Frame frame) {
        int index = Lands.index(position, frame.values().get(Names.SELF));
        int entry = ground.lands().map(position).dwelling(index);
        return ground.battle().entries().get(entry).name() + ": what do you wish?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return option == LEAVE ? "leave" : services(position, frame).acts().key(position, option);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return option == LEAVE ? "Leave" : services(position, frame).acts().words(position, option);
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        return option == LEAVE
                ? Optional.empty()
                : services(position, frame).acts().topic(position, option);
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        return option == LEAVE
                ? 0
                : services(position, frame)
                        .acts()
                        .preference(position, option, frame.values().get(Names.ME));
    }

    @Override
    public List<Refusal> refused(Position position, Frame frame) {
        QuestGround.Services services = services(position, frame);
        List<Refusal> refused = new ArrayList<>();
        for (int i = 0; i < services.acts().size(); i++) {
            Optional<Refusal> why =
                    services.acts().refusal(position, i, frame.values().get(Names.ME));
            if (!isOpen(position, services, i)) {
                String open = String.join(" or ", services.open().get(i));
                String id = services.acts().id(i);
                String name = services.acts().name(i);
                refused.add(new Refusal(id, name, "closed: open by " + open));
            } else {
                why.ifPresent(refused::add);
            }
        }
        return refused;
    }

    @Override
    public int number() {
        return Numbering.of(source) + 4;
    }

    @Override
    public String source() {
        return source;
    }
}

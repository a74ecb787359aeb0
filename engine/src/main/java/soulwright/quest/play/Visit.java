package soulwright.quest.play;

import java.util.Optional;
import soulwright.battle.play.ActList;
import soulwright.battle.play.ActQuestion;
import soulwright.effect.run.Names;
import soulwright.effect.run.Numbering;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Refusal;
import soulwright.game.Topic;

/** A visitor chooses one of the services of a dwelling that are open now, or leaves (SM-DWL-3). */
final class Visit extends ActQuestion {
    private final QuestGround ground;
    private final String source;

    Visit(QuestGround ground, String source) {
        super("leave", "Leave");
        this.ground = ground;
        this.source = source;
    }

    private Services services(Position position, Frame frame) {
        long land = frame.values().get(Names.SELF);
        return ground.services(ground.lands().map(position).dwelling(Lands.index(position, land)));
    }

    @Override
    protected ActList acts(Position position, Frame frame) {
        return services(position, frame).acts();
    }

    @Override
    public void run(Position position, Frame frame) {
        Services services = services(position, frame);
        long player = player(frame);
        position.ask(ground.battle().workings().seat(position, player));
        for (int i = 0; i < services.acts().size(); i++) {
            if (services.isOpen(position, i)) {
                services.acts().offer(position, player, i);
            }
        }
        position.offer(NONE);
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        Services services = services(position, frame);
        position.pop();
        if (option != NONE) {
            if (position.isHeard()) {
                String id = dwelling(position, frame) + "/" + services.acts().id(ActList.index(option));
                String words = ground.battle().workings().words(position, player(frame)) + ": "
                        + services.acts().words(position, option);
                position.tell(new Happening(
                        "served", Happening.EVERYBODY, Optional.of(new Topic("services", id)), words, ""));
            }
            services.acts().push(position, option, player(frame));
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
    protected Optional<Refusal> refusal(Position position, Frame frame, int service) {
        Services services = services(position, frame);
        if (services.isOpen(position, service)) {
            return super.refusal(position, frame, service);
        }
        String reason = "closed: open by " + String.join(" or ", services.times(service));
        ActList acts = services.acts();
        return Optional.of(new Refusal(acts.id(service), acts.name(service), reason));
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

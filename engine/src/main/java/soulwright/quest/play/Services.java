package soulwright.quest.play;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.battle.play.ActList;
import soulwright.battle.play.BattleGround;
import soulwright.battle.play.Globals;
import soulwright.content.NamedAct;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Service;
import soulwright.content.quest.Session;
import soulwright.game.Position;

/** What a dwelling offers, and when (SM-DWL-3). */
final class Services {
    private final ActList acts;
    private final List<Service> services;
    /** Which are open in each session. */
    private final boolean[][] open;

    Services(BattleGround ground, Dwelling dwelling) {
        Map<String, NamedAct> offers = new LinkedHashMap<>();
        dwelling.services().forEach((id, service) -> offers.put(id, service.offer()));
        acts = new ActList(ground, offers, false);
        services = List.copyOf(dwelling.services().values());
        open = ground.rules().sessions().stream()
                .map(session -> open(services, session))
                .toArray(boolean[][]::new);
    }

    private static boolean[] open(Collection<Service> services, Session session) {
        boolean[] open = new boolean[services.size()];
        int i = 0;
        for (Service service : services) {
            open[i++] = service.open().isEmpty() || service.open().contains(session.time());
        }
        return open;
    }

    ActList acts() {
        return acts;
    }

    /** The times of day at which one of them is offered; none for always. */
    List<String> times(int service) {
        return services.get(service).open();
    }

    boolean isOpen(Position position, int service) {
        return open[position.at(Globals.SESSION)][service];
    }

    /** Whether one of them is offered at this time of day. */
    boolean anyOpen(Position position) {
        for (boolean one : open[position.at(Globals.SESSION)]) {
            if (one) {
                return true;
            }
        }
        return false;
    }

    /** Whether a player who stands there can have one of them now. */
    boolean anyFor(Position position, long player) {
        for (int i = 0; i < acts.size(); i++) {
            if (isOpen(position, i) && acts.isPossible(position, i, player, ActList.NO_CARD)) {
                return true;
            }
        }
        return false;
    }

    /**
     * How much a player likes the best of them; at least 0.
     *
     * @param here whether he stands there: only then it is known which he can have
     */
    long appeal(Position position, long player, boolean here) {
        long best = 0;
        for (int i = 0; i < acts.size(); i++) {
            if (isOpen(position, i)) {
                long liked = acts.preference(position, ActList.alone(i), player);
                if (liked > best && (!here || acts.isPossible(position, i, player, ActList.NO_CARD))) {
                    best = liked;
                }
            }
        }
        return best;
    }
}

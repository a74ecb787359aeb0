package soulwright.editor.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.content.NamedAct;
import soulwright.content.piece.Dwelling;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.editor.art.Emblem;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Picture;
import soulwright.game.Topic;

/** The pictures of options: that of what an option is about, or that of the act that it is. */
final class ActIcons {
    private final Gallery gallery;
    private final Map<String, Picture> acts = new HashMap<>();

    ActIcons(Gallery gallery, QuestRuleset rules) {
        this.gallery = gallery;
        gallery.catalog()
                .all(Dwelling.KIND)
                .forEach(dwelling -> dwelling.services()
                        .forEach((id, service) -> put(dwelling.id().pack(), id, service.offer())));
        rules.battle().choices().forEach((id, act) -> put(rules.id().pack(), id, act));
        rules.commands().forEach((id, act) -> put(rules.id().pack(), id, act));
    }

    private void put(String pack, String id, NamedAct act) {
        act.icon()
                .ifPresent(icon -> acts.put(
                        id, gallery.picture(pack, Optional.of(icon), act.name().orElse(id))));
    }

    /** The emblem of the entry that something is about; nothing for lands and players. */
    Optional<Emblem> emblem(Topic topic) {
        return topic.id().contains(":") ? Optional.of(gallery.emblem(topic.kind(), topic.id())) : Optional.empty();
    }

    Optional<Picture> act(String act) {
        return Optional.ofNullable(acts.get(act));
    }
}

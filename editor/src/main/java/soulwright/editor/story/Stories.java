package soulwright.editor.story;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import soulwright.editor.art.Gallery;
import soulwright.editor.play.Pace;
import soulwright.editor.play.WholeSave;
import soulwright.editor.story.Slots.Slot;
import soulwright.editor.widget.Agreement;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Tab;
import soulwright.game.Recording;
import soulwright.game.Replay;
import soulwright.game.Resumption;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.game.Setup;

/** Begins campaigns and takes them up again. Belongs to the event thread. */
public final class Stories {
    private static final int SEEDS = 1_000_000;

    private final Desk desk;
    private final Slots slots;
    private final Opener opener;
    private Pace pace = Pace.FAST;

    /** @param folder where campaigns are saved */
    public Stories(Desk desk, Path folder) {
        this.desk = desk;
        this.slots = new Slots(folder);
        this.opener = new Opener(desk.workshop());
    }

    /** The screen on which campaigns are begun and taken up again. */
    public Tab home() {
        return new CampaignTab(desk, this);
    }

    Slots slots() {
        return slots;
    }

    Pace pace() {
        return pace;
    }

    void remember(Pace wanted) {
        pace = wanted;
    }

    long newSeed() {
        return ThreadLocalRandom.current().nextInt(SEEDS);
    }

    /** Gives the campaigns that can be played with the packs as they are now, as soon as they are checked. */
    void whenReady(Consumer<List<Saga>> then) {
        Map<String, String> places = desk.project().outline().packs().stream()
                .collect(Collectors.toMap(pack -> pack.id(), pack -> pack.pack().place(), (one, other) -> one));
        Gallery gallery = desk.gallery();
        desk.project()
                .ask(
                        workspace -> {
                            gallery.prepare("characters", "boards");
                            return Saga.all(workspace, places);
                        },
                        then);
    }

    /**
     * What is saved of a campaign, the newest first.
     *
     * @param stories what each says of itself
     * @param battles between its card stocks that go on
     */
    record Saved(List<SlotHead> stories, List<Slots.Battle> battles) {
        Saved {
            stories = List.copyOf(stories);
            battles = List.copyOf(battles);
        }
    }

    /** Gives what is saved of a campaign. */
    void look(Saga saga, Consumer<Saved> then) {
        desk.workshop()
                .run(
                        "Looking for saved campaigns",
                        progress -> {
                            List<SlotHead> heads = slots
                                    .of(saga.campaign().about().id())
                                    .stream()
                                    .map(slot -> SlotHead.of(saga, slot))
                                    .toList();
                            return new Saved(
                                    heads, slots.battles(saga.campaign().about().id()));
                        },
                        then);
    }

    /** Plays a save again, to show more of it than it says of itself. */
    void look(Saga saga, SlotHead head, Consumer<SlotState> then) {
        desk.workshop().run("Looking at a saved campaign", progress -> SlotState.of(saga, head), then);
    }

    /** Begins a story. */
    void begin(Saga saga, long seed, Consumer<StoryTab> open) {
        Gallery gallery = desk.gallery();
        open("Opening the campaign", () -> opened(saga, gallery, saga.start(Saga.USUAL, seed), Saga.USUAL), open);
    }

    /** One that is saved in a file of its own. */
    private Opened opened(Saga saga, Gallery gallery, Session session, String others) {
        return Opened.of(saga, gallery, session, others, new Saving(file(saga), Optional.empty()), slots.folder());
    }

    /** Makes a story ready off the event thread. */
    interface Opening {
        Opened open() throws IOException;
    }

    /**
     * Opens a story.
     *
     * @param name of the work that it is, for people
     */
    void open(String name, Opening opening, Consumer<StoryTab> open) {
        opener.run(name, progress -> opening.open(), opened -> open(opened, open));
    }

    private SaveFile file(Saga saga) {
        return slots.unused(saga.campaign().about().id().local());
    }

    /** Goes on with a story, and asks where something is not as it was. */
    void resume(Saga saga, Slot slot, Consumer<StoryTab> open) {
        read(slot.file(), slot.recording(), "The campaign cannot be taken up", now -> resume(saga, slot, now, open));
    }

    /** Reads a save again: since it was listed it may be gone, or another. */
    private void read(SaveFile file, Recording listed, String refusal, Consumer<Recording> then) {
        opener.run(
                "Reading the saved game",
                progress -> file.read(),
                found -> WholeSave.of(found, desk, refusal).ifPresent(now -> {
                    if (isSameGame(now.setup(), listed.setup())) {
                        then.accept(now);
                    } else {
                        desk.sayWhyNot(refusal, "Another game has been saved in \"" + file.path() + "\" since.");
                    }
                }));
    }

    private static boolean isSameGame(Setup one, Setup other) {
        return one.choices().equals(other.choices()) && one.seed() == other.seed();
    }

    private void resume(Saga saga, Slot slot, Recording now, Consumer<StoryTab> open) {
        Gallery gallery = desk.gallery();
        opener.run(
                "Taking up the campaign",
                progress -> {
                    Session session = saga.start(now.setup());
                    Saving saving = new Saving(slot.file(), Optional.of(now));
                    Opened opened =
                            Opened.of(saga, gallery, session, slot.choices().others(), saving, slots.folder());
                    return new Resumed(opened, Resumption.of(now, session));
                },
                resumed -> goOn(resumed, open));
    }

    private record Resumed(Opened opened, Resumption resumption) {}

    private void goOn(Resumed resumed, Consumer<StoryTab> open) {
        if (resumed.resumption().isExact()) {
            open(resumed.opened(), open);
        } else if (Agreement.to(
                "The campaign cannot go on as it was", resumed.resumption().words(), "Go on with a copy")) {
            open(resumed.opened().copied(), open);
        }
    }

    /**
     * Plays a story again from an earlier moment, in a save of its own.
     *
     * @param decisions how many were made before
     */
    void again(Saga saga, Slot slot, int decisions, Consumer<StoryTab> open) {
        Gallery gallery = desk.gallery();
        Recording whole = slot.recording();
        Recording part = new Recording(
                whole.setup(),
                whole.decisions()
                        .subList(0, Math.min(decisions, whole.decisions().size())),
                0);
        opener.run(
                "Turning back",
                progress -> {
                    Session session = saga.start(whole.setup());
                    Opened opened =
                            opened(saga, gallery, session, slot.choices().others());
                    Replay replay = Replay.of(part, session);
                    return new Turned(
                            opened, replay.replayed() == part.decisions().size());
                },
                turned -> {
                    if (turned.isThere()) {
                        open(turned.opened(), open);
                    } else {
                        desk.sayWhyNot(
                                "The chapter cannot be played again",
                                "A pack has changed since, and the story goes another way before it.");
                    }
                });
    }

    private record Turned(Opened opened, boolean isThere) {}

    /** The screen on which a battle between two card stocks is begun. */
    Tab versus(Saga saga, SlotState state) {
        return new VersusSetupTab(desk, this, saga, state);
    }

    /** Begins a battle between two card stocks. */
    void fight(VersusPlan plan, Consumer<VersusTab> open) {
        Gallery gallery = desk.gallery();
        SaveFile file = slots.unused("versus");
        opener.run(
                "Setting up the battle",
                progress -> Bout.of(plan, gallery, new Saving(file, Optional.empty())),
                bout -> open(bout, open));
    }

    /** Goes on with a battle between two card stocks, and asks where something is not as it was. */
    void resume(Saga saga, Slots.Battle battle, Consumer<VersusTab> open) {
        VersusPlan plan = VersusPlan.of(saga, battle.choices());
        read(
                battle.file(),
                battle.recording(),
                "The battle cannot be taken up",
                now -> resume(plan, battle.file(), now, open));
    }

    private void resume(VersusPlan plan, SaveFile file, Recording now, Consumer<VersusTab> open) {
        Gallery gallery = desk.gallery();
        opener.run(
                "Taking up the battle",
                progress -> {
                    Bout bout = Bout.of(plan, gallery, new Saving(file, Optional.of(now)));
                    return new ResumedBout(bout, Resumption.of(now, bout.session()));
                },
                resumed -> goOn(resumed, open));
    }

    private record ResumedBout(Bout bout, Resumption resumption) {}

    private void goOn(ResumedBout resumed, Consumer<VersusTab> open) {
        if (resumed.resumption().isExact()) {
            open(resumed.bout(), open);
        } else if (Agreement.to(
                "The battle cannot go on as it was", resumed.resumption().words(), "Go on with a copy")) {
            open(resumed.bout().copied(), open);
        }
    }

    private void open(Bout bout, Consumer<VersusTab> open) {
        opener.open(() -> {
            VersusTab tab = new VersusTab(desk, this, bout);
            desk.open(tab);
            tab.begin();
            desk.say("This battle is saved after every decision.");
            open.accept(tab);
        });
    }

    private void open(Opened opened, Consumer<StoryTab> open) {
        opener.open(() -> {
            StoryTab tab = new StoryTab(desk, this, opened, pace);
            desk.open(tab);
            tab.begin();
            desk.say("Your story is saved after every decision.");
            open.accept(tab);
        });
    }
}

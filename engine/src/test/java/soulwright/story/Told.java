package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import soulwright.game.Decision;
import soulwright.game.Happening;
import soulwright.game.TableGame;
import soulwright.quest.QuestView;
import soulwright.quest.scene.BattleScene;
import soulwright.story.scene.EndingScene;
import soulwright.story.scene.ExamScene;
import soulwright.story.scene.NumberScene;
import soulwright.story.scene.StageScene;
import soulwright.story.scene.StockCard;
import soulwright.story.scene.StoryScene;

/**
 * A campaign that a test plays for its hero. Everybody else decides by himself, as {@link #others} says; in battles without the hero each fells
 * the other as soon as he can. Options are named by their keys without kind and pack.
 */
final class Told {
    private static final int MOST_DECISIONS = 20_000;
    private static final String[] MEEK = {"pass", "nothing", "wait"};

    private final TableGame game;
    private final List<Happening> log = new ArrayList<>();
    private String[] others = MEEK;

    Told(TableGame game) {
        this.game = game;
        game.listen(log::add);
        untilAsked();
    }

    // choosing

    /** Makes decisions of the hero, one after the other. */
    Told choose(String... keys) {
        for (String key : keys) {
            int option = options().indexOf(key);
            assertThat(option)
                    .as("%s among %s, asked %s", key, options(), question())
                    .isNotNegative();
            game.choose(option);
            untilAsked();
        }
        return this;
    }

    /** Makes the first of these choices that is offered. */
    Told chooseFirst(String... keys) {
        List<String> options = options();
        for (String key : keys) {
            if (options.contains(key)) {
                return choose(key);
            }
        }
        throw new AssertionError("none of " + List.of(keys) + " among " + options + ", asked " + question());
    }

    /** Makes the first of these choices that is offered, again and again, until something holds. */
    Told until(Predicate<Told> holds, String... keys) {
        for (int made = 0; !holds.test(this); made++) {
            assertThat(made).as("decisions until it holds").isLessThan(MOST_DECISIONS);
            chooseFirst(keys);
        }
        return this;
    }

    /** Has the others take the first of these that they are offered, and else what does least. */
    Told others(String... keys) {
        List<String> all = new ArrayList<>(List.of(keys));
        all.addAll(List.of(MEEK));
        others = all.toArray(String[]::new);
        return this;
    }

    private void untilAsked() {
        for (int made = 0; !game.over() && game.decision().player() != StoryView.HERO; made++) {
            assertThat(made).as("decisions of others").isLessThan(MOST_DECISIONS);
            List<String> options = options();
            String[] wanted = within().isPresent() ? others : new String[] {"fell", "nothing", "wait"};
            int option = 0;
            for (int key = wanted.length - 1; key >= 0; key--) {
                option = options.contains(wanted[key]) ? options.indexOf(wanted[key]) : option;
            }
            game.choose(option);
        }
    }

    /** The hero meets his next opponent and beats him. */
    Told winBout() {
        others("nothing", "wait");
        return choose("go-on").until(told -> !told.isGame(), "nothing", "fell");
    }

    /** The hero meets his next opponent and is beaten. */
    Told loseBout() {
        others("nothing", "fell");
        choose("go-on").until(told -> !told.isGame(), "nothing", "wait");
        return others();
    }

    // looking

    /** What can be chosen now; nothing when the story is over. */
    List<String> options() {
        List<String> keys = new ArrayList<>();
        if (!game.over()) {
            Decision decision = game.decision();
            for (int option = 0; option < decision.size(); option++) {
                keys.add(decision.key(option).replaceAll("[a-z-]+/[a-z-]+:", ""));
            }
        }
        return keys;
    }

    /** What is asked; empty when the story is over. */
    String question() {
        return game.over() ? "" : game.decision().kind();
    }

    String prompt() {
        return game.decision().question();
    }

    String words(String key) {
        return game.decision().words(options().indexOf(key));
    }

    StoryView view() {
        return (StoryView) game.view(StoryView.HERO);
    }

    StoryScene scene() {
        return view().scene();
    }

    Optional<QuestView> within() {
        return view().within();
    }

    boolean isGame() {
        return view().isGame();
    }

    BattleScene battle() {
        return within().orElseThrow().scene().battle().orElseThrow();
    }

    ExamScene exam() {
        return scene().exam().orElseThrow();
    }

    /** The id of the stage that goes on. */
    String stage() {
        return scene().stage().map(StageScene::id).orElse("");
    }

    int number(String id) {
        return scene().numbers().stream()
                .filter(number -> number.id().equals(id))
                .mapToInt(NumberScene::figure)
                .findFirst()
                .orElseThrow();
    }

    /** What is said at this moment, as `Ben: Here I am.`; the narrator's words alone. */
    List<String> said() {
        return scene().said().stream()
                .map(line -> line.name().isEmpty() ? line.words() : line.name() + ": " + line.words())
                .toList();
    }

    /** The names of the cards in the hero's stock. */
    List<String> stock() {
        return scene().stock().stream().map(StockCard::name).toList();
    }

    /** A card of the hero's stock, with its figures. */
    String figures(String card) {
        return scene().stock().stream()
                .filter(one -> one.name().equals(card))
                .map(StockCard::figures)
                .findFirst()
                .orElseThrow();
    }

    EndingScene ending() {
        return scene().ending().orElseThrow();
    }

    /** The words of the events of one kind. */
    List<String> log(String event) {
        return log.stream()
                .filter(happening -> happening.event().equals(event))
                .map(Happening::words)
                .toList();
    }

    List<String> log() {
        return log.stream().map(h -> h.event() + ": " + h.words()).toList();
    }

    TableGame game() {
        return game;
    }
}

package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import soulwright.content.story.Campaign;
import soulwright.content.story.RouteStage;
import soulwright.game.Happening;
import soulwright.game.Listener;
import soulwright.game.Topic;
import soulwright.story.scene.StoryScene;

/** What of a campaign has been seen in the stories that were played: its stages, lines and ways. */
public final class Coverage {
    private final Screenplay screenplay;
    private final Set<String> routes = new HashSet<>();
    private final Set<Integer> said = new TreeSet<>();
    private final Set<Screenplay.Branch> taken = new LinkedHashSet<>();
    private final Set<String> reached = new HashSet<>();
    private final Map<String, Integer> endings = new TreeMap<>();

    public Coverage(Campaign campaign) {
        screenplay = Screenplay.of(campaign);
        campaign.chapters().stream()
                .flatMap(chapter -> chapter.stages().stream())
                .filter(RouteStage.class::isInstance)
                .forEach(stage -> routes.add(stage.id()));
    }

    /** Counts a story that has been played. */
    void add(Story story, CampaignRun run) {
        said.addAll(run.lines());
        taken.addAll(story.taken);
        reached.add(run.ending());
        endings.merge(run.ending().isEmpty() ? "none" : run.told(), 1, Integer::sum);
    }

    /** In words for people: what was seen, and what never was. */
    public List<String> words() {
        List<String> words = new ArrayList<>();
        words.add("%d of %d lines were said"
                .formatted(said.size(), screenplay.lines().size()));
        for (int number = 0; number < screenplay.lines().size(); number++) {
            if (!said.contains(number)) {
                Screenplay.Spoken line = screenplay.lines().get(number);
                words.add("  never said in %s: %s".formatted(line.stage(), line.words()));
            }
        }
        words.add("%d of %d ways were taken"
                .formatted(
                        screenplay.branches().stream().filter(taken::contains).count(),
                        screenplay.branches().size()));
        screenplay.branches().stream()
                .filter(branch -> !taken.contains(branch))
                .forEach(branch -> words.add("  never taken in %s: %s".formatted(branch.stage(), branch.way())));
        endings.forEach(
                (ending, times) -> words.add("%4d %s: %s".formatted(times, times == 1 ? "time" : "times", ending)));
        screenplay.endings().stream()
                .filter(ending -> !reached.contains(ending))
                .forEach(ending -> words.add("   never: " + ending));
        return words;
    }

    /** Listens to one story. */
    Story story() {
        return new Story(routes);
    }

    /** What one story came through. */
    static final class Story implements Listener {
        private final Set<String> routes;
        private final List<String> stages = new ArrayList<>();
        private final Set<Screenplay.Branch> taken = new LinkedHashSet<>();
        private final Set<Integer> lines = new TreeSet<>();

        private Story(Set<String> routes) {
            this.routes = routes;
        }

        @Override
        public void heard(Happening happening) {
            switch (happening.event()) {
                case "stage" -> happening.topic().map(Topic::id).ifPresent(this::enter);
                case "answered", "chosen" -> taken.add(new Screenplay.Branch(current(), happening.words()));
                default -> {}
            }
        }

        private void enter(String stage) {
            if (routes.contains(current())) {
                taken.add(new Screenplay.Branch(current(), stage));
            }
            stages.add(stage);
        }

        private String current() {
            return stages.isEmpty() ? "" : stages.get(stages.size() - 1);
        }

        /** Reads what is being said. */
        void read(StoryScene scene) {
            scene.said().forEach(line -> lines.add(line.number()));
        }

        List<String> stages() {
            return List.copyOf(stages);
        }

        List<Integer> lines() {
            return List.copyOf(lines);
        }
    }
}

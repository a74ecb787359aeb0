package soulwright.tools.campaign;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.story.scene.EndingScene;
import soulwright.story.scene.ReportScene;
import soulwright.story.scene.StoryScene;

/**
 * How a computer player came through a campaign. Its JSON form is a contract.
 *
 * @param ending what the ending is called; empty if none was reached
 * @param variant which of its variants was told, from 1; 0 for none
 * @param route the ids of the stages to which the hero's choices between ways led, with ` > ` between them
 * @param grade the figure of the last report card; 0 without one
 * @param marks of each number that report cards show, how it stands at the end
 * @param stages the ids of those visited, in order
 * @param decisions how many all players made together
 * @param lines the numbers of the lines that were said, from 0 in the order in which they are written
 * @param hash of the state in which it ended, 16 hexadecimal digits
 * @param errors what went wrong; nothing if the story came to an end
 */
public record CampaignRun(
        long seed,
        String ending,
        int variant,
        String route,
        int grade,
        Map<String, Mark> marks,
        List<String> stages,
        int decisions,
        List<Integer> lines,
        String hash,
        double seconds,
        List<String> errors) {
    /**
     * What a report card shows.
     *
     * @param mark empty where the figure is below all marks
     */
    public record Mark(int figure, String mark) {}

    static CampaignRun of(long seed, StoryScene scene, Played played) {
        Map<String, Mark> marks = new LinkedHashMap<>();
        scene.reports().forEach(report -> marks.put(report.number(), new Mark(report.figure(), report.mark())));
        List<ReportScene> reports = scene.reports();
        Optional<EndingScene> ending =
                scene.ending().filter(ended -> played.errors().isEmpty());
        return new CampaignRun(
                seed,
                ending.map(EndingScene::name).orElse(""),
                ending.map(EndingScene::variant).orElse(0),
                String.join(" > ", ending.map(EndingScene::route).orElse(List.of())),
                reports.isEmpty() ? 0 : reports.get(reports.size() - 1).figure(),
                marks,
                played.stages(),
                played.decisions(),
                played.lines(),
                "%016x".formatted(played.hash()),
                Math.round(played.nanos() / 1e7) / 100.0,
                played.errors());
    }

    /** In one line for people. */
    public String words() {
        String how = errors.isEmpty() ? told() : String.join("; ", errors);
        return "seed %d: %s, grade %d, %s, %d decisions".formatted(seed, how, grade, route, decisions);
    }

    /** The ending, and the variant of one that has several; empty if none was reached. */
    String told() {
        return variant == 0 ? ending : ending + ", variant " + variant;
    }

    /** What is known of how it was played. */
    record Played(
            List<String> stages, int decisions, List<Integer> lines, long hash, long nanos, List<String> errors) {}
}

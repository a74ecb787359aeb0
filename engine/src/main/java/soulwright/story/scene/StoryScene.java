package soulwright.story.scene;

import java.util.List;
import java.util.Optional;

/**
 * Where a campaign stands at one moment.
 *
 * @param campaign its name
 * @param chapter the one that goes on, from 0; -1 before the first
 * @param stage the one that goes on, whether it is listed or not; nothing before the first
 * @param where the title of the listed stage at which the story is, or after which; empty where its chapter has none so far
 * @param chapters all there are
 * @param said the lines that are heard now, before the hero goes on; none where something else goes on
 * @param reports the report cards given so far, in order
 * @param exam the examination that goes on
 * @param packing the cards that the hero takes along to an examination, while he picks them
 * @param keep what he chooses to keep, while he does
 * @param stock the cards that the hero has for examinations
 * @param hero the attributes of his own character in examinations, in words; empty before the first board game whose cards are kept
 * @param numbers those of the campaign, in its order
 * @param versus whether battles between two card stocks can be played from now on
 * @param ending how the story ended, once it has
 */
public record StoryScene(
        String campaign,
        int chapter,
        Optional<StageScene> stage,
        String where,
        List<ChapterScene> chapters,
        List<SaidScene> said,
        List<ReportScene> reports,
        Optional<ExamScene> exam,
        Optional<PackScene> packing,
        Optional<KeepScene> keep,
        List<StockCard> stock,
        String hero,
        List<NumberScene> numbers,
        boolean versus,
        Optional<EndingScene> ending) {
    public StoryScene {
        chapters = List.copyOf(chapters);
        said = List.copyOf(said);
        reports = List.copyOf(reports);
        stock = List.copyOf(stock);
        numbers = List.copyOf(numbers);
    }
}

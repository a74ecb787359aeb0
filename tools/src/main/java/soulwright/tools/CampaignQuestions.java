package soulwright.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.story.Campaign;
import soulwright.tools.Questions.Choice;

/** Asks which campaign to play. */
record CampaignQuestions(Console console, Questions questions) {
    /** One that is saved, or a new one. */
    Optional<List<String>> campaign() {
        List<Choice<Optional<String>>> choices = new ArrayList<>();
        CampaignSlot.all(console).stream()
                .filter(slot -> !slot.over())
                .forEach(slot -> choices.add(new Choice<>(
                        String.valueOf(Path.of(slot.file()).getFileName()),
                        slot.where() + ", saved " + slot.when(),
                        Optional.of(slot.file()))));
        choices.add(new Choice<>("new", "a new campaign", Optional.empty()));
        Optional<Optional<String>> chosen =
                choices.size() == 1 ? Optional.of(Optional.empty()) : questions.choose("Which campaign?", choices);
        return chosen.flatMap(
                save -> save.map(file -> List.of("campaign", "--resume", file)).or(this::begun));
    }

    private Optional<List<String>> begun() {
        return new MenuQuestions(console, questions)
                .story()
                .flatMap(pack -> chosen(pack).map(campaign -> command(pack, campaign)));
    }

    private Optional<Campaign> chosen(String pack) {
        questions.say("Reading " + pack + " ...");
        List<Campaign> campaigns = CampaignPack.all(console.home(), pack);
        if (campaigns.size() == 1) {
            return Optional.of(campaigns.get(0));
        }
        return questions.choose(
                "Which campaign?",
                campaigns.stream()
                        .map(campaign -> new Choice<>(
                                campaign.about().name(), campaign.about().text().orElse(""), campaign))
                        .toList());
    }

    private List<String> command(String pack, Campaign campaign) {
        Path folder = OutFolder.of("--save", FoundSaves.folder(console)).path();
        Path save = NewSave.unused(folder, campaign.about().id().local()).file().path();
        return List.of("campaign", pack, "--campaign", campaign.about().id().text(), "--save", save.toString());
    }
}

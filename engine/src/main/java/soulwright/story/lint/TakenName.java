package soulwright.story.lint;

import java.util.Set;
import java.util.stream.Stream;
import soulwright.content.story.Seat;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Characters whose id means something else wherever a campaign could name them: a seat, or who speaks. */
public final class TakenName implements ContentCheck {
    private static final Set<String> OF_LINES = Set.of("narrator", "choose");

    @Override
    public Set<String> reads() {
        return Set.of("characters");
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        definitions.of("characters").stream()
                .flatMap(character -> Stream.ofNullable(character.tree().get("id")))
                .filter(TakenName::isTaken)
                .forEach(id -> sink.report(Diagnostic.of(
                                Code.TAKEN_NAME,
                                id.place(),
                                "campaigns mean something else by \"%s\", and cannot name this character"
                                        .formatted(((YamlScalar) id).text()))
                        .withHelp("give it another id")));
    }

    private static boolean isTaken(YamlNode id) {
        return id instanceof YamlScalar word && (OF_LINES.contains(word.text()) || Seat.Anyone.isOne(word.text()));
    }
}

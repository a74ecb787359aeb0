package soulwright.quest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlNode;

/** An element that names itself among those it is strong against: its attacks would wound more and less at once (SM-ELE-2). */
public final class StrongAgainstItself implements ContentCheck {
    @Override
    public void check(Definitions definitions, Sink sink) {
        for (Definition element : definitions.of("elements")) {
            items(element.tree().get("strong-against")).stream()
                    .filter(other -> element.id().equals(element.idAt(other)))
                    .forEach(other -> sink.report(Diagnostic.of(
                                    Code.STRONG_AGAINST_ITSELF,
                                    other.place(),
                                    "the element %s is strong against itself".formatted(element.inWords()))
                            .withHelp("name another element, or leave it out")));
        }
    }

    private static List<YamlNode> items(@Nullable YamlNode node) {
        if (node == null) {
            return List.of();
        }
        return node instanceof YamlList list ? list.items() : List.of(node);
    }
}

package soulwright.effect.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.duel.DuelMachine;
import soulwright.effect.AbilityWords;
import soulwright.effect.EventSpec;
import soulwright.effect.Parameter;
import soulwright.effect.SelectorWords;
import soulwright.effect.Type;
import soulwright.effect.VerbSpec;
import soulwright.effect.Vocabulary;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Operator;
import soulwright.quest.QuestMachine;
import soulwright.story.CampaignMachine;

@DisplayName("Every word of the language knows how it is said in rules text")
class TemplatesTest {
    /** What rules text never says: what players are asked, and what computer players like. */
    private static final Set<String> UNSAID = Set.of("prompt", "none", "prefer", "as");

    /** What a slot says besides what has its name. */
    private static final Set<String> WITH_FILTER = Set.of("where");

    private static final List<Vocabulary> ALL = Stream.of(
                    new QuestMachine().words(), new DuelMachine().words(), new CampaignMachine().words())
            .map(words -> Vocabulary.of(List.of(words)))
            .toList();

    @Test
    void everyVerbSaysEachOfItsParameters() {
        ALL.forEach(vocabulary -> vocabulary.verbs().forEach(TemplatesTest::saysAll));
    }

    @Test
    void everyAbilityAndSelectorSaysEachOfItsParameters() {
        AbilityWords.abilities().forEach(TemplatesTest::saysAll);
        SelectorWords.selectors().forEach(TemplatesTest::saysAll);
    }

    @Test
    void everyEventSaysWhomItBefalls() {
        ALL.forEach(vocabulary -> vocabulary.events().forEach(event -> {
            assertThat(event.says()).as(event.name()).isNotEmpty();
            assertThat(slots(event.says()))
                    .as(event.name())
                    .isSubsetOf(event.that().keySet());
            assertThat(missing(event)).as(event.name()).isEmpty();
        }));
    }

    @Test
    void everyTruthIsAClauseAboutItsOwner() {
        ALL.forEach(vocabulary -> assertThat(vocabulary.things().kinds())
                .filteredOn(kind -> vocabulary.event(kind.name()) == null)
                .flatExtracting(kind -> kind.properties().values())
                .filteredOn(property -> property.type() instanceof Type.Truth)
                .allSatisfy(property -> assertThat(property.said() + property.name())
                        .as(property.name())
                        .matches("(?s).*\\{it.*|won")));
    }

    @Test
    void everyFunctionAndOperatorSaysItsArguments() {
        assertThat(EnumSet.allOf(Function.class))
                .allSatisfy(function ->
                        assertThat(slots(function.says())).as(function.word()).isNotEmpty());
        assertThat(EnumSet.allOf(Operator.class))
                .allSatisfy(operator ->
                        assertThat(slots(operator.says())).as(operator.sign()).contains("a"));
    }

    /** Of the parameters whose value is said, those that no template has a place for. */
    private static void saysAll(VerbSpec spec) {
        Set<String> said = slots(spec.says());
        Set<String> left = new LinkedHashSet<>();
        Stream.concat(Stream.of(spec.main()), spec.parameters().values().stream())
                .filter(parameter -> !UNSAID.contains(parameter.name()))
                .filter(parameter -> !isSaid(parameter, said))
                .forEach(parameter -> left.add(parameter.name()));
        assertThat(left).as(spec.name()).isEmpty();
    }

    private static boolean isSaid(Parameter parameter, Set<String> said) {
        String name = parameter.name();
        boolean heard = Set.of("on", "would", "who", "by").contains(name) && said.contains("when");
        boolean filter = WITH_FILTER.contains(name) && said.contains("which");
        boolean group = Set.of("some", "any", "every").stream().anyMatch(said::contains)
                && (parameter.needed() || name.equals("count"));
        boolean owner = name.equals("who") && said.stream().anyMatch(slot -> slot.startsWith("whose-"));
        return said.contains(name)
                || said.contains("whose-" + name)
                || heard
                || filter
                || group
                || owner
                || (name.equals("for-each") && said.contains("each"));
    }

    private static Set<String> missing(EventSpec event) {
        Set<String> concerned = new HashSet<>(event.that().keySet());
        concerned.retainAll(Set.of("target"));
        concerned.removeAll(slots(event.says()));
        return concerned;
    }

    private static Set<String> slots(Collection<String> templates) {
        Set<String> slots = new HashSet<>();
        templates.forEach(template -> slots.addAll(new Template(template).slots()));
        return slots;
    }
}

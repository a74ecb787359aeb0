package soulwright.quest.board;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.Id;
import soulwright.effect.formula.Term;
import soulwright.effect.lint.PrintedFormula;
import soulwright.effect.lint.Witness;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;

/** Terrains in which no monster appears at an elevation where a board has them (SM-BRD-5, SM-BRD-7). */
public final class LandWithoutMonsters implements ContentCheck {
    private static final String LAND = "land";

    private static final Set<String> OF_BOARDS = Set.of("boards", "terrains", "dwellings", "ruins", "rulesets");

    /** Whether some monster lives in a terrain at an elevation: the same for many boards. */
    private record Question(Term wild, String terrain, int elevation, Band levels) {}

    /** What to ask of monsters, nothing when any of them may appear, and the last one that did. */
    private record Answer(Optional<PrintedFormula> fits, Witness witness) {
        boolean isYes(List<Definition> monsters) {
            return fits.isEmpty() || witness.fits(fits.get(), monsters);
        }
    }

    private final Map<Question, Answer> answers = new HashMap<>();
    private List<BoardPlan> sound = List.of();
    private @Nullable Definitions drawnFrom;

    @Override
    public Set<String> reads() {
        Set<String> kinds = new HashSet<>(OF_BOARDS);
        kinds.add("monsters");
        return kinds;
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        if (!definitions.complete()) {
            return;
        }
        if (drawnFrom == null || !definitions.isSameIn(OF_BOARDS, drawnFrom)) {
            sound = BoardChecks.drawn(definitions).stream()
                    .filter(plan -> BoardChecks.isSound(plan, finding -> {}))
                    .toList();
            answers.clear();
        }
        drawnFrom = definitions;
        sound.forEach(plan -> check(plan, definitions.of("monsters"), sink));
    }

    private void check(BoardPlan plan, List<Definition> monsters, Sink sink) {
        Optional<Term> wild = plan.rules().wild();
        if (wild.isEmpty()) {
            return;
        }
        elevations(plan).forEach((terrain, elevations) -> {
            elevations.removeIf(elevation -> {
                Band levels = plan.rules().band(elevation);
                return answers.computeIfAbsent(
                                new Question(wild.get(), terrain.id(), elevation, levels), LandWithoutMonsters::ask)
                        .isYes(monsters);
            });
            if (!elevations.isEmpty()) {
                report(terrain, elevations, plan, sink);
            }
        });
    }

    /** At which elevations the board has each terrain. */
    private static Map<Definition, SortedSet<Integer>> elevations(BoardPlan plan) {
        Elevations elevations = new Elevations(plan);
        Map<Definition, SortedSet<Integer>> all = new LinkedHashMap<>();
        plan.squares().forEach(square -> {
            Definition terrain = square.terrain();
            if (terrain != null && !square.blocked()) {
                elevations
                        .of(square)
                        .ifPresent(elevation -> all.computeIfAbsent(terrain, any -> new TreeSet<>())
                                .add(elevation));
            }
        });
        return all;
    }

    private static Answer ask(Question asked) {
        Map<String, Term> known = Map.of(
                "terrain", new Term.Word(new Id("terrains", asked.terrain)),
                "elevation", new Term.Figure(asked.elevation),
                "lowest-level", new Term.Figure(asked.levels.least()),
                "highest-level", new Term.Figure(asked.levels.greatest()));
        return new Answer(PrintedFormula.part(of(asked.wild, known)), new Witness());
    }

    /** The condition for one land, of which this much is known. */
    private static Term of(Term wild, Map<String, Term> known) {
        String asked = wild instanceof Term.Read read
                        && read.owner() instanceof Term.Name role
                        && role.name().equals(LAND)
                ? read.property().name()
                : "";
        return known.containsKey(asked) ? known.getOrDefault(asked, wild) : wild.withParts(part -> of(part, known));
    }

    private static void report(Definition terrain, SortedSet<Integer> elevations, BoardPlan plan, Sink sink) {
        YamlMap legend = plan.tree().map("legend");
        legend.entries().stream()
                .filter(letter -> terrain.id().equals(plan.entry().idAt(letter.value())))
                .findFirst()
                .ifPresent(letter -> {
                    String heights = elevations.stream().map(String::valueOf).collect(Collectors.joining(", "));
                    String message = "no monster appears in %s at elevation %s".formatted(terrain.inWords(), heights);
                    sink.report(Diagnostic.of(
                                    Code.BOARD_NO_MONSTERS, letter.value().place(), message)
                            .withHelp("give a monster of the right level this habitat, or take another terrain"));
                });
    }
}

package soulwright.quest.board;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.Id;
import soulwright.effect.formula.Term;
import soulwright.effect.lint.PrintedFormula;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;

/** Terrains in which no monster appears at an elevation where a board has them (SM-BRD-5, SM-BRD-7). */
public final class LandWithoutMonsters implements ContentCheck {
    private static final String LAND = "land";

    /** The question whether some monster lives in a terrain at an elevation: the same for many boards. */
    private record Question(Term wild, String terrain, int elevation, Band levels) {}

    @Override
    public Set<String> reads() {
        return Set.of("boards", "terrains", "dwellings", "ruins", "rulesets", "monsters");
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        if (!definitions.complete()) {
            return;
        }
        Map<Question, Boolean> answers = new HashMap<>();
        for (BoardPlan plan : BoardChecks.drawn(definitions)) {
            if (BoardChecks.isSound(plan, finding -> {})) {
                check(plan, answers, sink);
            }
        }
    }

    private static void check(BoardPlan plan, Map<Question, Boolean> answers, Sink sink) {
        Optional<Term> wild = plan.rules().wild();
        if (wild.isEmpty()) {
            return;
        }
        Collection<Definition> monsters = plan.world().of("monsters");
        elevations(plan).forEach((terrain, elevations) -> {
            elevations.removeIf(elevation -> answers.computeIfAbsent(
                    new Question(
                            wild.get(), terrain.id(), elevation, plan.rules().band(elevation)),
                    question -> isLivedIn(question, monsters)));
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

    private static boolean isLivedIn(Question asked, Collection<Definition> monsters) {
        Map<String, Term> known = Map.of(
                "terrain", new Term.Word(new Id("terrains", asked.terrain)),
                "elevation", new Term.Figure(asked.elevation),
                "lowest-level", new Term.Figure(asked.levels.least()),
                "highest-level", new Term.Figure(asked.levels.greatest()));
        return PrintedFormula.part(of(asked.wild, known))
                .map(fits -> monsters.stream().anyMatch(monster -> !monster.isAbstract() && fits.holds(monster)))
                .orElse(true);
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

package soulwright.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import java.util.List;

/** An import never runs upwards: the order of the engine's packages, and the neighbours that must not meet. */
@AnalyzeClasses(packages = "soulwright", importOptions = DoNotIncludeTests.class)
class EnginePackagesTest {
    private static final List<String> LOWEST_FIRST = List.of(
            "diagnostic", "yaml", "game", "effect", "content", "pack", "battle", "quest", "duel", "story", "agent");

    @ArchTest
    static final ArchRule aPackageImportsOnlyPackagesBelowIt = CompositeArchRule.of(
            LOWEST_FIRST.stream().map(EnginePackagesTest::importsNothingAbove).toList());

    @ArchTest
    static final ArchRule everyPackageHasItsPlaceInTheOrder = classes()
            .should()
            .resideInAnyPackage(
                    LOWEST_FIRST.stream().map(EnginePackagesTest::in).toArray(String[]::new));

    @ArchTest
    static final ArchRule duelsDoNotKnowTheBoardGame = noClasses()
            .that()
            .resideInAPackage(in("duel"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(in("quest"), in("battle"))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule agentsKnowOnlyTheKernel = noClasses()
            .that()
            .resideInAPackage(in("agent"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(allBut("game", "agent"))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyOnePackageReadsYaml = noClasses()
            .that()
            .resideOutsideOfPackage(in("yaml"))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.yaml.snakeyaml..");

    private static ArchRule importsNothingAbove(String name) {
        List<String> above = LOWEST_FIRST.subList(LOWEST_FIRST.indexOf(name) + 1, LOWEST_FIRST.size());
        return noClasses()
                .that()
                .resideInAPackage(in(name))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(above.stream().map(EnginePackagesTest::in).toArray(String[]::new))
                .allowEmptyShould(true);
    }

    private static String[] allBut(String... names) {
        return LOWEST_FIRST.stream()
                .filter(name -> !List.of(names).contains(name))
                .map(EnginePackagesTest::in)
                .toArray(String[]::new);
    }

    private static String in(String name) {
        return "soulwright." + name + "..";
    }
}

package soulwright.editor.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import java.util.List;

/** An import never runs upwards: the order of the Studio's packages, and the neighbours that must not meet. */
@AnalyzeClasses(packages = "soulwright.editor", importOptions = DoNotIncludeTests.class)
class StudioPackagesTest {
    private static final List<String> LOWEST_FIRST =
            List.of("document", "work", "art", "widget", "entry", "board", "play", "story", "shell", "shots");

    private static final List<String> SCREENS = List.of("entry", "board", "play");

    @ArchTest
    static final ArchRule aPackageImportsOnlyPackagesBelowIt = CompositeArchRule.of(
            LOWEST_FIRST.stream().map(StudioPackagesTest::importsNothingAbove).toList());

    @ArchTest
    static final ArchRule screensDoNotKnowEachOther = CompositeArchRule.of(
            SCREENS.stream().map(StudioPackagesTest::knowsNoOtherScreen).toList());

    @ArchTest
    static final ArchRule storiesAreMadeOfGamesAndKnowNoAuthoring = importsNone("story", List.of("entry", "board"));

    @ArchTest
    static final ArchRule everyPackageHasItsPlaceInTheOrder = classes()
            .that()
            .resideOutsideOfPackage("soulwright.editor")
            .should()
            .resideInAnyPackage(in(LOWEST_FIRST));

    @ArchTest
    static final ArchRule theDocumentKnowsNoScreen = noClasses()
            .that()
            .resideInAPackage(in("document"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.awt..", "javax.swing..", "com.formdev..", "com.fifesoft..", "net.miginfocom..");

    @ArchTest
    static final ArchRule artKnowsNoDocumentAndNoComponents = noClasses()
            .that()
            .resideInAPackage(in("art"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(in("document"), in("work"))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule playersSeeOnlyWhatTheyMay = noClasses()
            .that()
            .resideInAnyPackage(in("play"), in("story"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "soulwright.battle.play..",
                    "soulwright.quest.play..",
                    "soulwright.story.play..",
                    "soulwright.effect.run..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule nothingIsSharedBehindTheBack =
            fields().that().areStatic().should().beFinal();

    @ArchTest
    static final ArchRule namesSayWhatAThingIs =
            noClasses().should().haveNameMatching(".*(Util|Utils|Helper|Manager|Impl)");

    @ArchTest
    static final ArchRule noInstanceIsTheOnlyOne =
            noFields().that().areStatic().should().haveNameMatching("(?i)(the_?)?instance|singleton");

    private static ArchRule importsNothingAbove(String name) {
        List<String> above = LOWEST_FIRST.subList(LOWEST_FIRST.indexOf(name) + 1, LOWEST_FIRST.size());
        return importsNone(name, above);
    }

    private static ArchRule knowsNoOtherScreen(String name) {
        return importsNone(
                name, SCREENS.stream().filter(other -> !other.equals(name)).toList());
    }

    private static ArchRule importsNone(String name, List<String> forbidden) {
        return noClasses()
                .that()
                .resideInAPackage(in(name))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(in(forbidden))
                .allowEmptyShould(true);
    }

    private static String[] in(List<String> names) {
        return names.stream().map(StudioPackagesTest::in).toArray(String[]::new);
    }

    private static String in(String name) {
        return "soulwright.editor." + name + "..";
    }
}

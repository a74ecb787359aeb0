package soulwright.architecture;

import static com.tngtech.archunit.lang.conditions.ArchConditions.accessField;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.jspecify.annotations.NullMarked;

/** What holds everywhere in the engine: it knows no screen and no console, keeps no hidden state, and lets no null through. */
@AnalyzeClasses(packages = "soulwright", importOptions = DoNotIncludeTests.class)
class EngineHabitsTest {
    @ArchTest
    static final ArchRule theEngineKnowsNoScreen =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("java.awt..", "javax.swing..");

    @ArchTest
    static final ArchRule theEnginePrintsNothing =
            noClasses().should(accessField(System.class, "out")).orShould(accessField(System.class, "err"));

    @ArchTest
    static final ArchRule javaSerializationIsNotUsed =
            noClasses().should().dependOnClassesThat().belongToAnyOf(ObjectInputStream.class, ObjectOutputStream.class);

    @ArchTest
    static final ArchRule noStateIsSharedBehindTheBack =
            fields().that().areStatic().should().beFinal().allowEmptyShould(true);

    @ArchTest
    static final ArchRule namesSayWhatAThingIs =
            noClasses().should().haveNameMatching(".*(Util|Utils|Helper|Manager|Impl)");

    @ArchTest
    static final ArchRule nullNeverCrossesABoundary = classes().should(beInANullMarkedPackage());

    private static ArchCondition<JavaClass> beInANullMarkedPackage() {
        return new ArchCondition<>("be in a package marked @NullMarked in its package-info.java") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean marked = type.getPackage().isAnnotatedWith(NullMarked.class);
                events.add(new SimpleConditionEvent(type, marked, type.getName() + " is in an unmarked package"));
            }
        };
    }
}

package soulwright.editor.gui;

import java.awt.GraphicsEnvironment;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Tests that drive the real window. Where there is no display they are skipped; `xvfb-run -a mvn verify` gives them one. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(OnADisplay.Condition.class)
public @interface OnADisplay {
    /** Looks for a display. */
    final class Condition implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return GraphicsEnvironment.isHeadless()
                    ? ConditionEvaluationResult.disabled("there is no display; xvfb-run -a mvn verify gives it one")
                    : ConditionEvaluationResult.enabled("there is a display");
        }
    }
}

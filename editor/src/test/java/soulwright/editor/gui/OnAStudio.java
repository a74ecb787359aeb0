package soulwright.editor.gui;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tests each of which drives a Studio of its own, given in a field of the type {@link DrivenStudio}; see {@link OnADisplay}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@OnADisplay
@ExtendWith(ShippedStudio.class)
@interface OnAStudio {
    /** The ids of the shipped packs that are open in it. */
    String[] packs() default "soul-master";
}

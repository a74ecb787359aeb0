package soulwright.yaml;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlScalar.Kind;
import soulwright.yaml.YamlScalar.Style;

/** What a document means, without places and styles: what an edit is to write, and what its result is held against. */
sealed interface Value permits Value.Word, Value.Alias, Value.Anchored, Parts {
    /** What brackets and braces change about how words are written. */
    enum Around {
        BLOCK,
        FLOW
    }

    /**
     * The value on one line.
     *
     * @param keep the style a word had before, which is kept where it can be
     */
    String inline(Around around, @Nullable Style keep);

    /** The value in lines of its own, without indentation. */
    default List<String> lines(ValueWriter writer) {
        return List.of(inline(Around.BLOCK, null));
    }

    /** Whether a value that was not written before looks better on one line. */
    default boolean isShort() {
        return true;
    }

    /** The value with another in place of what stands at some positions, from the top down; anchors stay. */
    default Value changed(List<Integer> positions, UnaryOperator<Value> change) {
        return change.apply(this);
    }

    record Word(Kind kind, String text) implements Value {
        public Word {
            text = kind == Kind.NULL ? "" : text;
        }

        /** Whether it has no spaces in it. */
        boolean isOne() {
            return text.chars().noneMatch(Character::isWhitespace);
        }

        boolean hasSeveralLines() {
            return kind == Kind.TEXT && text.indexOf('\n') >= 0;
        }

        @Override
        public String inline(Around around, @Nullable Style keep) {
            return ScalarWriter.write(this, around, keep);
        }
    }

    record Alias(String anchor) implements Value {
        @Override
        public String inline(Around around, @Nullable Style keep) {
            return "*" + anchor;
        }
    }

    record Anchored(String anchor, Value value) implements Value {
        @Override
        public String inline(Around around, @Nullable Style keep) {
            return "&" + anchor + " " + value.inline(around, keep);
        }

        @Override
        public Value changed(List<Integer> positions, UnaryOperator<Value> change) {
            return new Anchored(anchor, value.changed(positions, change));
        }
    }

    /**
     * From plain Java: null, String, Boolean, whole numbers, BigDecimal, List, Map with string keys; or from a node.
     *
     * @throws IllegalArgumentException for any other type
     */
    static Value of(@Nullable Object plain) {
        return plain instanceof YamlNode node ? PlainValues.of(node) : PlainValues.of(plain);
    }
}

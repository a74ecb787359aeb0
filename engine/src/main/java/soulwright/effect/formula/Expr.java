package soulwright.effect.formula;

import java.util.List;

/** A formula as written: what the parser makes of the text, before any name has a meaning. Offsets count chars of the formula's text. */
sealed interface Expr {
    int start();

    int end();

    record Figure(long value, int start, int end) implements Expr {}

    /** `2d6` */
    record Dice(long count, long sides, int start, int end) implements Expr {}

    /** `me` */
    record Name(String name, int start, int end) implements Expr {}

    /** `me.land` */
    record Of(Expr owner, Name property) implements Expr {
        @Override
        public int start() {
            return owner.start();
        }

        @Override
        public int end() {
            return property.end();
        }
    }

    /** `magic[self.element]` */
    record Cell(Expr table, Expr index, int end) implements Expr {
        @Override
        public int start() {
            return table.start();
        }
    }

    /** `count(me.cards)` */
    record Call(Name function, List<Expr> arguments, int end) implements Expr {
        @Override
        public int start() {
            return function.start();
        }
    }

    /** `-x`, `not x` */
    record Unary(Operator operator, Expr of, int start) implements Expr {
        @Override
        public int end() {
            return of.end();
        }
    }

    /** `a + b`, `a or b`, `a < b`, `a in b` */
    record Binary(Operator operator, Expr left, Expr right) implements Expr {
        @Override
        public int start() {
            return left.start();
        }

        @Override
        public int end() {
            return right.end();
        }
    }

    /** `a is b`, `a is not b` */
    record Is(Expr left, boolean not, Expr right) implements Expr {
        @Override
        public int start() {
            return left.start();
        }

        @Override
        public int end() {
            return right.end();
        }
    }

    /** `a in low..high` */
    record Between(Expr value, Expr low, Expr high) implements Expr {
        @Override
        public int start() {
            return value.start();
        }

        @Override
        public int end() {
            return high.end();
        }
    }
}

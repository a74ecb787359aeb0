package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.formula.Figure;
import soulwright.game.Position;

/** Whether one cost could be paid now; the values in use are those of the act. */
@FunctionalInterface
interface Price {
    boolean payable(Position position);

    static List<Price> of(List<Step> costs, EffectCompiler compiler, Names names) {
        List<Price> prices = new ArrayList<>();
        for (Step cost : costs) {
            if (cost.verb().name().equals("pay")) {
                prices.add(payment(new Making(new StepsCompiler(compiler, names), cost)));
            } else if (cost.main() instanceof Selector selector) {
                prices.add(given(selector, compiler, names));
            }
        }
        return List.copyOf(prices);
    }

    private static Price payment(Making pay) {
        Making.Numbered numbered = pay.number("from");
        Figure<Position> amount = pay.figure("pay");
        return position -> {
            long owner = numbered.owners().one(position);
            int index = (int) numbered.index().of(position);
            return owner >= 0
                    && numbered.number().get(position, owner, index)
                                    - numbered.number().keep()
                            >= amount.of(position);
        };
    }

    private static Price given(Selector selector, EffectCompiler compiler, Names names) {
        if (!(selector instanceof Selector.Pick pick) || !StepsCompiler.picks(pick)) {
            Things things = compiler.things(selector, names);
            return position -> !things.none(position);
        }
        Things candidates = new Things(compiler.candidates(pick, names));
        Compiled count = pick.arguments().get("count");
        Figure<Position> wanted = count == null ? position -> 1 : compiler.figure(count, names);
        return position -> candidates.all(position).length >= wanted.of(position);
    }
}

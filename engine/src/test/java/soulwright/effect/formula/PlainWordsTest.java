package soulwright.effect.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.effect.Read;
import soulwright.effect.compiled.Expression;

class PlainWordsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "me.den                           | only when you have a den",
                "not me.den                       | not when you have a den",
                "self.owner                       | only when the self has an owner",
                "me.mana > 0                      | only when you have mana",
                "me.mana >= 3                     | only when your mana is at least 3",
                "me.magic.fire > me.mana          | only when your fire magic is more than your mana",
                "count(me.beasts) > 0             | only when you have beasts",
                "count(me.beasts) < 4             | only when the number of your beasts is less than 4",
                "any(me.beasts, attack > 2)       | only when there is one that fits among your beasts",
                "any(me.toys)                     | only when there are your toys",
                "self.owner is me                 | only when you are the owner of the self",
                "self.owner is not me             | not when you are the owner of the self",
                "song is aria                     | only when the song is aria",
                "turn in 2..4                     | only when the turn is from 2 to 4",
                "me.den or song is not aria       | only when you have a den or it is not so that the song is aria",
            })
    void whatAConditionAsksForIsSaidInWordsThatNeedNoFormulas(String formula, String words) {
        Expression condition = (Expression) Read.condition(formula).value();
        assertThat(PlainWords.needed(condition.formula().term())).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"me.toys | you have no toys", "opponent.beasts | the opponent has no beasts"})
    void anEmptyListIsSaidToo(String path, String words) {
        Expression list = (Expression) Read.condition("any(" + path + ")").value();
        assertThat(PlainWords.nothing(list.formula().term().parts().get(0))).isEqualTo(words);
    }
}

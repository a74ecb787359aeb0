package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import soulwright.content.piece.Square;
import soulwright.game.Topic;

class AskedTest {
    private static final Asked WALK = new Asked(
            0,
            "walk",
            "Where do you go?",
            false,
            List.of(
                    new Option(0, "land:2,1", "Woods (2,1)", Optional.of(new Topic("land", "2,1")), Optional.empty()),
                    new Option(1, "use:items/t:pin", "Pin", Optional.of(new Topic("items", "t:pin")), Optional.empty()),
                    new Option(2, "stop", "Stop here", Optional.empty(), Optional.empty())),
            List.of());

    @Test
    void optionsAreFoundByWhatTheyAreAbout() {
        assertThat(WALK.isOfLands()).isTrue();
        assertThat(WALK.at(new Square(2, 1))).extracting(Option::number).containsExactly(0);
        assertThat(WALK.at(new Square(1, 2))).isEmpty();
        assertThat(WALK.about("items", "t:pin")).extracting(Option::act).containsExactly("use");
    }

    @Test
    void aCardThatIsChosenIsNoAct() {
        assertThat(new Option(0, "spells/t:return", "Return", Optional.empty(), Optional.empty()).act())
                .isEqualTo("spells/t:return");
        assertThat(new Option(0, "magic:spells/t:return", "Return", Optional.empty(), Optional.empty()).act())
                .isEqualTo("magic");
    }

    @Test
    void onlyALandIsASquare() {
        assertThat(Asked.square(new Topic("land", "3,4"))).hasValue(new Square(3, 4));
        for (Topic other : List.of(new Topic("land", "0,4"), new Topic("land", "x"), new Topic("items", "3,4"))) {
            assertThat(Asked.square(other)).isEmpty();
        }
    }

    @Test
    void aLandIsChosenWithTheDigitOfItsOption() {
        assertThat(WALK.key(new Square(2, 1))).hasValue(1);
        assertThat(WALK.key(new Square(1, 2))).isEmpty();
        List<Option> many = IntStream.rangeClosed(1, 11)
                .mapToObj(column -> new Option(
                        column - 1,
                        "land:" + column + ",1",
                        "Woods",
                        Optional.of(new Topic("land", column + ",1")),
                        Optional.empty()))
                .toList();
        Asked wide = new Asked(0, "walk", "Where do you go?", false, many, List.of());
        assertThat(wide.key(new Square(9, 1))).hasValue(9);
        assertThat(wide.key(new Square(10, 1))).as("no key has two digits").isEmpty();
    }
}

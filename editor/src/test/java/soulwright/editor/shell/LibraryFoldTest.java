package soulwright.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LibraryFoldTest {
    private final LibraryFold fold = new LibraryFold();

    @Test
    void aGameHasAllTheRoomAndEditingFindsTheLibraryAsItWas() {
        assertThat(fold.isOpen()).isTrue();
        fold.playing(true);
        assertThat(fold.isOpen()).isFalse();
        fold.playing(false);
        assertThat(fold.isOpen()).isTrue();
        fold.toggle();
        fold.playing(true);
        fold.playing(false);
        assertThat(fold.isOpen()).as("hidden before").isFalse();
    }

    @Test
    void whoeverWantsItBesideAGameKeepsItThere() {
        fold.playing(true);
        fold.toggle();
        assertThat(fold.isOpen()).isTrue();
        fold.playing(false);
        fold.toggle();
        fold.playing(true);
        assertThat(fold.isOpen()).isTrue();
    }

    @Test
    void moreRoomOpensItForEditingOnly() {
        fold.room(false);
        assertThat(fold.isOpen()).isFalse();
        fold.playing(true);
        fold.room(true);
        assertThat(fold.isOpen()).isFalse();
        fold.playing(false);
        assertThat(fold.isOpen()).isTrue();
    }

    @Test
    void whereItTakesRoomAwayItIsInTheWay() {
        assertThat(fold.isInTheWay()).isFalse();
        fold.room(false);
        fold.toggle();
        assertThat(fold.isInTheWay()).isTrue();
    }
}

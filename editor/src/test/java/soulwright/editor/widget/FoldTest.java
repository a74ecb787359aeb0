package soulwright.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FoldTest {
    private final Fold fold = new Fold();

    @Test
    void itIsOpenWhereThereIsRoomAndFoldedWhereThereIsNot() {
        assertThat(fold.isOpen()).isTrue();
        fold.room(false);
        assertThat(fold.isOpen()).isFalse();
        fold.room(true);
        assertThat(fold.isOpen()).isTrue();
    }

    @Test
    void whatTheUserChoseHoldsWhileTheRoomIsTheSame() {
        fold.room(false);
        fold.toggle();
        fold.room(false);
        assertThat(fold.isOpen()).isTrue();
        assertThat(fold.isRoomy()).isFalse();
        fold.room(true);
        fold.toggle();
        fold.room(true);
        assertThat(fold.isOpen()).isFalse();
    }
}

package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import soulwright.pack.Toolkit;

class LibraryIconsTest {
    @Test
    void whereTheStudioIsPacksAreCheckedWithItsIcons() {
        assertThat(Toolkit.standard().icons())
                .hasValueSatisfying(icons ->
                        assertThat(icons.names()).isEqualTo(IconLibrary.read().names()));
    }
}

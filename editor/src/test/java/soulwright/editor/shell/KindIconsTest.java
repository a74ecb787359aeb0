package soulwright.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import soulwright.editor.widget.Icons;
import soulwright.pack.Kind;

class KindIconsTest {
    @ParameterizedTest
    @EnumSource
    void everyKindIsDrawn(Kind kind) {
        assertThat(((FlatSVGIcon) Icons.of(KindIcons.of(kind))).hasFound()).isTrue();
    }

    @Test
    void noTwoKindsLookAlike() {
        assertThat(Arrays.stream(Kind.values()).map(KindIcons::of)).doesNotHaveDuplicates();
    }
}

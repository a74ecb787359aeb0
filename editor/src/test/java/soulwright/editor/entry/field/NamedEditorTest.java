package soulwright.editor.entry.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NamedEditorTest {
    @Test
    void anIdIsNamedOnlyWhereItSaysMoreThanTheName() {
        assertThat(NamedEditor.titled("Hot Spring", "hot-spring")).isEqualTo("Hot Spring");
        assertThat(NamedEditor.titled("Hot Spring", "bath")).isEqualTo("Hot Spring (bath)");
    }
}

package soulwright.editor.entry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One value for many cells. */
class BulkTest {
    @ParameterizedTest
    @CsvSource({"14,20,20", "14,+5,19", "14,-5,9", "14,150%,21", "fire,water,water", "fire,+5,fire", "'',+5,''"})
    void aTypedValueReplacesAndASignedOneChanges(String old, String typed, String expected) {
        assertThat(Bulk.apply(old, typed)).isEqualTo(expected);
    }
}

package soulwright.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.FontMetrics;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.swing.JTable;
import javax.swing.table.TableColumnModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Severity;

class ProblemsModelTest {
    private static final Set<Severity> ALL = EnumSet.allOf(Severity.class);

    private final ProblemsModel model = new ProblemsModel();

    @BeforeEach
    void fill() {
        model.show(List.of(
                Diagnostic.of(Code.EMPTY_FILE, Place.wholeFile("/p/items/a.yaml"), "file holds nothing"),
                Diagnostic.of(Code.SYNTAX, new Place("/p/monsters/b.yaml", 7, 3, 7, 4), "a quote is missing")));
    }

    @Test
    void theWorstComesFirst() {
        model.filter(ALL, "");
        assertThat(model.getRowCount()).isEqualTo(2);
        assertThat(model.at(0).code()).isEqualTo(Code.SYNTAX);
        assertThat(model.getValueAt(0, 1)).isEqualTo("A quote is missing");
        assertThat(model.getValueAt(0, 2)).isEqualTo("monsters/b.yaml:7");
    }

    @Test
    void whatMightHelpStandsBesideWhatIsWrong() {
        model.show(List.of(Diagnostic.of(Code.SYNTAX, Place.wholeFile("/p/a.yaml"), "no entry \"watre\"")
                .withHelp("did you mean \"water\"?")));
        model.filter(ALL, "");
        assertThat(model.getValueAt(0, 1)).isEqualTo("No entry \"watre\". Did you mean \"water\"?");
    }

    @Test
    void placesAndCodesTakeWhatTheyNeedAndMessagesAllTheRest() {
        model.filter(ALL, "");
        JTable table = new JTable(model);
        ProblemsModel.setUpColumns(table);
        table.setSize(1000, 100);
        table.doLayout();
        TableColumnModel columns = table.getColumnModel();
        FontMetrics metrics = table.getFontMetrics(table.getFont());
        int place = columns.getColumn(2).getWidth();
        int code = columns.getColumn(3).getWidth();
        assertThat(place).isBetween(metrics.stringWidth("monsters/b.yaml:7"), 200);
        assertThat(code).isBetween(metrics.stringWidth("SW1004"), 100);
        assertThat(columns.getColumn(1).getWidth())
                .isEqualTo(1000 - columns.getColumn(0).getWidth() - place - code);
        model.show(List.of(Diagnostic.of(Code.SYNTAX, Place.wholeFile("/p/monsters/a-much-longer-name.yaml"), "x")));
        model.filter(ALL, "");
        ProblemsModel.fitColumns(table);
        assertThat(columns.getColumn(2).getPreferredWidth()).isGreaterThan(place);
    }

    @Test
    void aSeverityCanBeLeftOut() {
        model.filter(EnumSet.of(Severity.WARNING), "");
        assertThat(model.getRowCount()).isEqualTo(1);
        assertThat(model.at(0).code()).isEqualTo(Code.EMPTY_FILE);
    }

    @Test
    void wordsFilterMessagesPlacesAndCodes() {
        for (String words : List.of("QUOTE", "monsters/b", "sw1004")) {
            model.filter(ALL, words);
            assertThat(model.getRowCount()).as(words).isEqualTo(1);
        }
        model.filter(ALL, "dragon");
        assertThat(model.getRowCount()).isZero();
    }
}

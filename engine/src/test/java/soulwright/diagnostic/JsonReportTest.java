package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonReportTest {
    @Test
    void theContractIsKeptKeyByKey() {
        Diagnostic error = Diagnostic.of(
                        Code.UNKNOWN_ENTRY, new Place("a b/水.yaml", 2, 12, 2, 17), "unknown element \"watre\"")
                .withPath("mud-crab.element")
                .withHelp("did you mean \"water\"?");
        Diagnostic warning = Diagnostic.of(Code.EMPTY_FILE, Place.wholeFile("z.yaml"), "file holds nothing");
        assertThat(new JsonReport().of(Findings.of(List.of(warning, error)))).isEqualTo("""
                        {
                          "errors": 1,
                          "warnings": 1,
                          "findings": [
                            {
                              "code": "SW2101",
                              "severity": "error",
                              "file": "a b/水.yaml",
                              "line": 2,
                              "column": 12,
                              "endLine": 2,
                              "endColumn": 17,
                              "path": "mud-crab.element",
                              "message": "unknown element \\"watre\\"",
                              "help": "did you mean \\"water\\"?"
                            },
                            {
                              "code": "SW1009",
                              "severity": "warning",
                              "file": "z.yaml",
                              "line": 1,
                              "column": 1,
                              "endLine": 1,
                              "endColumn": 1,
                              "path": "",
                              "message": "file holds nothing",
                              "help": null
                            }
                          ]
                        }""");
    }
}

package soulwright.editor.document;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import soulwright.diagnostic.Diagnostic;
import soulwright.pack.Load;

/** What checks found, by file. */
record Findings(Map<String, List<Diagnostic>> byFile) {
    static final Findings NONE = new Findings(Map.of());

    static Findings of(Load load) {
        return new Findings(load.findings().stream()
                .collect(Collectors.groupingBy(finding -> finding.place().file())));
    }

    List<Diagnostic> of(String file) {
        return byFile.getOrDefault(file, List.of());
    }
}

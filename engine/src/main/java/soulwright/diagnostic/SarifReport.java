package soulwright.diagnostic;

import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;

/** Findings as a SARIF 2.1.0 log, which code hosts and editors show at the lines meant. */
public final class SarifReport implements Report {
    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    private final String version;

    /** @param version that of the engine */
    public SarifReport(String version) {
        this.version = version;
    }

    @Override
    public void write(Findings findings, Writer out) {
        List<Code> rules = findings.all().stream()
                .map(Diagnostic::code)
                .distinct()
                .sorted()
                .toList();
        try (JsonGenerator json = JsonText.to(out)) {
            json.writeStartObject();
            json.writeStringProperty("$schema", SCHEMA);
            json.writeStringProperty("version", "2.1.0");
            json.writeArrayPropertyStart("runs");
            json.writeStartObject();
            writeTool(rules, json);
            json.writeStringProperty("columnKind", "unicodeCodePoints");
            json.writeArrayPropertyStart("results");
            findings.all().forEach(found -> new SarifResult(found, rules.indexOf(found.code())).write(json));
            json.writeEndArray();
            json.writeEndObject();
            json.writeEndArray();
            json.writeEndObject();
        }
    }

    private void writeTool(List<Code> rules, JsonGenerator json) {
        json.writeObjectPropertyStart("tool");
        json.writeObjectPropertyStart("driver");
        json.writeStringProperty("name", "Soulwright");
        json.writeStringProperty("version", version);
        json.writeArrayPropertyStart("rules");
        rules.forEach(code -> writeRule(code, json));
        json.writeEndArray();
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void writeRule(Code code, JsonGenerator json) {
        String page = CodePages.page(code);
        json.writeStartObject();
        json.writeStringProperty("id", code.id());
        json.writeStringProperty("name", pascalCase(code));
        json.writeObjectPropertyStart("shortDescription");
        json.writeStringProperty("text", code.title());
        json.writeEndObject();
        json.writeObjectPropertyStart("help");
        json.writeStringProperty("text", page);
        json.writeStringProperty("markdown", page);
        json.writeEndObject();
        json.writeObjectPropertyStart("defaultConfiguration");
        json.writeStringProperty("level", SarifResult.level(code.severity()));
        json.writeEndObject();
        json.writeEndObject();
    }

    private static String pascalCase(Code code) {
        return List.of(code.name().split("_")).stream()
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }
}

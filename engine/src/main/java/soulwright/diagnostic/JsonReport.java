package soulwright.diagnostic;

import java.io.Writer;
import tools.jackson.core.JsonGenerator;

/**
 * Findings as one JSON object for programs: `errors`, `warnings`, and `findings` with exactly `code severity file line column endLine
 * endColumn path message help` each. This is a contract: keys are never renamed or left out; `help` is null where there is none.
 */
public final class JsonReport implements Report {
    @Override
    public void write(Findings findings, Writer out) {
        try (JsonGenerator json = JsonText.to(out)) {
            json.writeStartObject();
            json.writeNumberProperty("errors", findings.errors());
            json.writeNumberProperty("warnings", findings.warnings());
            json.writeArrayPropertyStart("findings");
            findings.all().forEach(found -> write(found, json));
            json.writeEndArray();
            json.writeEndObject();
        }
    }

    private static void write(Diagnostic found, JsonGenerator json) {
        Place place = found.place();
        json.writeStartObject();
        json.writeStringProperty("code", found.code().id());
        json.writeStringProperty("severity", found.severity().word());
        json.writeStringProperty("file", place.file());
        json.writeNumberProperty("line", place.line());
        json.writeNumberProperty("column", place.column());
        json.writeNumberProperty("endLine", place.endLine());
        json.writeNumberProperty("endColumn", place.endColumn());
        json.writeStringProperty("path", found.path());
        json.writeStringProperty("message", found.message());
        json.writeName("help");
        json.writeString(found.help().orElse(null));
        json.writeEndObject();
    }
}

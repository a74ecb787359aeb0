package soulwright.diagnostic;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/** One finding as a SARIF result. */
record SarifResult(Diagnostic found, int rule) {
    void write(JsonGenerator json) {
        json.writeStartObject();
        json.writeStringProperty("ruleId", found.code().id());
        json.writeNumberProperty("ruleIndex", rule);
        json.writeStringProperty("level", level(found.severity()));
        writeMessage(found.help().map(help -> found.message() + ": " + help).orElse(found.message()), json);
        json.writeArrayPropertyStart("locations");
        json.writeStartObject();
        writePhysical(found.place(), json);
        writeLogical(json);
        json.writeEndObject();
        json.writeEndArray();
        writeRelated(json);
        writeFixes(json);
        json.writeEndObject();
    }

    static String level(Severity severity) {
        return severity == Severity.INFO ? "note" : severity.word();
    }

    private static void writeMessage(String text, JsonGenerator json) {
        json.writeObjectPropertyStart("message");
        json.writeStringProperty("text", text);
        json.writeEndObject();
    }

    private static void writePhysical(Place place, JsonGenerator json) {
        json.writeObjectPropertyStart("physicalLocation");
        writeArtifact(place.file(), json);
        writeRegion("region", place, json);
        json.writeEndObject();
    }

    private void writeLogical(JsonGenerator json) {
        if (!found.path().isEmpty()) {
            json.writeArrayPropertyStart("logicalLocations");
            json.writeStartObject();
            json.writeStringProperty("fullyQualifiedName", found.path());
            json.writeEndObject();
            json.writeEndArray();
        }
    }

    private void writeRelated(JsonGenerator json) {
        if (!found.related().isEmpty()) {
            json.writeArrayPropertyStart("relatedLocations");
            for (Related related : found.related()) {
                json.writeStartObject();
                writePhysical(related.place(), json);
                writeMessage(related.message(), json);
                json.writeEndObject();
            }
            json.writeEndArray();
        }
    }

    private void writeFixes(JsonGenerator json) {
        if (!found.fixes().isEmpty()) {
            json.writeArrayPropertyStart("fixes");
            found.fixes().forEach(fix -> writeFix(fix, json));
            json.writeEndArray();
        }
    }

    private static void writeFix(Fix fix, JsonGenerator json) {
        Map<String, List<TextEdit>> byFile = new LinkedHashMap<>();
        fix.edits()
                .forEach(edit -> byFile.computeIfAbsent(edit.place().file(), file -> new ArrayList<>())
                        .add(edit));
        json.writeStartObject();
        json.writeObjectPropertyStart("description");
        json.writeStringProperty("text", fix.title());
        json.writeEndObject();
        json.writeArrayPropertyStart("artifactChanges");
        byFile.forEach((file, edits) -> {
            json.writeStartObject();
            writeArtifact(file, json);
            json.writeArrayPropertyStart("replacements");
            edits.forEach(edit -> writeEdit(edit, json));
            json.writeEndArray();
            json.writeEndObject();
        });
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeEdit(TextEdit edit, JsonGenerator json) {
        json.writeStartObject();
        writeRegion("deletedRegion", edit.place(), json);
        json.writeObjectPropertyStart("insertedContent");
        json.writeStringProperty("text", edit.replacement());
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void writeArtifact(String file, JsonGenerator json) {
        json.writeObjectPropertyStart("artifactLocation");
        json.writeStringProperty("uri", uri(file));
        json.writeEndObject();
    }

    private static void writeRegion(String name, Place place, JsonGenerator json) {
        json.writeObjectPropertyStart(name);
        json.writeNumberProperty("startLine", place.line());
        json.writeNumberProperty("startColumn", place.column());
        json.writeNumberProperty("endLine", place.endLine());
        json.writeNumberProperty("endColumn", place.endColumn());
        json.writeEndObject();
    }

    /** A relative path stays relative; an absolute one, with a drive letter or not, becomes a `file` URI. */
    private static String uri(String file) {
        boolean absolute = file.startsWith("/") || file.matches("[A-Za-z]:.*");
        String path = absolute && !file.startsWith("/") ? "/" + file : file;
        try {
            URI uri = absolute ? new URI("file", "", path, null) : new URI(null, null, "./" + path, null);
            String ascii = uri.toASCIIString();
            return absolute ? ascii : ascii.substring("./".length());
        } catch (URISyntaxException impossible) {
            throw new IllegalArgumentException(file, impossible);
        }
    }
}

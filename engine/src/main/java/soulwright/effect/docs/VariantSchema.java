package soulwright.effect.docs;

import java.util.List;
import soulwright.diagnostic.Wording;
import soulwright.effect.Parameter;
import soulwright.effect.VerbSpec;
import soulwright.effect.Vocabulary;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Maps in which one key names the variant: each key brings the schema of what may stand beside it, so that a mistake gives one message. */
final class VariantSchema {
    private final FormSchema forms;

    VariantSchema(Vocabulary vocabulary) {
        this.forms = new FormSchema(vocabulary);
    }

    void write(ObjectNode union, List<VerbSpec> specs) {
        ArrayNode names = union.putArray("x-variants");
        ObjectNode properties = union.putObject("properties");
        ObjectNode branches = union.putObject("dependentSchemas");
        for (VerbSpec spec : specs) {
            names.add(spec.name());
            SpecExamples examples = new SpecExamples(spec);
            String description = spec.doc() + " Its value: " + spec.main().doc() + ".";
            forms.write(property(properties.putObject(spec.name()), spec.main(), description, examples), spec.main());
            branch(branches.putObject(spec.name()), spec, examples);
        }
    }

    /** What an open variant calls may have parameters of the same names and other types. */
    private void branch(ObjectNode branch, VerbSpec spec, SpecExamples examples) {
        if (!spec.open()) {
            branch.put("additionalProperties", false);
        }
        if (!spec.needed().isEmpty()) {
            ArrayNode required = branch.putArray("required");
            spec.needed().forEach(parameter -> required.add(parameter.name()));
        }
        ObjectNode properties = branch.putObject("properties");
        properties.put(spec.name(), true);
        for (Parameter parameter : spec.parameters().values()) {
            ObjectNode property =
                    property(properties.putObject(parameter.name()), parameter, sentence(parameter), examples);
            if (!spec.open()) {
                forms.write(property, parameter);
            }
        }
    }

    private static ObjectNode property(
            ObjectNode property, Parameter parameter, String description, SpecExamples examples) {
        property.put("title", title(parameter.name()));
        property.put("description", description);
        property.putArray("examples").add(examples.of(parameter));
        return property;
    }

    private static String title(String name) {
        return Wording.capital(name.replace('-', ' '));
    }

    /** The catalogue's few words as a sentence. */
    private static String sentence(Parameter parameter) {
        String doc = parameter.doc();
        return doc.length() < 12 ? "`" + parameter.name() + "` is " + doc + "." : Wording.capital(doc) + ".";
    }
}

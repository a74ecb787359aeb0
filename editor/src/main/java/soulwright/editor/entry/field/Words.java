package soulwright.editor.entry.field;

import java.util.Locale;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Wording;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Field;

/** What forms say in words. */
final class Words {
    private Words() {}

    static boolean isNarrow(Control control) {
        return control.isSingle()
                && !(control instanceof Control.Prose)
                && !(control instanceof Control.Formula)
                && !(control instanceof Control.Line line && line.longest() > 80 && !line.figures());
    }

    /** As HTML, with code in slanted letters, which stand on the same line as others. */
    static String html(String text) {
        return escaped(text).replaceAll("`([^`]*)`", "<i>$1</i>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    static String tooltip(Field field) {
        return "<html><body width='320'><b>" + escaped(field.label()) + "</b> <code>" + escaped(field.key())
                + "</code><br>" + html(field.spec().description()) + "</body></html>";
    }

    /** The finding and its help, wrapped by whatever width there is. */
    static String wrapped(Diagnostic finding) {
        String message = Wording.capital(finding.message());
        String help = finding.help()
                .map(words -> " " + Wording.capital(words))
                .map(words -> words.endsWith("?") ? words : words + ".")
                .orElse("");
        return "<html>" + escaped(message) + "." + escaped(help) + "</html>";
    }

    static String reset(Field field) {
        String value = field.inherited()
                .filter(soulwright.yaml.YamlScalar.class::isInstance)
                .map(node -> ": " + ((soulwright.yaml.YamlScalar) node).text())
                .orElse("");
        return "Use the inherited value" + value;
    }

    static String origin(Field field, Place place) {
        String file = place.file().substring(place.file().lastIndexOf('/') + 1);
        String how = field.patched().isPresent() ? "Changed by a patch" : "Inherited";
        return "%s, %s line %d".formatted(how, file, place.line());
    }

    static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}

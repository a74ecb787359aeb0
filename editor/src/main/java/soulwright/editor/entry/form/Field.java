package soulwright.editor.entry.form;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.diagnostic.Place;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlScalar;

/**
 * One value of an entry as a form shows it.
 *
 * @param path from the entry
 * @param key what it is called in the map above; the number in a list, counted from 1
 * @param control how to show it: that of the schema where what is written fits it, else YAML
 * @param needed whether an entry that is not abstract must have it
 * @param own what the entry itself says
 * @param inherited what holds without that: the parent's value
 * @param patched what a patch of some pack has put over both
 * @param children the values within, in the order of the form
 */
public record Field(
        YamlPath path,
        String key,
        Spec spec,
        Control control,
        boolean needed,
        Optional<YamlNode> own,
        Optional<YamlNode> inherited,
        Optional<YamlNode> patched,
        List<Field> children) {
    public Field {
        children = List.copyOf(children);
    }

    /** What counts in the game. */
    public Optional<YamlNode> value() {
        return patched.or(() -> own).or(() -> inherited);
    }

    /** What counts, if it is a word, number or text; empty otherwise. */
    public String text() {
        return value().filter(YamlScalar.class::isInstance)
                .map(scalar -> ((YamlScalar) scalar).text())
                .orElse("");
    }

    public boolean isOwn() {
        return own.isPresent();
    }

    /** Whether it has a value that stands elsewhere: in the parent, or in a patch. */
    public boolean isFromElsewhere() {
        return patched.isPresent() || (own.isEmpty() && inherited.isPresent());
    }

    /** Where the value that counts is written, if not in the entry itself. */
    public Optional<Place> origin() {
        return patched.or(() -> own.isPresent() ? Optional.empty() : inherited).map(YamlNode::place);
    }

    /** What to call it: the title, or the name that the entry gives it. */
    public String label() {
        return spec.title();
    }

    public Optional<Field> child(String name) {
        return children.stream().filter(child -> child.key.equals(name)).findFirst();
    }

    /** This field and all within it. */
    public Stream<Field> all() {
        return Stream.concat(Stream.of(this), children.stream().flatMap(Field::all));
    }
}

package soulwright.editor.entry.field;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.JTextField;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.entry.form.Control;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.SquareIcon;
import soulwright.pack.Kind;

/** What can be picked for a field: names, and entries with their pictures. */
public final class Options {
    private static final int ICON = 18;

    private final Desk desk;
    private final Pictures pictures;

    /** Of what is open on a desk. */
    public Options(Desk desk, Pictures pictures) {
        this.desk = desk;
        this.pictures = pictures;
    }

    /** The pictures of entries, and those that can be picked. */
    public Pictures pictures() {
        return pictures;
    }

    /** @param pack the id of the pack in which the choice is written */
    List<Option> of(Control control, String pack) {
        if (control instanceof Control.Choice choice) {
            return choice.names().stream().map(Option::word).toList();
        }
        return control instanceof Control.Reference reference ? entries(reference, pack) : List.of();
    }

    private List<Option> entries(Control.Reference reference, String pack) {
        List<Option> all = new ArrayList<>();
        reference.also().forEach(word -> all.add(Option.word(word)));
        reference.kinds().stream()
                .flatMap(folder -> Kind.ofFolder(folder).stream())
                .flatMap(kind -> desk.project().outline().entries(kind))
                .filter(entry -> reference.toExtend() || !entry.isAbstract())
                .map(entry -> option(entry, pack))
                .sorted(Comparator.comparing(Option::title))
                .forEach(all::add);
        return all;
    }

    private Option option(EntryOutline entry, String pack) {
        EntryName name = entry.name();
        boolean home = name.id().startsWith(pack + ":");
        String detail = home ? name.local() : name.id();
        return new Option(
                home ? name.local() : name.id(), entry.title(), detail, Optional.of(icon(entry)), Optional.of(name));
    }

    /**
     * A field to type into, with a list where something can be picked.
     *
     * @param pack the id of the pack in which it is written
     * @param picked is told when something was picked
     */
    public JTextField field(Control control, String pack, Consumer<String> picked) {
        boolean list = control instanceof Control.Choice || control instanceof Control.Reference;
        return list ? new PickField(() -> of(control, pack), picked) : new JTextField();
    }

    /** The picture of an entry, as large as text. */
    public Icon icon(EntryOutline entry) {
        return SquareIcon.of(pictures.of(entry), ICON);
    }

    /** What a written reference or one of some names is, as an option. */
    Optional<Option> find(Control control, String written, String pack) {
        boolean name =
                control instanceof Control.Choice choice && choice.names().contains(written);
        return entry(control, written, pack)
                .map(entry -> option(entry, pack))
                .or(() -> name ? Optional.of(Option.named(written)) : Optional.empty());
    }

    /** The entry that a reference names, if there is one. */
    Optional<EntryOutline> entry(Control control, String written, String pack) {
        return control instanceof Control.Reference reference
                ? reference.kinds().stream()
                        .flatMap(folder -> Kind.ofFolder(folder).stream())
                        .flatMap(kind -> find(kind, written, pack).stream())
                        .findFirst()
                : Optional.empty();
    }

    private Optional<EntryOutline> find(Kind kind, String written, String pack) {
        if (written.isEmpty()) {
            return Optional.empty();
        }
        return desk.project()
                .outline()
                .entry(new EntryName(kind, written.indexOf(':') < 0 ? pack + ":" + written : written))
                .or(() -> desk.project()
                        .outline()
                        .entries(kind)
                        .filter(entry -> entry.name().local().equals(written))
                        .findFirst());
    }
}

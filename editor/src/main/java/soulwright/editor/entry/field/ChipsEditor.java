package soulwright.editor.entry.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Control.Chips;
import soulwright.editor.entry.form.Control.Code;
import soulwright.editor.entry.form.Control.Line;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Plain;
import soulwright.editor.widget.WrapPanel;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** A list of single values, each a chip that can be taken out, with a field at the end to put more in. */
final class ChipsEditor implements FieldEditor {
    private final JPanel panel = new WrapPanel(6, 6);
    private final PickField add;
    private final Editing editing;
    private final Control item;
    private @Nullable Built built;
    private Field field;

    /** What the chips show; as long as it is the same, they stay, and with them the keyboard. */
    private record Built(List<String> items, boolean open, boolean fromElsewhere) {}

    ChipsEditor(Field field, Editing editing) {
        this.editing = editing;
        this.field = field;
        this.item = field.spec().item().map(spec -> spec.control()).orElse(new Line(200, false));
        this.add = new PickField(() -> editing.options().of(item, pack()), this::add).adding(field.label());
        panel.setOpaque(false);
        panel.add(add);
        show(field);
    }

    private String pack() {
        String id = editing.form().entry().name().id();
        return id.substring(0, id.indexOf(':'));
    }

    private void add(String written) {
        if (!written.isEmpty()) {
            List<Object> values = values();
            if (!distinct() || !values.contains(read(written))) {
                editing.change(
                        "Add to",
                        field,
                        writing -> values.isEmpty() || !isOwnList()
                                ? writing.set(field, plus(values, read(written)))
                                : writing.insert(field, values.size(), read(written)));
            }
            add.showPicked("");
            add.setText("");
        }
    }

    private boolean isOwnList() {
        return field.own().orElse(null) instanceof YamlList;
    }

    private boolean distinct() {
        return field.control() instanceof Chips chips && chips.distinct();
    }

    private Object read(String written) {
        boolean figures = item instanceof Control.Whole
                || item instanceof Control.Formula
                || (item instanceof Line line && line.figures());
        return figures ? Plain.typed(written) : written;
    }

    private static List<Object> plus(List<Object> values, Object more) {
        List<Object> all = new ArrayList<>(values);
        all.add(more);
        return all;
    }

    private List<Object> values() {
        List<Object> values = new ArrayList<>();
        field.value()
                .ifPresent(node -> items(node)
                        .forEach(scalar -> Optional.ofNullable(Plain.of(scalar)).ifPresent(values::add)));
        return values;
    }

    private static List<YamlScalar> items(YamlNode node) {
        if (node instanceof YamlList list) {
            return list.items().stream()
                    .filter(YamlScalar.class::isInstance)
                    .map(YamlScalar.class::cast)
                    .toList();
        }
        return node instanceof YamlScalar scalar && scalar.kind() != YamlScalar.Kind.NULL ? List.of(scalar) : List.of();
    }

    private void remove(int index) {
        boolean last = values().size() == 1;
        if (last && field.isOwn() && field.inherited().isEmpty()) {
            editing.unset(field);
        } else {
            List<Object> rest = values();
            rest.remove(index);
            editing.change(
                    "Take from",
                    field,
                    writing -> isOwnList() ? writing.remove(field, index) : writing.set(field, rest));
        }
        add.requestFocusInWindow();
    }

    private void move(int from, int to) {
        if (to >= 0 && to < values().size()) {
            editing.change("Move in", field, writing -> writing.move(field, from, to));
        }
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public JComponent focus() {
        return add;
    }

    @Override
    public void show(Field now) {
        field = now;
        boolean open = !editing.isReadOnly() && now.patched().isEmpty() && !(now.control() instanceof Code);
        List<String> items = now.value().map(ChipsEditor::items).orElse(List.of()).stream()
                .map(YamlScalar::text)
                .toList();
        Built wanted = new Built(items, open, now.isFromElsewhere());
        if (!wanted.equals(built)) {
            built = wanted;
            build(wanted);
        }
    }

    /** The field stays where it is, or it would lose the keyboard. */
    private void build(Built wanted) {
        while (panel.getComponent(0) != add) {
            panel.remove(0);
        }
        for (int i = 0; i < wanted.items.size(); i++) {
            panel.add(chip(wanted, i), i);
        }
        add.setEditable(wanted.open);
        panel.revalidate();
        panel.repaint();
    }

    private Chip chip(Built wanted, int index) {
        String text = wanted.items.get(index);
        Optional<Option> entry = editing.options().find(item, text, pack());
        Chip chip = new Chip(text, entry, wanted.fromElsewhere);
        chip.setEnabled(wanted.open);
        chip.onRemove(() -> remove(index));
        chip.onMove(by -> move(index, index + by));
        chip.onOpen(entry.flatMap(Option::entry), editing.desk()::openEntry);
        return chip;
    }
}

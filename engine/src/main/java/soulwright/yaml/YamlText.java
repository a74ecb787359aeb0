package soulwright.yaml;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Refused.Reason;
import soulwright.yaml.YamlEdit.AddKey;
import soulwright.yaml.YamlEdit.AppendItems;
import soulwright.yaml.YamlEdit.InsertItem;
import soulwright.yaml.YamlEdit.MoveTo;
import soulwright.yaml.YamlEdit.Remove;
import soulwright.yaml.YamlEdit.RenameKey;
import soulwright.yaml.YamlEdit.SetValue;

/**
 * The text of a YAML file, for changing what it means without touching anything else: comments, quotes, order, blank lines, line breaks and
 * indentation stay as they are. Immutable.
 *
 * <p>Every edit is read back before it counts: the new text must mean exactly what the old one meant with that one change, or the edit is
 * refused.
 */
public final class YamlText {
    private static final Refused NOT_HERE =
            new Refused(Reason.NOT_POSSIBLE, "this cannot be written here without changing something else");

    private final String text;
    private final boolean marked;
    private volatile @Nullable Layout layout;

    private YamlText(String text, boolean marked) {
        this.text = text;
        this.marked = marked;
    }

    /** From the bytes of a file; empty when they are not UTF-8, for then they could not be written back. */
    public static Optional<YamlText> read(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        boolean faithful = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes);
        return faithful ? Optional.of(of(text)) : Optional.empty();
    }

    public static YamlText of(String text) {
        boolean marked = text.startsWith(String.valueOf(FileText.BYTE_ORDER_MARK));
        return new YamlText(marked ? text.substring(1) : text, marked);
    }

    /** The text, without a byte order mark. Offsets of splices count its chars. */
    public String text() {
        return text;
    }

    /** What to write to the file. */
    public byte[] bytes() {
        return ((marked ? FileText.BYTE_ORDER_MARK : "") + text).getBytes(StandardCharsets.UTF_8);
    }

    public EditResult set(YamlPath path, @Nullable Object value) {
        return apply(new SetValue(path, value));
    }

    /** Sets a value, adding its key to the map at the end when it has none. */
    public EditResult put(YamlPath map, String key, @Nullable Object value) {
        EditResult set = set(map.key(key), value);
        boolean missing = set instanceof Refused refused && refused.reason() == Reason.NO_SUCH_PLACE;
        return missing ? add(map, key, value) : set;
    }

    public EditResult add(YamlPath map, String key, @Nullable Object value) {
        return apply(new AddKey(map, key, value, Optional.empty()));
    }

    public EditResult insert(YamlPath list, int index, @Nullable Object value) {
        return apply(new InsertItem(list, index, value));
    }

    /** Puts items behind those of a list, in one edit. */
    public EditResult append(YamlPath list, List<?> values) {
        return apply(new AppendItems(list, values));
    }

    public EditResult remove(YamlPath path) {
        return apply(new Remove(path));
    }

    public EditResult rename(YamlPath path, String name) {
        return apply(new RenameKey(path, name));
    }

    public EditResult move(YamlPath path, int index) {
        return apply(new MoveTo(path, index));
    }

    /** Does an edit, or tells why not. */
    public EditResult apply(YamlEdit edit) {
        Optional<Layout> now = layout();
        if (now.isEmpty()) {
            return new Refused(Reason.BROKEN_TEXT, "the text has a mistake in it; mend that first");
        }
        try {
            return edit instanceof SetValue set
                    ? applyAll(Refiner.refine(now.get(), set))
                    : verified(edit.plan(new Planner(now.get())));
        } catch (Refusal refusal) {
            return refusal.refused();
        }
    }

    private EditResult applyAll(List<YamlEdit> edits) {
        if (edits.size() == 1) {
            return verified(edits.get(0).plan(new Planner(layout().orElseThrow())));
        }
        YamlText changed = this;
        for (YamlEdit edit : edits) {
            EditResult result = changed.applyAll(List.of(edit));
            if (result instanceof Refused) {
                return result;
            }
            changed = result.orThrow();
        }
        return new Edited(changed, Splice.between(text, changed.text));
    }

    private EditResult verified(Plan plan) {
        List<Splice> splices = plan.splices().stream().filter(this::changes).toList();
        if (!Splice.areApart(splices)) {
            return NOT_HERE;
        }
        YamlText changed = new YamlText(Splice.apply(text, splices), marked);
        boolean asWanted =
                changed.layout().filter(is -> is.value().equals(plan.result())).isPresent();
        return asWanted ? new Edited(changed, splices) : NOT_HERE;
    }

    private boolean changes(Splice splice) {
        return !text.substring(splice.start(), splice.end()).equals(splice.replacement());
    }

    private Optional<Layout> layout() {
        if (layout == null) {
            layout = LayoutReader.read(text).orElse(null);
        }
        return Optional.ofNullable(layout);
    }
}

package soulwright.editor.entry;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.Timer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.ProjectChange;
import soulwright.editor.document.ProjectListener;
import soulwright.editor.entry.form.Spec;
import soulwright.editor.entry.grid.Column;
import soulwright.editor.entry.grid.Columns;
import soulwright.editor.entry.grid.GridRows;
import soulwright.editor.entry.grid.GridView;
import soulwright.editor.entry.grid.Row;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Room;
import soulwright.editor.widget.SearchField;
import soulwright.editor.widget.Tab;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.yaml.YamlPath;

/** All entries of a kind in a pack: a grid, and beside it the form of the chosen one. */
public final class KindTab implements Tab, ProjectListener {
    private static final int PAUSE_MILLIS = 120;
    private static final int ENOUGH_FOR_BOTH = 860;

    private final EntryScreens screens;
    private final OpenPack pack;
    private final Kind kind;
    private final JPanel component = new JPanel(new BorderLayout());
    private final JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT);
    private final JLabel count = new JLabel();
    private final SearchField search;
    private final GridView grid;
    private final GridActs acts;
    private final Timer pause = new Timer(PAUSE_MILLIS, event -> showForm());
    private final List<Command> commands;
    private final KindAdvice advice;
    private final Runnable zoomed;
    private @Nullable EntryTab form;
    private @Nullable Advised advised;
    private boolean placed;
    private boolean roomy = true;
    private int all;

    /** What is advised, and for what. */
    private record Advised(boolean isEmpty, int chosen, JComponent shown) {}

    /** The grid of a kind in a pack is one tab. */
    public record Key(String pack, Kind kind) {}

    /** Adds an entry, as the first of its commands does. */
    public void add() {
        commands.get(0).run();
    }

    KindTab(EntryScreens screens, OpenPack pack, Kind kind) {
        this.screens = screens;
        this.pack = pack;
        this.kind = kind;
        this.acts = new GridActs(screens, pack, kind, rows -> pause(), this::enter);
        this.grid = new GridView(screens.options(), acts);
        acts.on(grid);
        this.search = new SearchField("Filter: stream level>4 element:water", typed -> {
            grid.filter(typed);
            count();
        });
        this.commands = acts.commands();
        this.advice = new KindAdvice(kind, commands);
        this.zoomed = () -> {
            grid.widths();
            fit();
        };
        Room.follow(component, room -> fit());
        pause.setRepeats(false);
        split.setLeftComponent(left());
        split.setResizeWeight(0.6);
        split.setContinuousLayout(true);
        component.add(split);
        commands.forEach(command -> command.bindTo(grid.component()));
        screens.desk().project().addListener(this);
        screens.desk().look().addListener(zoomed);
        refresh();
        mark();
        chooseFirst();
        place();
    }

    private JComponent left() {
        JPanel left = new JPanel(new BorderLayout());
        JPanel bar = new JPanel(new MigLayout("insets 8 12 8 12, gap 6, fillx", "[grow,fill][]12[]"));
        bar.add(search, "wmin 120");
        bar.add(count);
        JPanel buttons = new JPanel(new MigLayout("insets 0, gap 2"));
        commands.stream()
                .filter(command -> command.getValue(Action.SMALL_ICON) != null)
                .forEach(command -> buttons.add(command.toolButton()));
        bar.add(buttons);
        left.add(bar, BorderLayout.NORTH);
        left.add(grid.component());
        return left;
    }

    /** Says nothing as long as the form of the chosen row is on its way, and stays while it says the same, with its buttons. */
    private JComponent nothing() {
        int chosen = grid.chosen().size();
        if (pause.isRunning() && chosen == 1) {
            return new JPanel();
        }
        Advised last = advised;
        if (last == null || last.isEmpty != (all == 0) || last.chosen != chosen) {
            last = new Advised(all == 0, chosen, advice.of(all, chosen));
            advised = last;
        }
        return last.shown;
    }

    /** The first entry, so that there is something to see. */
    private void chooseFirst() {
        if (all > 0 && grid.chosen().isEmpty() && grid.rows().size() > 0) {
            grid.choose(List.of(grid.rows().get(0).entry().name()));
        }
    }

    /** Reads the entries as they are now. */
    private void refresh() {
        List<Row> rows = screens.desk().project().outline().pack(pack.place()).stream()
                .flatMap(outline -> outline.entries(kind).stream())
                .map(this::row)
                .toList();
        Spec spec = rows.stream()
                .findFirst()
                .flatMap(row -> screens.sheets().of(row.entry().name()))
                .map(sheet -> screens.sheets().spec(sheet, screens.schemas()))
                .orElseGet(() -> Spec.of(kind.folder(), screens.schemas()));
        acts.spec(spec);
        List<Column> columns = Columns.of(spec, rows);
        grid.show(columns, rows);
        boolean other = (all == 0) != rows.isEmpty();
        all = rows.size();
        if (other) {
            pause();
        }
        commands.forEach(Command::refresh);
        count();
    }

    private Row row(EntryOutline entry) {
        return new Row(
                entry,
                screens.sheets().parentOf(entry).map(sheet -> sheet.tree()),
                screens.desk().project().isReadOnly(entry.file()));
    }

    private void count() {
        int shown = grid.rows().size();
        count.setText(shown == 1 ? "1 entry" : shown + " entries");
    }

    private void mark() {
        grid.mark(GridRows.worst(
                screens.desk().project().load().map(Load::findings).orElse(List.of())));
    }

    /** Moving quickly through rows makes no forms. */
    private void pause() {
        commands.forEach(Command::refresh);
        pause.restart();
    }

    private void showForm() {
        List<Row> chosen = grid.chosen();
        Optional<EntryOutline> entry =
                chosen.size() == 1 ? Optional.of(chosen.get(0).entry()) : Optional.empty();
        EntryTab before = form;
        boolean same = before != null
                && entry.filter(one -> one.name().equals(before.name())).isPresent();
        if (!same) {
            close();
            form = entry.map(one -> new EntryTab(screens, one.name())).orElse(null);
            place();
        }
    }

    /** Brings the keyboard to the name of what was added, or to its row where there is no room for the form. */
    private void enter() {
        pause.stop();
        showForm();
        if (roomy && form != null) {
            form.enter(YamlPath.of("name"));
        } else {
            grid.table().requestFocusInWindow();
        }
    }

    /** Puts what belongs to the chosen row beside the grid, if there is room for both. */
    private void place() {
        int divider = split.getDividerLocation();
        boolean wide = Room.in(component).width() >= ENOUGH_FOR_BOTH;
        JComponent beside = !wide ? null : form == null ? nothing() : form.component();
        if (split.getRightComponent() != beside) {
            split.setRightComponent(beside);
        }
        split.setDividerSize(wide ? UIManager.getInt("SplitPane.dividerSize") : 0);
        split.setDividerLocation(placed && wide ? divider : split.getWidth() * 6 / 10);
        placed = wide && split.getWidth() > 0;
        roomy = wide;
    }

    private void fit() {
        if (roomy != Room.in(component).width() >= ENOUGH_FOR_BOTH) {
            place();
        }
    }

    private void close() {
        if (form != null) {
            form.leave();
            form = null;
        }
    }

    /** Chooses entries and brings them into sight. */
    public void choose(List<EntryName> names) {
        grid.choose(names);
        grid.showChosen();
    }

    GridView grid() {
        return grid;
    }

    GridActs acts() {
        return acts;
    }

    /** The form of the chosen row, if one is chosen. */
    Optional<EntryTab> form() {
        return Optional.ofNullable(form);
    }

    @Override
    public Object key() {
        return new Key(pack.place(), kind);
    }

    @Override
    public String title() {
        return Spec.inWords(kind.folder());
    }

    @Override
    public String tooltip() {
        return title() + " of " + pack.place();
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Icons.of("grid"));
    }

    @Override
    public boolean edits(FileId file) {
        return file.pack().equals(pack.place())
                && file.kind().filter(kind::equals).isPresent();
    }

    @Override
    public Optional<String> pack() {
        return Optional.of(pack.place());
    }

    @Override
    public JComponent component() {
        return component;
    }

    @Override
    public JComponent firstFocus() {
        return grid.table();
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public void opened() {
        refresh();
    }

    @Override
    public void changed(ProjectChange change) {
        if (change.changesTexts()
                && change.files().stream()
                        .anyMatch(file -> file.kind().filter(kind::equals).isPresent())) {
            refresh();
        }
    }

    @Override
    public void checked(Load load) {
        refresh();
        mark();
    }

    @Override
    public void closed() {
        pause.stop();
        close();
        screens.desk().project().removeListener(this);
        screens.desk().look().removeListener(zoomed);
        screens.closed(new Key(pack.place(), kind));
    }
}

package soulwright.editor.entry;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.FileOutline;
import soulwright.editor.document.Project;
import soulwright.editor.document.ProjectChange;
import soulwright.editor.document.ProjectListener;
import soulwright.editor.entry.field.Editing;
import soulwright.editor.entry.field.FormView;
import soulwright.editor.entry.form.Form;
import soulwright.editor.entry.form.Marks;
import soulwright.editor.entry.form.Renaming;
import soulwright.editor.entry.form.Spots;
import soulwright.editor.entry.text.TextView;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.Tab;
import soulwright.pack.Load;
import soulwright.yaml.YamlPath;

/** An entry: its form, or the text of its file, one key press apart. */
public final class EntryTab implements Tab, ProjectListener {
    private static final String FORM = "form";
    private static final String TEXT = "text";

    private final EntryScreens screens;
    private final Project project;
    private final JPanel component = new JPanel(new BorderLayout());
    private final CardLayout cards = new CardLayout();
    private final JPanel middle = new JPanel(cards);
    private final EntryHeader header;
    private final FormView form;
    private final EntryName key;
    private EntryOutline entry;
    private Form shown;
    private boolean asText;

    /** Made when it is first wanted: of a long file it takes its time. */
    private @Nullable TextView text;

    /** How many entries its file holds: as long as these are as many, one that has lost its name has got another. */
    private int count;

    /** An entry has one tab, whatever is shown of it. */
    public record Key(EntryName name) {}

    /** @throws IllegalArgumentException when there is no such entry */
    EntryTab(EntryScreens screens, EntryName name) {
        this.screens = screens;
        this.key = name;
        this.project = screens.desk().project();
        this.entry = project.outline()
                .entry(name)
                .orElseThrow(() -> new IllegalArgumentException("there is no entry " + name));
        this.shown = screens.form(entry);
        Editing editing = new Editing(screens.desk(), screens.options(), () -> shown);
        this.form = new FormView(editing);
        this.header = new EntryHeader(screens, this::flip);
        middle.add(form.component(), FORM);
        component.add(header.component(), BorderLayout.NORTH);
        component.add(middle);
        commands().forEach(command -> command.bindTo(component));
        project.addListener(this);
        find();
        refresh();
    }

    private boolean isChangeable() {
        return entry.hasId()
                && !project.isReadOnly(entry.file())
                && project.outline().entry(entry.name()).isPresent();
    }

    /** Asks for another id, and changes it wherever it is said. */
    private void rename() {
        Renaming renaming = new Renaming(project, entry);
        Dialogs.windowOf(component)
                .ifPresent(window -> RenameDialog.ask(
                        window,
                        entry,
                        renaming,
                        (id, said) -> renaming.to(id, said)
                                .ifPresentOrElse(
                                        edit -> project.apply(edit, this),
                                        () -> screens.desk()
                                                .sayWhyNot(
                                                        "Not renamed",
                                                        "The text of a file has a mistake; mend that first."))));
    }

    private void refresh() {
        shown = screens.form(entry);
        Marks marks = Marks.of(shown, project.findings(entry.file()));
        form.show(shown);
        form.mark(marks);
        header.show(shown, marks, asText);
        if (text != null) {
            text.show();
        }
    }

    /** Looks for the entry where it stands now; a new id leaves it where it was. */
    private void find() {
        List<EntryOutline> now =
                project.outline().file(entry.file()).map(FileOutline::entries).orElse(List.of());
        boolean others = now.size() != count;
        project.outline()
                .entry(entry.name())
                .or(() -> now.stream()
                        .filter(other -> !others && other.path().equals(entry.path()))
                        .findFirst())
                .ifPresent(found -> entry = found);
        count = now.size();
    }

    /** Shows the text in place of the form, or the form again, at the same value. */
    private void flip() {
        if (asText) {
            showForm();
            YamlPath path = Spots.at(entry.tree(), text().caret());
            form.enter(path);
        } else {
            showText();
            text().area().requestFocusInWindow();
        }
    }

    private TextView text() {
        if (text == null) {
            text = new TextView(screens.desk(), entry.file());
            middle.add(text.component(), TEXT);
        }
        return text;
    }

    /** The caret goes to the value that the keyboard was in, or else to the entry. */
    private void goToValue() {
        YamlPath path = form.entered().orElse(YamlPath.ROOT);
        Place place = Spots.of(entry.tree(), path)
                .or(() -> Spots.of(entry.tree(), path.parent()))
                .orElse(entry.tree().place());
        text().goTo(place);
    }

    /** Shows the form. */
    public void showForm() {
        asText = false;
        cards.show(middle, FORM);
        refresh();
    }

    /** Shows the text of the file. */
    public void showText() {
        asText = true;
        text();
        cards.show(middle, TEXT);
        refresh();
        goToValue();
    }

    /** Brings the keyboard to a field. */
    public void enter(YamlPath path) {
        showForm();
        form.enter(path);
    }

    /** Shows a finding at its field. */
    public void show(Diagnostic finding) {
        showForm();
        Marks marks = Marks.of(shown, project.findings(entry.file()));
        YamlPath path = shown.root()
                .all()
                .filter(field -> marks.at(field).contains(finding))
                .findFirst()
                .map(field -> field.path())
                .orElseGet(() -> Spots.at(entry.tree(), finding.place()));
        form.enter(path);
    }

    @Override
    public Object key() {
        return new Key(key);
    }

    @Override
    public String title() {
        return entry.title();
    }

    @Override
    public String tooltip() {
        return entry.name().id() + ", " + entry.file().shown();
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(screens.options().icon(entry));
    }

    @Override
    public JComponent component() {
        return component;
    }

    @Override
    public JComponent firstFocus() {
        return asText ? text().area() : form.firstFocus();
    }

    @Override
    public List<Command> commands() {
        return List.of(
                Command.of("Form or text", this::flip)
                        .saying("Show the text of the file, or the form again")
                        .on("alt F7"),
                Command.of("Rename id…", this::rename)
                        .saying("Give the entry another id, wherever it is said")
                        .on("shift F6")
                        .when(this::isChangeable),
                Command.of("Quick fix", () -> text().offerFixes())
                        .saying("Offer what would mend the findings in the line of the caret")
                        .on("alt ENTER")
                        .when(() -> asText));
    }

    @Override
    public Optional<FileId> file() {
        return Optional.of(entry.file());
    }

    @Override
    public void opened() {
        find();
        refresh();
    }

    @Override
    public void changed(ProjectChange change) {
        if (change.touches(entry.file())) {
            find();
            refresh();
        }
    }

    @Override
    public void checked(Load load) {
        refresh();
        if (text != null) {
            text.checked();
        }
    }

    /** The entry that it shows. */
    EntryName name() {
        return entry.name();
    }

    /** Listens no more; for a form that stands beside a grid. */
    void leave() {
        project.removeListener(this);
    }

    @Override
    public void closed() {
        leave();
        screens.closed(key);
    }
}

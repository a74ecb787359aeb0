package soulwright.editor.entry;

import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import soulwright.diagnostic.Place;
import soulwright.editor.document.FileId;
import soulwright.editor.document.ProjectChange;
import soulwright.editor.document.ProjectListener;
import soulwright.editor.entry.field.Glyph;
import soulwright.editor.entry.form.Spots;
import soulwright.editor.entry.text.TextView;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Tab;
import soulwright.pack.Kind;
import soulwright.pack.Load;

/** The text of a file. */
public final class TextTab implements Tab, ProjectListener {
    private final EntryScreens screens;
    private final Desk desk;
    private final FileId file;
    private final TextView view;

    /** The text of one file is one tab. */
    public record Key(FileId file) {}

    TextTab(EntryScreens screens, FileId file) {
        this.screens = screens;
        this.desk = screens.desk();
        this.file = file;
        this.view = new TextView(desk, file);
        desk.project().addListener(this);
        commands().forEach(command -> command.bindTo(view.component()));
    }

    /** Selects a stretch of the text. */
    public void select(Place place) {
        view.select(place);
    }

    @Override
    public Object key() {
        return new Key(file);
    }

    @Override
    public String title() {
        return file.name();
    }

    @Override
    public String tooltip() {
        return file.shown();
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Glyph.TEXT);
    }

    @Override
    public JComponent component() {
        return view.component();
    }

    @Override
    public JComponent firstFocus() {
        return view.area();
    }

    @Override
    public List<Command> commands() {
        return List.of(
                Command.of("Quick fix", view::offerFixes)
                        .saying("Offer what would mend the findings in this line")
                        .on("alt ENTER"),
                Command.of("Go to form", this::goToForm)
                        .saying("Open the form of the entry that the caret is in")
                        .on("alt F7"));
    }

    private void goToForm() {
        if (file.kind().filter(Kind.LANG::equals).isPresent()) {
            desk.open(screens.translations(file));
            return;
        }
        Place caret = view.caret();
        desk.project().outline().entry(caret).ifPresent(entry -> {
            desk.openEntry(entry.name());
            screens.entry(entry.name()).enter(Spots.at(entry.tree(), caret));
        });
    }

    @Override
    public Optional<FileId> file() {
        return Optional.of(file);
    }

    @Override
    public void opened() {
        view.show();
    }

    @Override
    public void changed(ProjectChange change) {
        if (change.touches(file)) {
            view.show();
        }
    }

    @Override
    public void checked(Load load) {
        view.checked();
    }

    @Override
    public void closed() {
        desk.project().removeListener(this);
        screens.closed(file);
    }
}

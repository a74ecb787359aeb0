package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;
import soulwright.diagnostic.Fixes;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Wording;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.yaml.YamlText;

/** Turns the fix of a finding into an edit. */
public final class Mending {
    private Mending() {}

    /** The edit; nothing while the texts are others than those that were checked, for then the places of the fix may be wrong. */
    public static Optional<Edit> of(Project project, Fix fix) {
        if (project.isChecking() || fix.edits().isEmpty()) {
            return Optional.empty();
        }
        Place at = fix.edits().get(0).place();
        Diagnostic only = Diagnostic.of(Code.NOT_ALLOWED, at, fix.title()).withFix(fix);
        Map<String, String> texts = Fixes.apply(
                        List.of(only),
                        file -> file(project, file).flatMap(project::text).map(YamlText::text))
                .texts();
        List<Change> changes = new ArrayList<>();
        texts.forEach((file, text) -> file(project, file)
                .ifPresent(id -> project.text(id)
                        .ifPresent(before -> changes.add(new ShownText(before).changedTo(id, shown(text))))));
        return changes.isEmpty() ? Optional.empty() : Optional.of(Edit.of(title(fix), changes.toArray(Change[]::new)));
    }

    private static String shown(String text) {
        return new ShownText(YamlText.of(text)).text();
    }

    private static String title(Fix fix) {
        return Wording.capital(fix.title());
    }

    private static Optional<FileId> file(Project project, String shown) {
        return project.outline().file(Place.wholeFile(shown));
    }
}

package soulwright.editor.entry.form;

import java.nio.file.Path;
import java.util.List;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.document.Threads;
import soulwright.editor.document.TinyPack;
import soulwright.pack.Kind;

/** A pack that patches and translates another one, both open for editing. */
final class Mod {
    static final String PATCHES = """
            # What becomes of her.
            - target: mila
              ops:
                - { set: name, to: Mila the mila }   # for players
                - { set: colour, to: "#000000" }

            - target: characters/base:mila
              kind: characters
              when: { base: ">=1.0" }
              ops: [{ unset: title }]

            - target: rulesets/mila
              ops: [{ delete: true }]
            """;
    static final String GERMAN = """
            characters.mila.name: Mila
            characters.tomas.name: Tom und mila
            rulesets.mila.name: Etwas anderes
            """;

    private final TinyPack base;
    private final TinyPack mod;
    private final Project project = new Project(Project.finder(List.of()), Threads.immediate());

    private Mod(Path folder) {
        base = TinyPack.in(folder, "base");
        mod = TinyPack.in(folder, "mod").write("patches/all.yaml", PATCHES).write("lang/de.yaml", GERMAN);
        mod.write("rulesets/weather.yaml", "- { id: other, extends: weather }\n");
        mod.write("characters/all.yaml", "[]\n");
        mod.write("pack.yaml", mod.read("pack.yaml") + "depends: { base: \">=1.0\" }\n");
    }

    static Mod openIn(Path folder) {
        Mod made = new Mod(folder);
        made.project.open(List.of(made.base.place(), made.mod.place()), problems -> {});
        return made;
    }

    Project project() {
        return project;
    }

    FileId file(String path) {
        return mod.file(path);
    }

    String text(FileId file) {
        return project.text(file).orElseThrow().text();
    }

    EntryOutline mila() {
        return character("mila");
    }

    EntryOutline mia() {
        return character("mia");
    }

    private EntryOutline character(String id) {
        return project.outline()
                .entry(new EntryName(Kind.CHARACTERS, "base:" + id))
                .orElseThrow();
    }

    /** @param number of the patch in its file, from 0 */
    EntryOutline patch(int number) {
        return project.outline()
                .file(file("patches/all.yaml"))
                .orElseThrow()
                .entries()
                .get(number);
    }

    Form form(EntryOutline entry) {
        return Sheets.of(project.load().orElseThrow())
                .form(entry, project.toolkit().orElseThrow().schemas());
    }
}

package soulwright.quest.odd;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import soulwright.content.Catalog;
import soulwright.pack.FolderFiles;
import soulwright.pack.PackFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

/** The shipped pack, alone or with packs on top of it. */
final class Shipped {
    private static final String BRIEF = """
            format: 1
            id: brief
            version: 1.0.0
            engine: ">=1.0 <2.0"
            name: Brief
            depends: { soul-master: ">=1.0 <2.0" }
            """;

    private Shipped() {}

    static Catalog alone() {
        return with();
    }

    static Catalog with(PackFiles... more) {
        List<PackFiles> packs = new ArrayList<>(List.of(more));
        packs.add(new FolderFiles(Path.of("..", "content", "soul-master"), "soul-master"));
        Workspace workspace = Workspace.open(packs, Toolkit.standard());
        OddPack.sound(workspace);
        return workspace.load().catalog();
    }

    /** With games that are over after two days. */
    static Catalog brief(Path folder) {
        OddPack.write(folder.resolve("brief"), "pack.yaml", BRIEF);
        String patch = "target: soul-master:soul-master\nkind: rulesets\nops:\n  - set: days\n    to: 2\n";
        OddPack.write(folder.resolve("brief"), "patches/days.yaml", patch);
        return with(new FolderFiles(folder.resolve("brief"), "brief"));
    }
}

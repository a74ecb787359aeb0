package soulwright.editor.document;

import java.util.ArrayList;
import java.util.List;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/**
 * What a file holds at this moment, as far as it can be read.
 *
 * @param entries in the order written; those with a mistake that hides them are missing
 * @param broken whether the text has a mistake that hides something
 */
public record FileOutline(FileId file, YamlFile yaml, List<EntryOutline> entries, boolean broken) {
    public FileOutline {
        entries = List.copyOf(entries);
    }

    /** @param pack the id of the pack */
    static FileOutline of(FileId file, String pack, YamlText text) {
        YamlFile yaml = YamlFile.read(file.shown(), text.bytes(), Limits.standard(), finding -> {});
        return of(file, pack, yaml);
    }

    /** The outline of another text of the same file; what did not change is not read again. */
    FileOutline reread(String pack, YamlText text) {
        return of(file, pack, yaml.reread(text.bytes(), finding -> {}));
    }

    FileOutline inPack(String pack) {
        return of(file, pack, yaml);
    }

    private static FileOutline of(FileId file, String pack, YamlFile yaml) {
        List<EntryOutline> entries = new ArrayList<>();
        file.kind().ifPresent(kind -> {
            EntryNaming naming = new EntryNaming(file, kind, pack);
            boolean list = yaml.root().filter(YamlList.class::isInstance).isPresent();
            for (int i = 0; i < yaml.entries().size(); i++) {
                YamlPath path = list ? YamlPath.ROOT.item(i) : YamlPath.ROOT;
                if (yaml.entries().get(i) instanceof YamlMap map) {
                    naming.of(map).ifPresent(name -> entries.add(new EntryOutline(file, name, path, map)));
                }
            }
        });
        return new FileOutline(file, yaml, entries, yaml.broken());
    }
}

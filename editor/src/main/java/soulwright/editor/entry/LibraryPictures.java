package soulwright.editor.entry;

import java.util.Collection;
import java.util.Optional;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Picture;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.entry.field.Pictures;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Pictures for entries as they are written, broken ones too: the icon that they name, or the letters of their names. */
final class LibraryPictures implements Pictures {
    private final EntryScreens screens;

    LibraryPictures(EntryScreens screens) {
        this.screens = screens;
    }

    private Gallery gallery() {
        return screens.desk().gallery();
    }

    @Override
    public Picture of(EntryOutline entry) {
        String id = entry.name().id();
        String pack = id.substring(0, id.indexOf(':'));
        Optional<String> icon = entry.text("icon").or(() -> inherited(entry));
        return gallery().picture(pack, icon, entry.title());
    }

    private Optional<String> inherited(EntryOutline entry) {
        return screens.sheets().of(entry.name()).flatMap(sheet -> {
            YamlNode icon = sheet.tree().get("icon");
            return icon instanceof YamlScalar scalar ? Optional.of(scalar.text()) : Optional.empty();
        });
    }

    @Override
    public Optional<Picture> icon(String name) {
        boolean known = gallery().library().names().contains(name);
        return known ? Optional.of(gallery().icon(name)) : Optional.empty();
    }

    @Override
    public Collection<String> icons() {
        return gallery().library().names();
    }
}

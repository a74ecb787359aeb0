package soulwright.editor.document;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.yaml.YamlText;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What would be lost if the Studio ended now.
 *
 * @param packs that are open, by place
 */
public record Lost(List<String> packs, List<LostFile> files) {
    private static final JsonMapper JSON = new JsonMapper();

    public Lost {
        packs = List.copyOf(packs);
        files = List.copyOf(files);
    }

    /**
     * An unsaved text.
     *
     * @param text nothing when the file was to be deleted
     * @param disk the text on disk that it was made from; nothing when there was none
     */
    public record LostFile(FileId file, Optional<String> text, Optional<String> disk) {}

    static Lost of(Project project) {
        List<LostFile> files = new ArrayList<>();
        for (FileId file : project.unsaved()) {
            files.add(new LostFile(
                    file,
                    project.text(file).map(Lost::whole),
                    project.saved(file).map(Lost::whole)));
        }
        return new Lost(
                project.packs().stream()
                        .filter(OpenPack::asked)
                        .map(OpenPack::place)
                        .toList(),
                files);
    }

    private static String whole(YamlText text) {
        return new String(text.bytes(), StandardCharsets.UTF_8);
    }

    byte[] bytes() {
        ObjectNode root = JSON.createObjectNode();
        ArrayNode open = root.putArray("packs");
        packs.forEach(open::add);
        ArrayNode all = root.putArray("files");
        for (LostFile lost : files) {
            ObjectNode file = all.addObject().put("pack", lost.file.pack()).put("path", lost.file.path());
            lost.text.ifPresent(text -> file.put("text", text));
            lost.disk.ifPresent(disk -> file.put("disk", disk));
        }
        return JSON.writeValueAsBytes(root);
    }

    /** Nothing when the bytes are not what {@link #bytes} wrote. */
    static Optional<Lost> read(byte[] bytes) {
        try {
            JsonNode root = JSON.readTree(bytes);
            List<String> packs = new ArrayList<>();
            root.path("packs").forEach(pack -> packs.add(pack.asString("")));
            List<LostFile> files = new ArrayList<>();
            for (JsonNode file : root.path("files")) {
                FileId id = new FileId(
                        file.path("pack").asString(""), file.path("path").asString(""));
                files.add(new LostFile(id, word(file, "text"), word(file, "disk")));
            }
            return files.isEmpty() ? Optional.empty() : Optional.of(new Lost(packs, files));
        } catch (JacksonException broken) {
            return Optional.empty();
        }
    }

    private static Optional<String> word(JsonNode file, String key) {
        return file.has(key) ? Optional.of(file.path(key).asString("")) : Optional.empty();
    }
}

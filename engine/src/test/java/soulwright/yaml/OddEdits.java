package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import soulwright.yaml.Spot.Group;

/** Every path of a document, for tests that try edits everywhere. */
record OddEdits(Layout layout) {
    static OddEdits of(String text) {
        return new OddEdits(LayoutReader.read(YamlText.of(text).text()).orElseThrow(() -> new AssertionError(text)));
    }

    List<YamlPath> paths() {
        List<YamlPath> paths = new ArrayList<>();
        Spot root = layout.root();
        if (root != null) {
            collect(root, YamlPath.ROOT, paths);
        }
        return paths;
    }

    Spot at(YamlPath path) {
        return layout.find(path).spot();
    }

    YamlPath any(Random random) {
        List<YamlPath> paths = paths();
        return paths.get(random.nextInt(paths.size()));
    }

    private static void collect(Spot spot, YamlPath path, List<YamlPath> into) {
        into.add(path);
        if (spot instanceof Group group) {
            for (int i = 0; i < group.size(); i++) {
                Spot.Part part = group.part(i);
                collect(part.value(), group.map() ? path.key(part.name()) : path.item(i), into);
            }
        }
    }
}

package soulwright.sketches;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import soulwright.diagnostic.Place;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * A word of a document that means something to the engine: a key, a verb, a role, a value, a reference.
 *
 * @param path where it stands, as in `rulesets/turn/-/phase`; a key ends with its map, a value with its key
 */
record Word(String path, Place place, String text) {
    private static final Pattern NAME = Pattern.compile("(?<![A-Za-z])[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*");

    /** What joins a formula, and what is too short to be misspelt. */
    private static final Pattern PASSED_OVER = Pattern.compile("and|or|not|is|in|true|false|d|[a-z]");

    /** All words of a file, but for texts and for names that it declares: other files would be blamed for those. */
    static List<Word> of(String path, String text) {
        List<Word> words = new ArrayList<>();
        YamlFile file = YamlFile.read(path, text.getBytes(StandardCharsets.UTF_8), Limits.standard(), finding -> {
            throw new AssertionError(finding);
        });
        String kind = path.contains("/") ? path.substring(0, path.indexOf('/')) : "pack";
        file.entries().forEach(entry -> collect(kind, entry, words));
        return words;
    }

    private static void collect(String path, YamlNode node, List<Word> words) {
        if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                add(path + "/*", entry.key(), words);
                collect(path + "/" + entry.key().text(), entry.value(), words);
            }
        } else if (node instanceof YamlList list) {
            list.items().forEach(item -> collect(path + "/-", item, words));
        } else {
            add(path, (YamlScalar) node, words);
        }
    }

    private static void add(String path, YamlScalar scalar, List<Word> words) {
        if (Exempt.is(path) || scalar.text().startsWith("#")) {
            return;
        }
        Matcher names = NAME.matcher(scalar.source().text())
                .region(scalar.start(), scalar.end())
                .useTransparentBounds(true);
        while (names.find()) {
            if (!PASSED_OVER.matcher(names.group()).matches()) {
                words.add(new Word(path, scalar.source().place(names.start(), names.end()), names.group()));
            }
        }
    }
}

package soulwright.broken;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A small text that stands for very much, or that makes simple ways of reading very slow or very deep. */
record Bomb(String name, String file, String text) {
    private static final String MONSTER = "- id: x\n  extends: pike\n  name: X\n  level: ";
    private static final String MANIFEST = "format: 1\nid: x\nname: X\n";

    static List<Bomb> all() {
        return Stream.of(nested(), longValues(), manyParts())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Bomb> nested() {
        return List.of(
                of("aliases", "monsters/x.yaml", "a0: &a0 [x, x]\n", 30, "a$2: &a$2 [*a$1, *a$1]\n"),
                of(
                        "aliases of steps",
                        "items/x.yaml",
                        "id: x\nname: X\nlevel: 1\ndo:\n  - &a0 { heal: 1, who: me }\n",
                        40,
                        "  - &a$2 { together: [*a$1, *a$1] }\n"),
                of(
                        "parents",
                        "monsters/x.yaml",
                        "- { id: x-0, extends: pike }\n",
                        30_000,
                        "- { id: x-$2, extends: x-$1 }\n"),
                of(
                        "circle",
                        "monsters/x.yaml",
                        "- { id: x-0, extends: x-9 }\n",
                        30_000,
                        "- { id: x-$2, extends: x-$1 }\n"),
                of(
                        "keywords",
                        "keywords/x.yaml",
                        "- { id: k-0, name: K, abilities: [{ cannot: act, who: me.team }] }\n",
                        40,
                        "- { id: k-$2, name: K, abilities: [{ keyword: k-$1 }, { keyword: k-$1 }] }\n"),
                of(
                        "keyword of itself",
                        "keywords/x.yaml",
                        "- { id: k, name: K, abilities: [{ keyword: k }] }\n",
                        0,
                        ""));
    }

    private static List<Bomb> longValues() {
        return List.of(
                of("long id", "monsters/x.yaml", "- id: a", 200_000, "-a"),
                of("long elevation", "boards/x.yaml", "- id: x\n  elevation:\n    - 1", 200_000, " 1"),
                of("long version", "pack.yaml", MANIFEST + "engine: '*'\nversion: 1.0.0-a", 200_000, ".a"),
                of("long range", "pack.yaml", MANIFEST + "version: 1.0.0\nengine: x", 100_000, " >1"),
                of("long number", "monsters/x.yaml", MONSTER + "1", 1_000_000, "0"),
                of("large exponent", "monsters/x.yaml", MONSTER + "1e999999999", 0, ""),
                of("small exponent", "monsters/x.yaml", MONSTER + "1e-999999999", 0, ""),
                of("long line", "monsters/x.yaml", "[", 100_000, "{id: x$1, nam: X, extends: pikee}, "));
    }

    private static List<Bomb> manyParts() {
        return List.of(
                of("many keys", "monsters/x.yaml", MONSTER + "1\n", 100_000, "  key-$1: 1\n"),
                of("equal keys", "monsters/x.yaml", MONSTER + "1\n", 100_000, "  name: X\n"),
                of("many patches", "patches/x.yaml", "", 20_000, "- { target: pike, ops: [{ add: 1, to: level }] }\n"),
                of(
                        "many appends",
                        "patches/x.yaml",
                        "- target: pike\n  ops:\n",
                        20_000,
                        "    - { append: habitat, value: reeds }\n"),
                of("many documents", "monsters/x.yaml", "", 100_000, "--- {}\n"),
                of("many anchors", "monsters/x.yaml", "", 20_000, "- &a$1 { id: x-$1, extends: pike, name: *a$1 }\n"),
                of("large board", "boards/x.yaml", "id: x\nname: X\nsize: 31\nlands:\n", 50_000, "  - H H H H H\n"),
                of("mistakes", "monsters/x.yaml", "", 20_000, "- { id: x-$1, extends: pike, elment: watre }\n"));
    }

    /** @param repeated in it, $1 is how many there have been, and $2 one more */
    private static Bomb of(String name, String file, String start, int times, String repeated) {
        String text = IntStream.range(0, times)
                .mapToObj(i -> repeated.replace("$1", "" + i).replace("$2", "" + (i + 1)))
                .collect(Collectors.joining("", start, ""));
        return new Bomb(name, file, text);
    }

    @Override
    public String toString() {
        return name;
    }
}

package soulwright.tools.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Short forms of names, different for each: the beginning, or, where that is taken, the first letters and a later one. */
final class Shorts {
    private final int length;
    private final Map<String, String> byName = new LinkedHashMap<>();

    private Shorts(int length) {
        this.length = length;
    }

    /**
     * The short forms by name.
     *
     * @param names in the order in which they choose
     * @param fixed the short forms of some, which the others do not get
     */
    static Map<String, String> of(List<String> names, int length, Map<String, String> fixed) {
        Shorts shorts = new Shorts(length);
        shorts.byName.putAll(fixed);
        names.forEach(name -> shorts.byName.computeIfAbsent(name, shorts::free));
        return shorts.byName;
    }

    private String free(String name) {
        Set<String> taken = Set.copyOf(byName.values());
        List<String> wishes = wishes(name);
        return wishes.stream().filter(wish -> !taken.contains(wish)).findFirst().orElse(wishes.get(0));
    }

    private List<String> wishes(String name) {
        String letters = name.replaceAll("[^\\p{L}\\p{N}]", "");
        String start = letters.substring(0, Math.min(length, letters.length()));
        List<String> wishes = new ArrayList<>(List.of(start, start.toLowerCase(Locale.ROOT)));
        String stem = start.substring(0, Math.max(0, Math.min(start.length(), length - 1)));
        for (int at = length; at < letters.length(); at++) {
            String last = letters.substring(at, at + 1);
            wishes.add(stem + last);
            wishes.add(stem + last.toUpperCase(Locale.ROOT));
        }
        for (char digit = '1'; digit <= '9'; digit++) {
            wishes.add(stem + digit);
        }
        return wishes;
    }
}

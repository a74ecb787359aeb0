package soulwright.tools;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.pack.Load.PackStatus;

/**
 * What a pack holds. Its JSON form is a contract: components are never renamed or left out.
 *
 * @param kinds how many entries of each kind
 * @param broken the ids of the packs with errors among this one and those it depends on
 */
record PackListing(String pack, String version, Map<String, Integer> kinds, List<String> broken) {
    static PackListing of(PackStatus pack, Load load) {
        TreeSet<String> broken = new TreeSet<>();
        load.packs().stream().filter(PackStatus::broken).forEach(other -> broken.add(other.id()));
        return new PackListing(pack.id(), pack.manifest().version(), pack.kinds(), List.copyOf(broken));
    }

    /** For people, on several lines. */
    String text() {
        StringBuilder text = new StringBuilder(pack + " " + version + "\n");
        kinds.forEach((kind, count) -> text.append("%7d %s\n".formatted(count, count == 1 ? singular(kind) : kind)));
        if (!broken.isEmpty()) {
            text.append("Switched off because of errors: " + String.join(", ", broken) + "\n");
        }
        return text.toString();
    }

    private static String singular(String kind) {
        return Kind.ofFolder(kind).map(Kind::singular).orElse(kind);
    }
}

package soulwright.pack;

import java.util.Set;

/**
 * A pack that is at hand, open or not, as far as suggestions need to know it.
 *
 * @param summary one sentence about it; empty if it says none
 * @param sees the packs whose entries it may use
 * @param isGame whether it has a ruleset, so that others can be made for it
 * @param hasBoards whether it has boards to play on
 * @param hasCampaigns whether it has campaigns
 */
public record Offer(
        String id,
        String version,
        String summary,
        Set<String> sees,
        boolean isGame,
        boolean hasBoards,
        boolean hasCampaigns) {
    public Offer {
        sees = Set.copyOf(sees);
    }

    static Offer of(Manifest manifest, PackFiles files) {
        return new Offer(
                manifest.id(),
                manifest.version(),
                manifest.summary(),
                manifest.sees(),
                has(files, Kind.RULESETS),
                has(files, Kind.BOARDS),
                has(files, Kind.CAMPAIGNS));
    }

    private static boolean has(PackFiles files, Kind kind) {
        return files.paths().stream().anyMatch(path -> path.startsWith(kind.folder() + "/"));
    }

    /** How a manifest names it. */
    String asDependency() {
        return asDependency(id, version);
    }

    /** How a manifest names a pack. */
    static String asDependency(String id, String version) {
        return "\"depends: { %s: '>=%s' }\"".formatted(id, version);
    }
}

package soulwright.pack;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;

/**
 * What packs hold and what is wrong with it, at one moment.
 *
 * @param packs all packs that were asked for, broken ones too, each after those it depends on
 * @param findings of all packs, in the order of files and lines
 * @param definitions the finished entries of the packs that are not broken
 * @param sound the finished entries without errors, also those of broken packs
 * @param languages the translations of those packs
 * @param sheets all entries as they are written, also those of broken packs, in the order of packs and files
 */
public record Load(
        List<PackStatus> packs,
        List<Diagnostic> findings,
        Definitions definitions,
        Definitions sound,
        Languages languages,
        List<Sheet> sheets) {
    static final Comparator<Diagnostic> BY_PLACE = Comparator.comparing(
                    (Diagnostic finding) -> finding.place().file())
            .thenComparingInt(finding -> finding.place().line())
            .thenComparingInt(finding -> finding.place().column())
            .thenComparing(Diagnostic::code);

    public Load {
        packs = List.copyOf(packs);
        findings = List.copyOf(findings);
        sheets = List.copyOf(sheets);
    }

    static Load empty() {
        Definitions none = Definitions.of(List.of());
        return new Load(List.of(), List.of(), none, none, Languages.of(List.of(), none), List.of());
    }

    /**
     * One pack.
     *
     * @param shown where it lies
     * @param broken whether it, or a pack it depends on, has errors, so that it is switched off
     * @param kinds how many entries of each kind it holds, abstract ones not counted
     */
    public record PackStatus(Manifest manifest, String shown, boolean broken, Map<String, Integer> kinds) {
        public String id() {
            return manifest.id();
        }
    }

    /** The records of all entries of the packs that are not broken; those whose text did not change are those of the load before. */
    public Catalog catalog() {
        return definitions.catalog();
    }

    /** The records of all entries without errors, also of broken packs: to show, not to play with, for what they name may not be there. */
    public Catalog sketches() {
        return sound.catalog();
    }

    public Optional<PackStatus> pack(String id) {
        return packs.stream().filter(pack -> pack.id().equals(id)).findFirst();
    }

    /** The findings about one pack's files. */
    public List<Diagnostic> findings(PackStatus pack) {
        String prefix = pack.shown().isEmpty() ? "" : pack.shown() + "/";
        return findings.stream()
                .filter(finding -> finding.place().file().startsWith(prefix)
                        || finding.place().file().equals(pack.shown()))
                .toList();
    }

    public boolean hasErrors() {
        return findings.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
    }
}

package soulwright.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.diagnostic.Silence;
import soulwright.diagnostic.Silences;
import soulwright.yaml.YamlMap;

/** The end of a load: silences, which packs are broken, and the result. */
final class Loading {
    private final List<LoadedPack> order;
    private final LinkRound round;
    private final Map<String, LoadedPack> packOfFile;

    Loading(List<LoadedPack> order, LinkRound round, Map<String, LoadedPack> packOfFile) {
        this.order = order;
        this.round = round;
        this.packOfFile = packOfFile;
    }

    Load finish(Collection<Diagnostic> found) {
        List<Diagnostic> findings =
                new ArrayList<>(Silences.apply(found.stream().distinct().toList(), silences()));
        order.forEach(pack -> pack.broken = false);
        for (Diagnostic finding : findings) {
            LoadedPack pack = packOfFile.get(finding.place().file());
            if (finding.severity() == Severity.ERROR && pack != null) {
                pack.broken = true;
            }
        }
        order.forEach(pack -> breakWith(pack, findings));
        findings.sort(Load.BY_PLACE);
        return new Load(order.stream().map(Loading::status).toList(), findings, round.definitions());
    }

    private List<Silence> silences() {
        List<Silence> all = new ArrayList<>();
        for (LoadedPack pack : order) {
            for (PackFile file : pack.documents.values()) {
                for (YamlMap document : file.documents) {
                    YamlMap ignore = document.map("lint-ignore");
                    ignore.entries()
                            .forEach(entry -> all.add(
                                    new Silence(entry.key().text(), entry.key().place(), document.place())));
                }
            }
        }
        return all;
    }

    /** A pack cannot be used without those it depends on. */
    private static void breakWith(LoadedPack pack, List<Diagnostic> findings) {
        pack.sees.stream()
                .filter(other -> other.broken && pack.manifest.depends().containsKey(other.id()))
                .forEach(other -> {
                    pack.broken = true;
                    findings.add(Diagnostic.of(
                                    Code.BROKEN_DEPENDENCY,
                                    pack.manifest.at("depends", other.id()).place(),
                                    "the pack \"%s\" has errors, so this one cannot be used either"
                                            .formatted(other.id()))
                            .withHelp("mend \"%s\" first".formatted(other.id())));
                });
    }

    private static Load.PackStatus status(LoadedPack pack) {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        for (PackFile file : pack.documents.values()) {
            int count = file.kind.hasEntries() ? file.entries.size() : file.documents.size();
            if (count > 0) {
                kinds.merge(file.kind.folder(), count, Integer::sum);
            }
        }
        return new Load.PackStatus(pack.manifest, pack.files.shown(), pack.broken, kinds);
    }
}

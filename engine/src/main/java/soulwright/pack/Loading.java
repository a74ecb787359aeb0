package soulwright.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Severity;
import soulwright.diagnostic.Silence;
import soulwright.diagnostic.Silences;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** The end of a load: silences, which packs are broken, and the result. */
final class Loading {
    private static final Comparator<Diagnostic> NEAREST_TO_ITS_TEXT = Comparator.comparing(
                    (Diagnostic finding) -> finding.path().length())
            .thenComparing(Diagnostic::path);

    private final List<LoadedPack> order;
    private final LinkRound round;
    private final Map<String, LoadedPack> packOfFile;

    Loading(List<LoadedPack> order, LinkRound round, Map<String, LoadedPack> packOfFile) {
        this.order = order;
        this.round = round;
        this.packOfFile = packOfFile;
    }

    Load finish(Collection<Diagnostic> found) {
        List<Diagnostic> findings = new ArrayList<>(Silences.apply(once(found), silences()));
        order.forEach(pack -> pack.broken = false);
        for (Diagnostic finding : findings) {
            LoadedPack pack = packOfFile.get(finding.place().file());
            if (finding.severity() == Severity.ERROR && pack != null) {
                pack.broken = true;
            }
        }
        order.forEach(pack -> breakWith(pack, findings));
        findings.sort(Load.BY_PLACE);
        Definitions definitions = round.definitions();
        return new Load(
                order.stream().map(Loading::status).toList(),
                findings,
                definitions,
                round.sound(findings),
                Languages.of(order, definitions),
                round.sheets());
    }

    /** Each mistake once: what children inherit is told where it is written, by the entry that wrote it if that was asked. */
    private static List<Diagnostic> once(Collection<Diagnostic> found) {
        Map<Object, Diagnostic> byFault = new LinkedHashMap<>();
        for (Diagnostic finding : found) {
            byFault.merge(List.of(finding.code(), finding.place()), finding, BinaryOperator.minBy(NEAREST_TO_ITS_TEXT));
        }
        return List.copyOf(byFault.values());
    }

    private List<Silence> silences() {
        List<Silence> all = new ArrayList<>();
        for (LoadedPack pack : order) {
            add(pack.manifest.tree().get("lint-ignore"), place -> packOfFile.get(place.file()) == pack, all);
            for (PackFile file : pack.documents.values()) {
                if (file.kind.hasEntries()) {
                    file.entries.stream()
                            .filter(entry -> entry.silences() != null)
                            .forEach(entry -> add(entry.silences(), entry.raw.place()::holds, all));
                } else {
                    file.documents.stream()
                            .filter(document -> document.get("lint-ignore") != null)
                            .forEach(document -> add(document.get("lint-ignore"), document.place()::holds, all));
                }
            }
        }
        return all;
    }

    private static void add(@Nullable YamlNode ignore, Predicate<Place> over, List<Silence> all) {
        if (ignore instanceof YamlMap map) {
            map.entries()
                    .forEach(entry ->
                            all.add(new Silence(entry.key().text(), entry.key().place(), over)));
        }
    }

    /** A pack cannot be used without those it depends on. */
    private static void breakWith(LoadedPack pack, List<Diagnostic> findings) {
        pack.sees.stream()
                .filter(other -> other.broken && pack.manifest.depends().containsKey(other.id()))
                .filter(other -> !(pack.circular && other.circular))
                .forEach(other -> {
                    pack.broken = true;
                    findings.add(Diagnostic.of(
                                    Code.BROKEN_DEPENDENCY,
                                    pack.manifest.at("depends", other.id()).place(),
                                    "the pack \"%s\" has errors, so this one cannot be used either"
                                            .formatted(other.id()))
                            .withHelp("mend \"%s\" first, or what a patch makes of it; check both together to see it"
                                    .formatted(other.id())));
                });
    }

    private static Load.PackStatus status(LoadedPack pack) {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        for (PackFile file : pack.documents.values()) {
            int count = file.kind.hasEntries() ? playable(file) : file.documents.size();
            if (count > 0) {
                kinds.merge(file.kind.folder(), count, Integer::sum);
            }
        }
        return new Load.PackStatus(pack.manifest, pack.files.shown(), pack.broken, kinds);
    }

    private static int playable(PackFile file) {
        return (int) file.entries.stream().filter(entry -> !entry.isAbstract()).count();
    }
}

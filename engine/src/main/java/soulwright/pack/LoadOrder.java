package soulwright.pack;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.diagnostic.Severity;

/**
 * Puts packs in order, each after those it names, packs without an order between them by id; and reports what is missing, of a wrong version,
 * excluded, double or circular.
 */
final class LoadOrder {
    private final Map<String, LoadedPack> byId = new LinkedHashMap<>();
    private final List<LoadedPack> ordered = new ArrayList<>();
    private final Set<LoadedPack> done = new LinkedHashSet<>();
    private final Deque<LoadedPack> path = new ArrayDeque<>();

    private final Collection<Offer> offers;

    private LoadOrder(Collection<Offer> offers) {
        this.offers = offers;
    }

    /** The packs in order. Findings go to the packs they are about. */
    static List<LoadedPack> of(Collection<LoadedPack> packs, Collection<Offer> offers) {
        LoadOrder order = new LoadOrder(offers);
        List<LoadedPack> sorted =
                packs.stream().sorted(Comparator.comparing(LoadedPack::id)).toList();
        sorted.forEach(pack -> pack.orderFindings.clear());
        for (LoadedPack pack : sorted) {
            LoadedPack other = order.byId.putIfAbsent(pack.id(), pack);
            if (other != null) {
                pack.orderFindings.add(Diagnostic.of(
                                Code.DUPLICATE_PACK,
                                pack.manifest.at("id", "").place(),
                                "there are two packs \"%s\"".formatted(pack.id()))
                        .withHelp("give one of them another id, or load only one of them")
                        .withRelated(other.manifest.tree().place(), "the other one"));
            }
        }
        sorted.forEach(order::link);
        sorted.forEach(order::visit);
        return order.ordered;
    }

    private void link(LoadedPack pack) {
        Manifest manifest = pack.manifest;
        pack.sees.clear();
        pack.circular = false;
        pack.blind = manifest.depends().isEmpty()
                && pack.manifestFindings.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
        manifest.depends().forEach((id, range) -> require(pack, id, range));
        manifest.optional().forEach((id, range) -> {
            LoadedPack other = byId.get(id);
            if (other != null && other != pack && Versions.satisfies(other.manifest.version(), range)) {
                pack.sees.add(other);
            }
        });
        manifest.conflicts().forEach((id, range) -> {
            LoadedPack other = byId.get(id);
            if (other != null && Versions.satisfies(other.manifest.version(), range)) {
                pack.orderFindings.add(Diagnostic.of(
                                Code.CONFLICTING_PACK,
                                manifest.at("conflicts", id).place(),
                                "\"%s\" cannot be used together with \"%s\" %s"
                                        .formatted(pack.id(), id, other.manifest.version()))
                        .withHelp("load only one of them"));
            }
        });
    }

    private void require(LoadedPack pack, String id, String range) {
        LoadedPack other = byId.get(id);
        if (other == null) {
            pack.blind = true;
            Diagnostic finding = Diagnostic.of(
                    Code.MISSING_DEPENDENCY,
                    pack.manifest.at("depends", id).place(),
                    "the pack \"%s\" %s is not here".formatted(id, range));
            Set<String> others = new LinkedHashSet<>(byId.keySet());
            offers.forEach(offer -> others.add(offer.id()));
            others.remove(pack.id());
            pack.orderFindings.add(Guess.of(id, others)
                    .map(meant -> meant.in(finding))
                    .orElse(finding.withHelp("put it beside this pack, or install it")));
        } else if (other == pack) {
            pack.orderFindings.add(circle(List.of(pack)));
        } else {
            pack.sees.add(other);
            pack.blind |= other.blind;
            if (Versions.isRange(range) && !Versions.satisfies(other.manifest.version(), range)) {
                pack.orderFindings.add(Diagnostic.of(
                                Code.DEPENDENCY_VERSION,
                                pack.manifest.at("depends", id).place(),
                                "\"%s\" %s is wanted, but version %s is here"
                                        .formatted(id, range, other.manifest.version()))
                        .withHelp("get the version that is wanted, or widen the range"));
            }
        }
    }

    private void visit(LoadedPack pack) {
        if (path.contains(pack)) {
            List<LoadedPack> circle = new ArrayList<>();
            for (LoadedPack on : path) {
                circle.add(0, on);
                if (on == pack) {
                    break;
                }
            }
            circle.forEach(member -> member.circular = true);
            pack.orderFindings.add(circle(circle));
            return;
        }
        if (!done.add(pack)) {
            return;
        }
        path.push(pack);
        List.copyOf(pack.sees).forEach(this::visit);
        path.pop();
        ordered.add(pack);
    }

    private static Diagnostic circle(List<LoadedPack> packs) {
        LoadedPack first = packs.get(0);
        String next = packs.get(packs.size() == 1 ? 0 : 1).id();
        String names = packs.stream().map(LoadedPack::id).collect(Collectors.joining(" -> ")) + " -> " + first.id();
        String section = first.manifest.depends().containsKey(next) ? "depends" : "optional";
        return Diagnostic.of(
                        Code.DEPENDENCY_CYCLE,
                        first.manifest.at(section, next).place(),
                        "packs depend on each other in a circle: " + names)
                .withHelp("take one of these dependencies away");
    }
}

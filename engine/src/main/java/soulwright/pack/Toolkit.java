package soulwright.pack;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import soulwright.effect.Machine;
import soulwright.yaml.Limits;

/**
 * What loading needs beside the packs: the machines that know what rulesets declare, the checks of content as a whole, and the schemas. Made
 * once and shared; it holds no pack.
 *
 * @param checks makes new ones for a workspace, in which they may remember what they saw
 * @param icons the library of those who paint, if they are here
 */
public record Toolkit(
        List<Machine> machines,
        Supplier<List<ContentCheck>> checks,
        Schemas schemas,
        Limits limits,
        Optional<IconNames> icons) {
    public Toolkit {
        machines = List.copyOf(machines);
    }

    /** With all machines, checks and icons that are on the class path. */
    public static Toolkit standard() {
        return new Toolkit(
                services(Machine.class),
                () -> services(ContentCheck.class),
                new Schemas(),
                Limits.standard(),
                services(IconNames.class).stream().findFirst());
    }

    private static <T> List<T> services(Class<T> type) {
        return ServiceLoader.load(type).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}

package soulwright.pack;

import java.util.List;
import java.util.ServiceLoader;
import soulwright.effect.Machine;
import soulwright.yaml.Limits;

/**
 * What loading needs beside the packs: the machines that know what rulesets declare, the checks of content as a whole, and the schemas. Made
 * once and shared; it holds no pack.
 */
public record Toolkit(List<Machine> machines, List<ContentCheck> checks, Schemas schemas, Limits limits) {
    public Toolkit {
        machines = List.copyOf(machines);
        checks = List.copyOf(checks);
    }

    /** With all machines and checks that are on the class path. */
    public static Toolkit standard() {
        return new Toolkit(services(Machine.class), services(ContentCheck.class), new Schemas(), Limits.standard());
    }

    private static <T> List<T> services(Class<T> type) {
        return ServiceLoader.load(type).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}

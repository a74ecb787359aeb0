package soulwright.tools.bench;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.Node;
import soulwright.pack.Load;
import soulwright.pack.PackFiles;
import soulwright.pack.PackFinder;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

/**
 * How long a large pack takes to load, check and link, from its files to the last finding; how long it takes to do so again after one entry has
 * changed; and, to measure both by, how long SnakeYAML takes to compose the same files to nodes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PackLoadBenchmark {
    @Param({"1000", "10000", "30000"})
    public int entries;

    @Param("content")
    public String content = "content";

    private final Toolkit toolkit = Toolkit.standard();
    private Path folder = Path.of("");
    private List<PackFiles> packs = List.of();
    private Workspace workspace = Workspace.open(List.of(), toolkit);
    private String changing = "";
    private int attack;

    @Setup
    public void writeAndOpen() throws IOException {
        folder = Files.createTempDirectory("soulwright-bench");
        GeneratedPack pack = GeneratedPack.write(folder.resolve("generated"), entries);
        PackFinder finder = new PackFinder(folder, List.of(Path.of(content)));
        packs = finder.withNamed(List.of(finder.find("generated")));
        workspace = Workspace.open(packs, toolkit);
        changing = Files.readString(pack.file(0));
        if (!workspace.load().findings().isEmpty()) {
            throw new IllegalStateException("the generated pack has findings: "
                    + workspace.load().findings().get(0));
        }
    }

    @TearDown
    public void delete() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    @Benchmark
    public Load load() {
        return Workspace.open(packs, toolkit).load();
    }

    @Benchmark
    public Load revalidate() {
        attack++;
        String changed = changing.replaceFirst("attack: \\d+", "attack: " + (10 + attack % 50));
        workspace.edit("generated", GeneratedPack.path(0), changed.getBytes(StandardCharsets.UTF_8));
        return workspace.load();
    }

    @Benchmark
    public List<Node> compose() throws IOException {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(Integer.MAX_VALUE);
        List<Node> nodes = new ArrayList<>();
        for (PackFiles pack : packs) {
            for (String path : pack.paths()) {
                byte[] bytes = pack.read(path, Integer.MAX_VALUE - 1);
                nodes.add(new Yaml(options).compose(new StringReader(new String(bytes, StandardCharsets.UTF_8))));
            }
        }
        return nodes;
    }
}

package soulwright.editor.art;

import java.awt.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * The icons that packs can name, each a shape of one colour in a square of {@link #SIZE}. Reading the library takes a tenth of a second, which is
 * nothing for the event thread; shapes are made when they are first asked for. For any number of threads.
 */
public final class IconLibrary {
    /** The sides of the square that all icons are drawn in. */
    public static final int SIZE = 512;

    private static final String RESOURCE = "game-icons.json";
    private static final Pattern DATA = Pattern.compile(" d=\"([^\"]*)\"");

    private final Map<String, String> bodies;
    private final NavigableSet<String> names;
    private final Map<String, Shape> shapes = new ConcurrentHashMap<>();

    private IconLibrary(Map<String, String> bodies) {
        this.bodies = bodies;
        this.names = Collections.unmodifiableNavigableSet(new TreeSet<>(bodies.keySet()));
    }

    /** Reads the library that comes with the Studio. */
    public static IconLibrary read() {
        try (InputStream in = Objects.requireNonNull(IconLibrary.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " in our own jar cannot be read", e);
        }
    }

    /** @param in a collection in the form of Iconify */
    static IconLibrary read(InputStream in) throws IOException {
        Map<String, String> bodies = new TreeMap<>();
        try (JsonParser json = new JsonFactory().createParser(ObjectReadContext.empty(), in)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String section = json.currentName();
                json.nextToken();
                switch (section) {
                    case "icons" -> readEach(json, "body", bodies);
                    case "aliases" -> {
                        Map<String, String> parents = new TreeMap<>();
                        readEach(json, "parent", parents);
                        parents.forEach((name, parent) -> bodies.putIfAbsent(name, bodies.getOrDefault(parent, "")));
                    }
                    default -> json.skipChildren();
                }
            }
        }
        return new IconLibrary(bodies);
    }

    /** Of each object in the one that begins, takes one text. */
    private static void readEach(JsonParser json, String wanted, Map<String, String> found) {
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = json.currentName();
            json.nextToken();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean isWanted = json.currentName().equals(wanted);
                json.nextToken();
                if (isWanted) {
                    found.put(name, json.getString());
                }
                json.skipChildren();
            }
        }
    }

    /** What all icons are called, by alphabet. */
    public NavigableSet<String> names() {
        return names;
    }

    /** An icon in a square of {@link #SIZE}; not to be changed. */
    public Optional<Shape> find(String name) {
        String body = bodies.get(name);
        return body == null ? Optional.empty() : Optional.of(shapes.computeIfAbsent(name, any -> shape(body)));
    }

    private static Shape shape(String body) {
        Matcher data = DATA.matcher(body);
        return SvgPath.read(data.find() ? data.group(1) : "");
    }
}

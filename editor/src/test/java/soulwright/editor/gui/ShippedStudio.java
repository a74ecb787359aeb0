package soulwright.editor.gui;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Opens a Studio for each test, with the packs that {@link OnAStudio} names and with a user who has done nothing yet; puts it into the test's
 * field of the type {@link DrivenStudio}; and closes it after the test, whatever became of that.
 */
final class ShippedStudio implements BeforeEachCallback, AfterEachCallback {
    private static final Path CONTENT =
            Path.of("..", "content").toAbsolutePath().normalize();
    private static final Namespace NAMESPACE = Namespace.create(ShippedStudio.class);

    /** A Studio that is open, and where its user's files are. */
    private record Opened(DrivenStudio studio, Path user) {}

    @Override
    public void beforeEach(ExtensionContext context) throws Exception {
        String[] packs =
                context.getRequiredTestClass().getAnnotation(OnAStudio.class).packs();
        Path user = Files.createTempDirectory("studio");
        DrivenStudio studio = DrivenStudio.open(user, List.of(CONTENT), List.of(packs));
        context.getStore(NAMESPACE).put(Opened.class, new Opened(studio, user));
        field(context.getRequiredTestClass()).set(context.getRequiredTestInstance(), studio);
    }

    private static Field field(Class<?> test) {
        List<Field> all = ReflectionSupport.findFields(
                test, field -> field.getType() == DrivenStudio.class, HierarchyTraversalMode.TOP_DOWN);
        if (all.size() != 1) {
            throw new IllegalStateException(test.getSimpleName() + " needs one field for the Studio");
        }
        all.get(0).setAccessible(true);
        return all.get(0);
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        Opened opened = context.getStore(NAMESPACE).remove(Opened.class, Opened.class);
        if (opened != null) {
            try {
                opened.studio.act(() -> opened.studio.desk().look().zoom(100));
            } finally {
                opened.studio.close();
                delete(opened.user);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(one);
            }
        }
    }
}

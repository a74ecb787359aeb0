package soulwright.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JScrollPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.Project;
import soulwright.editor.document.TinyPack;

class LibraryPanelTest {
    @TempDir
    Path folder;

    @Test
    void theTreeFillsWhatTheFilterLeaves() {
        Project project = TinyPack.in(folder, "tiny").open();
        LibraryPanel library =
                new LibraryPanel(new LibraryRenderer(new Pictures(project)::gallery), target -> {}, pack -> {});
        library.show(project.outline(), List.of());
        library.setSize(280, 1500);
        library.doLayout();
        Container tree = Stream.of(library.getComponents())
                .filter(JScrollPane.class::isInstance)
                .map(Container.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(tree.getY() + tree.getHeight()).isEqualTo(1500);
        assertThat(tree.getWidth()).isEqualTo(280);
    }
}

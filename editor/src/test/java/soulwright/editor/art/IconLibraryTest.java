package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class IconLibraryTest {
    @Test
    void allIconsCanBePainted() {
        IconLibrary library = IconLibrary.read();
        assertThat(library.names()).hasSizeGreaterThan(4_000).contains("forest", "volcano");
        assertThat(library.names())
                .allSatisfy(name -> assertThat(library.find(name).orElseThrow().getBounds2D())
                        .satisfies(bounds -> assertThat(Math.max(bounds.getWidth(), bounds.getHeight()))
                                .isGreaterThan(IconLibrary.SIZE / 3.0)));
    }

    @Test
    void anIconHasItsOtherNamesToo() throws IOException {
        String json = """
                {"prefix": "x", "info": {"total": 1}, "icons": {"oak": {"body": "<path d=\\"M0 0h9v9z\\"/>", "width": 5}},
                 "aliases": {"tree": {"parent": "oak"}}, "width": 512}""";
        IconLibrary library = IconLibrary.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
        assertThat(library.names()).containsExactly("oak", "tree");
        assertThat(library.find("tree").orElseThrow().getBounds().width).isEqualTo(9);
        assertThat(library.find("elm")).isEmpty();
    }
}

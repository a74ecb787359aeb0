package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CodePagesTest {
    @ParameterizedTest
    @EnumSource
    void everyCodeHasAPageWithAMeaningAnExampleAndACure(Code code) {
        assertThat(CodePages.page(code))
                .startsWith("# %s: %s\n\n".formatted(code.id(), code.title()))
                .containsSubsequence("\n\n## Example\n\n```", "\n```\n", "\n## How to mend it\n\n")
                .endsWith("\n");
    }

    @Test
    void noPageIsAboutACodeThatDoesNotExist() throws IOException, URISyntaxException {
        Path pages = Path.of(CodePages.class.getResource("SW1001.md").toURI()).getParent();
        try (Stream<Path> files = Files.list(pages)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".md")))
                    .containsExactlyInAnyOrderElementsOf(Arrays.stream(Code.values())
                            .map(code -> code.id() + ".md")
                            .toList());
        }
    }
}

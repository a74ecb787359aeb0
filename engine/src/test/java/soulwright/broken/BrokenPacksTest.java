package soulwright.broken;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.broken.MarkedText.Mark;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Findings;
import soulwright.diagnostic.Fixes;
import soulwright.diagnostic.Fixes.Mended;
import soulwright.diagnostic.SourceTexts;
import soulwright.diagnostic.Style;
import soulwright.diagnostic.TextReport;

class BrokenPacksTest {
    /** What no text can show: bytes, sizes, links, archives, and places where nothing is. See {@link OddFilesTest}, and the command line. */
    private static final Set<Code> SHOWN_ELSEWHERE = EnumSet.of(
            Code.NO_SUCH_PACK,
            Code.UNREADABLE_FILE,
            Code.NOT_UTF8,
            Code.FILE_TOO_LARGE,
            Code.TOO_MANY_ENTRIES,
            Code.BAD_ARCHIVE,
            Code.LINK_OUTSIDE);

    @TempDir
    Path folder;

    static List<BrokenPack> packs() throws IOException {
        return Packs.all();
    }

    @ParameterizedTest
    @MethodSource("packs")
    void whatIsBrokenIsFoundWhereItIsAndNothingElse(BrokenPack pack) throws IOException {
        Packs packs = new Packs(folder);
        packs.write(pack.broken());
        Findings findings = packs.findings();
        assertThat(Packs.shown(findings))
                .as(() -> report(findings, packs::text))
                .containsExactlyInAnyOrderElementsOf(
                        pack.expected().stream().map(BrokenPacksTest::shown).toList());
        if (!pack.suggestions().isEmpty()) {
            assertThat(findings.all().stream().map(found -> found.help().orElse("")))
                    .containsExactlyElementsOf(pack.suggestions().stream()
                            .map(meant -> "did you mean \"" + meant + "\"?")
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("packs")
    void whatIsMendedIsSilent(BrokenPack pack) throws IOException {
        Packs packs = new Packs(folder);
        packs.write(pack.mended());
        Findings findings = packs.findings();
        assertThat(findings.all()).as(() -> report(findings, packs::text)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("packs")
    void everyFixClearsWhatItFixes(BrokenPack pack) throws IOException {
        Packs packs = new Packs(folder);
        packs.write(pack.broken());
        Findings before = packs.findings();
        Mended mended = Fixes.apply(before.all(), packs::text);
        packs.write(mended.texts());
        Findings after = packs.findings();
        assertThat(before.all().size() - after.all().size())
                .as(() -> report(after, packs::text))
                .isGreaterThanOrEqualTo(mended.applied());
    }

    @Test
    void everyCodeIsShownByABrokenPack() throws IOException {
        Set<String> shown = new TreeSet<>();
        packs().forEach(pack -> pack.expected().forEach(mark -> shown.add(mark.code())));
        SHOWN_ELSEWHERE.forEach(code -> shown.add(code.id()));
        assertThat(shown)
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Code.values()).map(Code::id).toList());
    }

    @Test
    void thereAreManyOfThem() throws IOException {
        assertThat(packs()).hasSizeGreaterThanOrEqualTo(120);
    }

    private static String shown(Mark mark) {
        return mark.code() + " " + mark.place();
    }

    private static String report(Findings findings, SourceTexts texts) {
        return new TextReport(texts, Style.PLAIN).of(findings);
    }
}

package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people start from must be right: it is held against the pack that ships, which it builds upon. */
class ScaffoldTest {
    @Test
    void whatNewWritesValidatesWithoutAFinding(@TempDir Path folder) {
        String pack = folder.resolve("harder-lakes").toString();
        Run.of("new", "pack", pack);
        Run.of("new", "monster", "elder-siren", "--pack", pack);
        Run.of("new", "monster", "wiser-siren", "--extends", "siren", "--pack", pack);
        Run.of("new", "board", "marsh-road", "--pack", pack);
        Run.of("new", "patch", "siren", "--pack", pack);
        Run.of("new", "character", "old-tom", "--pack", pack);
        Run.of("new", "campaign", "one-summer", "--pack", pack);

        assertThat(Run.of("validate", "--strict", pack).out()).isEqualTo("no findings\n");
        assertThat(Run.of("list", pack).out())
                .contains("1 board\n", "2 monsters\n", "1 patch\n", "3 characters\n", "1 campaign\n");
    }

    @Test
    void aNewCampaignIsPlayedToItsEndOnEveryWay(@TempDir Path folder) {
        String pack = folder.resolve("summers").toString();
        Run.of("new", "pack", pack);
        Run.of("new", "campaign", "one-summer", "--pack", pack);

        Run played = Run.of("campaign", pack, "--auto", "greedy", "--seeds", "1..12");

        assertThat(played.status()).isEqualTo(Exit.SUCCESS);
        assertThat(played.out()).contains("6 of 6 ways were taken", "Home, variant 1", "Home, variant 2");
    }
}

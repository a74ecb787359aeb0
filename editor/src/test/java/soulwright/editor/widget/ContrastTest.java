package soulwright.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.themes.FlatMacDarkLaf;
import com.formdev.flatlaf.themes.FlatMacLightLaf;
import java.awt.Color;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.UIDefaults;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContrastTest {
    /** What WCAG 2 asks of letters of usual size. */
    private static final double READABLE = 4.5;

    private static final Map<String, List<String>> WRITTEN_ON = Map.of(
            "Soulwright.faint", List.of("Panel.background", "Soulwright.card"),
            "Soulwright.onButton", List.of("Button.background"));

    static Stream<FlatLaf> themes() {
        FlatLaf.registerCustomDefaultsSource("soulwright.editor.widget.themes");
        return Stream.of(new FlatMacLightLaf(), new FlatMacDarkLaf());
    }

    @ParameterizedTest
    @MethodSource("themes")
    @DisplayName("quiet words are read as easily as the standard asks, wherever they stand")
    void quietWordsCanBeRead(FlatLaf theme) {
        UIDefaults colours = theme.getDefaults();
        WRITTEN_ON.forEach((ink, papers) ->
                papers.forEach(paper -> assertThat(contrast(colours.getColor(ink), colours.getColor(paper)))
                        .as("%s on %s, %s", ink, paper, theme.getName())
                        .isGreaterThanOrEqualTo(READABLE)));
    }

    private static double contrast(Color one, Color other) {
        double light = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        return (light + 0.05) / (dark + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}

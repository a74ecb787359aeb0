package soulwright.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.awt.Component;
import java.awt.Dimension;
import java.util.stream.Stream;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;

class WrapPanelTest {
    private static JPanel box(int width) {
        JPanel box = new JPanel();
        box.setPreferredSize(new Dimension(width, 20));
        return box;
    }

    private static WrapPanel filled(WrapPanel panel) {
        Stream.of(100, 60, 80, 40).forEach(width -> panel.add(box(width)));
        panel.setSize(230, 100);
        panel.doLayout();
        return panel;
    }

    @Test
    void eachIsAsWideAsItWantsToBe() {
        assertThat(filled(new WrapPanel(10, 5)).getComponents())
                .extracting(Component::getX, Component::getY, Component::getWidth)
                .containsExactly(tuple(0, 0, 100), tuple(110, 0, 60), tuple(0, 25, 80), tuple(90, 25, 40));
    }

    @Test
    void columnsStandBelowEachOtherAndAreEquallyWide() {
        assertThat(filled(WrapPanel.columns(10, 5)).getComponents())
                .extracting(Component::getX, Component::getY, Component::getWidth)
                .containsExactly(tuple(0, 0, 100), tuple(110, 0, 100), tuple(0, 25, 100), tuple(110, 25, 100));
    }

    @Test
    void columnsAreNeverWiderThanThePanel() {
        WrapPanel panel = WrapPanel.columns(10, 5);
        panel.add(box(300));
        panel.add(box(20));
        panel.setSize(120, 100);
        panel.doLayout();
        assertThat(panel.getComponents()).extracting(Component::getWidth).containsExactly(120, 120);
        assertThat(panel.getComponent(1).getX()).isZero();
    }

    @Test
    void theLastOfALineStandsAtItsEnd() {
        assertThat(filled(WrapPanel.ends(10, 5)).getComponents())
                .extracting(Component::getX)
                .containsExactly(0, 170, 0, 190);
    }
}

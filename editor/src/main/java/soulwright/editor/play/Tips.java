package soulwright.editor.play;

import java.util.List;
import java.util.stream.Collectors;
import soulwright.editor.widget.Html;

/** Tooltips of several lines. */
final class Tips {
    private Tips() {}

    /** The first line stands out; long ones are broken. */
    static String of(List<String> lines) {
        return "<html><div style='max-width: 320px'><b>" + Html.escape(lines.get(0)) + "</b>"
                + lines.stream().skip(1).map(line -> "<br>" + Html.escape(line)).collect(Collectors.joining())
                + "</div></html>";
    }
}

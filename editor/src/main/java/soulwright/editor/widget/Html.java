package soulwright.editor.widget;

/** Text for labels that break lines. */
public final class Html {
    private Html() {}

    /** A text in which nothing is markup. */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\n", "<br>");
    }

    /** A text that wraps at the width of its label. */
    public static String wrapped(String text) {
        return "<html>" + escape(text) + "</html>";
    }
}

package soulwright.editor.entry.form;

import soulwright.editor.document.Change;
import soulwright.editor.document.FileId;
import soulwright.yaml.YamlText;

/**
 * The text of a file as text areas show it, with every line ended by a single line feed, and the way back, on which all line ends that nobody
 * touched stay what they are.
 */
public record ShownText(YamlText file) {
    /** What a text area shows. */
    public String text() {
        return file.text().replace("\r\n", "\n").replace('\r', '\n');
    }

    /** The change of the file that makes a text area show another text. */
    public Change changedTo(FileId id, String now) {
        String before = text();
        int start = 0;
        int most = Math.min(before.length(), now.length());
        while (start < most && before.charAt(start) == now.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < most - start && before.charAt(before.length() - 1 - end) == now.charAt(now.length() - 1 - end)) {
            end++;
        }
        String original = file.text();
        String put = now.substring(start, now.length() - end).replace("\n", lineEnd());
        String changed = original.substring(0, inFile(start)) + put + original.substring(inFile(before.length() - end));
        return Change.of(id, file, withText(changed));
    }

    /** Another text in the place of this one, with the byte order mark that the file has, if any. */
    YamlText withText(String text) {
        return YamlText.of(mark() + text);
    }

    private String mark() {
        boolean marked = file.bytes().length > YamlText.of(file.text()).bytes().length;
        return marked ? "\uFEFF" : "";
    }

    private String lineEnd() {
        String text = file.text();
        int feed = text.indexOf('\n');
        if (feed < 0) {
            return text.indexOf('\r') < 0 ? "\n" : "\r";
        }
        return feed > 0 && text.charAt(feed - 1) == '\r' ? "\r\n" : "\n";
    }

    /** The offset in the file of an offset in what is shown. */
    private int inFile(int shown) {
        String text = file.text();
        int at = 0;
        for (int i = 0; i < shown; i++) {
            at += text.startsWith("\r\n", at) ? 2 : 1;
        }
        return at;
    }
}

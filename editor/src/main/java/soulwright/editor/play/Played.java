package soulwright.editor.play;

import java.nio.file.attribute.FileTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

/** How much of a game was played and when last, in words for lists of saves. */
public final class Played {
    private Played() {}

    /** As in `12 decisions`. */
    public static String decisions(int count) {
        return count + (count == 1 ? " decision" : " decisions");
    }

    /** How far a game is, with the day and time of its last decision behind. */
    public static String until(String howFar, FileTime last) {
        return howFar + " · "
                + DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .format(last.toInstant().atZone(ZoneId.systemDefault()));
    }
}

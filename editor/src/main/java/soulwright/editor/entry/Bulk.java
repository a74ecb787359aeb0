package soulwright.editor.entry;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a value typed for many cells makes of each: the value itself, or of a number more, less, or a share. */
final class Bulk {
    private static final Pattern CHANGE = Pattern.compile("([+-])([0-9]{1,9})|([0-9]{1,5})%");

    private Bulk() {}

    static String apply(String old, String typed) {
        Matcher change = CHANGE.matcher(typed);
        if (!change.matches() || !old.matches("-?[0-9]{1,12}")) {
            return change.matches() ? old : typed;
        }
        long number = Long.parseLong(old);
        if (change.group(3) != null) {
            return String.valueOf(Math.round(number * Long.parseLong(change.group(3)) / 100.0));
        }
        long by = Long.parseLong(change.group(2));
        return String.valueOf(change.group(1).equals("+") ? number + by : number - by);
    }
}

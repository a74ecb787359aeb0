package soulwright.pack;

import com.networknt.schema.regex.RegularExpression;
import com.networknt.schema.regex.RegularExpressionFactory;
import java.util.regex.Pattern;

/**
 * The patterns of schemas, for texts of any length: Java's regular expressions go one call deeper for each repetition of a group, so a text
 * that is longer than anything an author would write is refused unread.
 */
final class Patterns implements RegularExpressionFactory {
    private static final int LONGEST = 1_000;

    @Override
    public RegularExpression getRegularExpression(String pattern) {
        Pattern compiled = Pattern.compile(pattern);
        return text -> text.length() <= LONGEST && compiled.matcher(text).find();
    }
}

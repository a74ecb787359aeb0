package soulwright.tools.terminal;

import java.io.File;
import java.nio.charset.StandardCharsets;

/** A file's name as one word of a command line that somebody copies into a shell: whatever it holds, it means itself and does nothing. */
public final class ShellWord {
    private static final String PLAIN = "[\\p{L}\\p{N}_@%+=:,./-]+";

    private ShellWord() {}

    /** As the shells of this system read it. */
    public static String of(String name) {
        return File.separatorChar == '\\' ? windows(name) : posix(name);
    }

    /** Names hold no quotes there. */
    static String windows(String name) {
        return name.matches("[\\p{L}\\p{N}_:.\\\\/-]+") ? name : '"' + name + '"';
    }

    /** In single quotes nothing has a meaning; what cannot be seen is written as bytes, in the quotes that bash, ksh and zsh know. */
    static String posix(String name) {
        String word = name.startsWith("-") ? "./" + name : name;
        if (word.matches(PLAIN) && word.codePoints().allMatch(ShellWord::isSeen)) {
            return word;
        }
        return word.codePoints().allMatch(ShellWord::isSeen)
                ? "'" + word.replace("'", "'\\''") + "'"
                : word.codePoints()
                        .collect(StringBuilder::new, ShellWord::add, StringBuilder::append)
                        .insert(0, "$'")
                        .append('\'')
                        .toString();
    }

    private static boolean isSeen(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> letter == ' ';
            default -> true;
        };
    }

    private static void add(StringBuilder word, int letter) {
        if (letter == '\'' || letter == '\\') {
            word.append('\\').append((char) letter);
        } else if (isSeen(letter)) {
            word.appendCodePoint(letter);
        } else {
            for (byte one : Character.toString(letter).getBytes(StandardCharsets.UTF_8)) {
                word.append("\\%03o".formatted(one & 0xff));
            }
        }
    }
}

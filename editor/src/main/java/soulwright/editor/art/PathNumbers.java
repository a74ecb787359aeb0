package soulwright.editor.art;

/** The letters and numbers of SVG path data, one after the other; numbers may touch where that leaves no doubt, as in `1.5.5-2`. */
final class PathNumbers {
    private final String data;
    private int at;

    PathNumbers(String data) {
        this.data = data;
    }

    /** There is nothing more to read, or it is no number. */
    static final class NoNumber extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NoNumber() {
            super("no number", null, false, false);
        }
    }

    boolean hasMore() {
        skipSpace();
        return at < data.length();
    }

    boolean hasNumber() {
        return hasMore() && "+-.0123456789".indexOf(data.charAt(at)) >= 0;
    }

    char command(String known) {
        char command = data.charAt(at);
        if (known.indexOf(command) < 0) {
            throw new NoNumber();
        }
        at++;
        return command;
    }

    /** One digit, which the next number may follow at once. */
    boolean flag() {
        if (!hasMore() || "01".indexOf(data.charAt(at)) < 0) {
            throw new NoNumber();
        }
        return data.charAt(at++) == '1';
    }

    double next() {
        skipSpace();
        int from = at;
        skip("+-", 1);
        skipDigits();
        if (skip(".", 1)) {
            skipDigits();
        }
        skipExponent();
        try {
            return Double.parseDouble(data.substring(from, at));
        } catch (NumberFormatException none) {
            throw new NoNumber();
        }
    }

    private void skipExponent() {
        int before = at;
        if (skip("eE", 1)) {
            skip("+-", 1);
            if (!skipDigits()) {
                at = before;
            }
        }
    }

    private boolean skipDigits() {
        return skip("0123456789", Integer.MAX_VALUE);
    }

    private void skipSpace() {
        skip(" \t\r\n\f,", Integer.MAX_VALUE);
    }

    private boolean skip(String signs, int most) {
        int from = at;
        while (at < data.length() && at - from < most && signs.indexOf(data.charAt(at)) >= 0) {
            at++;
        }
        return at > from;
    }
}

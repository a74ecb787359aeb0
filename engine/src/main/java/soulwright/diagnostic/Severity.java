package soulwright.diagnostic;

/** How bad a finding is. Only errors switch a pack off; `--strict` makes warnings count as well. */
public enum Severity {
    ERROR,
    WARNING,
    INFO;

    /** The lower-case word used in text, JSON and SARIF. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}

package soulwright.tools;

/** For whom findings are printed: people, or programs of one sort or another. */
enum Format {
    TEXT,
    JSON,
    SARIF
}

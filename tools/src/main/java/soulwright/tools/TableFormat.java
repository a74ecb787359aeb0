package soulwright.tools;

/** For whom a table is printed: people, programs, or spreadsheets. */
enum TableFormat {
    TEXT,
    JSON,
    CSV
}

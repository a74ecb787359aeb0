package soulwright.tools;

/** For whom data is printed: people, or programs. */
enum DataFormat {
    TEXT,
    JSON
}

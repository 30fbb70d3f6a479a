import fc from "fast-check";

/** Text that looks like what the mapping to JSON Resume takes apart. */
const TRICKY = [
  ...["Jan 2020 – Present", "2019-03 – 2021-07", "Winter 2019", "2010-12", "Until 2014", "2019-03-01"],
  ...[
    "2019-03-01T00:00:00Z",
    "2019-3",
    "2019-13",
    "0000",
    " 2020 ",
    "a (2023)",
    "CKA, issued by CNCF (Mar 2023)",
  ],
  ...[", ", "Oslo, , Norway", "Boston, MA, US", "Ankara, Turkey", "Atlanta, Georgia", "NO"],
  ...[" in ", "BSc in Physics in Oslo", ", issued by ", ": ", "a: , b", "x (y) (z)", "(only)"],
  ...["Databases (Expert): PostgreSQL, SQLite", "English (Native)", "a, b", "; "],
  ...["ada@example.com", "ada", "@ada", "ada.lind", "example.com", "https://example.com/a?b=c#d", "my site"],
  ...[" ", "  two  ", "a\nb", "a\r\n\r\nb", "\t", "\u0000", "\u200bhidden", "e\u0301", "مرحبا", "👩‍💻"],
];

/** Any text that fits into a line once it is clean. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constant(""),
  fc.constantFrom(...TRICKY),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 12 }),
);

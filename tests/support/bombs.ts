/** Units whose repetition has stopped some program: each is bait for a kind of pattern or algorithm. */
const UNITS: Readonly<Record<string, string>> = {
  marks: "\u0301",
  "marks of two classes": "\u0301\u0316",
  "short runs of marks": `a${"\u0316\u0301".repeat(8)}`,
  "accents apart from their letters": "e\u0301",
  "marks that come apart": "\u0344",
  "Hangul apart": "\u1112\u1161\u11ab",
  "letters that expand": "\ufdfa",
  "zero-width joiners": "\u200d",
  "zero-width spaces": "\u200b",
  "direction marks": "\u202e\u200f",
  "halves of surrogate pairs": "\ud800",
  "NUL characters": "\0",
  "flags that never end": "\u{1f3f4}\u{e0067}",
  emoji: "👩‍💻",
  "one long word": "a",
  "one long word in capitals": "A",
  digits: "1",
  spaces: " ",
  "line breaks": "\n",
  "line breaks and spaces": " \r\n\t",
  dots: ".",
  hyphens: "a-",
  slashes: "a/",
  commas: "1,",
  brackets: "(",
  quotes: "\"'",
  "backslashes, which JSON doubles": "\\",
  angles: "<a ",
  "addresses of mail": "a.a@a.a.",
  links: "www.http://",
  telephones: "+1 (1 1",
  streets: "1 A A Street ",
  periods: "2020 - Jan ",
  Base64: "QUFB",
  "repeated words": "managed 12 teams and led ",
  "words that are joined": "and not only but ",
  "different words": "",
  "short lines": "- Led it.\n",
};

export const BOMB_NAMES = Object.keys(UNITS);

/** So many bytes of it, as JSON writes them, between two letters: trimming must not make it harmless. */
export function bomb(name: string, bytes: number): string {
  const room = Math.max(0, bytes - 4);
  const unit = UNITS[name];
  if (!unit)
    return Array.from({ length: Math.floor(room / 7) }, (_, index) => `w${index % 100_000}`).join(" ");
  const size = Buffer.byteLength(JSON.stringify(unit)) - 2;
  return `a${unit.repeat(Math.floor(room / size))}b`;
}

/** A list's entries, or an object's, to fill so many bytes; each takes `least` bytes where it could do with fewer. */
type Fill = (bytes: number, write: (at: number) => string) => string;

const filled =
  (least: number): Fill =>
  (bytes, write) => {
    const size = Math.max(least, write(10_000).length + 1);
    return Array.from({ length: Math.floor(bytes / size) }, (_, at) => write(at).padEnd(size - 1)).join(",");
  };

const REPEATED: Readonly<Record<string, (bytes: number, fill: Fill) => string>> = {
  numbers: (bytes, fill) => `[${fill(bytes, () => "0")}]`,
  "empty objects": (bytes, fill) => `[${fill(bytes, () => "{}")}]`,
  "empty lists in a field": (bytes, fill) => `{"skills":[${fill(bytes, () => "[]")}]}`,
  "different keys": (bytes, fill) => `{${fill(bytes, (at) => `"k${at}":0`)}}`,
  "different keys in a resume": (bytes, fill) =>
    `{"resume":{"version":1,${fill(bytes, (at) => `"k${at}":0`)}}}`,
  "different keys in a document": (bytes, fill) => `{"version":1,${fill(bytes, (at) => `"k${at}":0`)}}`,
  "different keys in a JSON Resume": (bytes, fill) => `{"basics":{${fill(bytes, (at) => `"k${at}":"x"`)}}}`,
  "keys that are numbers": (bytes, fill) =>
    `{${fill(bytes, (at) => `"${(at * 977_777) % 4_294_967_291}":0`)}}`,
  "the same key": (bytes, fill) => `{${fill(bytes, () => '"a":0')}}`,
  "huge numbers": (bytes, fill) => `[${fill(bytes, () => "9".repeat(700))}]`,
  "tiny numbers": (bytes, fill) => `[${fill(bytes, () => "0.1234567890123456789e-300")}]`,
  strings: (bytes, fill) => `[${fill(bytes, (at) => `"s${at}"`)}]`,
  "wrong types in a list": (bytes, fill) => `{"version":1,"skills":[${fill(bytes, () => "1")}]}`,
  "wrong types in a resume's list": (bytes, fill) =>
    `{"title":"x","template":"google","format":"txt","baseRevision":1,"resume":{"version":1,"skills":[${fill(bytes, () => "1")}]}}`,
  "wrong types in a JSON Resume": (bytes, fill) => `{"work":[${fill(bytes, () => "1")}]}`,
  "positions without anything": (bytes, fill) => `{"version":1,"experience":[${fill(bytes, () => "{}")}]}`,
  "positions with a wrong field": (bytes, fill) =>
    `{"version":1,"experience":[${fill(bytes, () => '{"x":1}')}]}`,
  "work without anything": (bytes, fill) => `{"work":[${fill(bytes, () => "{}")}]}`,
  "names of prototypes": (bytes, fill) => `{${fill(bytes, () => '"constructor":{}')}}`,
  "levels as deep as they may be": (bytes, fill) =>
    `{"skills":[${fill(bytes, () => "[".repeat(30) + "]".repeat(30))}]}`,
};

/** Whole bodies that are no form of ours; each is the text that is sent. */
export const SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  "deep lists": (bytes) => "[".repeat(bytes / 2) + "]".repeat(bytes / 2),
  "deep lists that never end": (bytes) => "[".repeat(bytes),
  "deep objects": (bytes) => `${'{"a":'.repeat((bytes - 1) / 6)}1${"}".repeat((bytes - 1) / 6)}`,
  "a key as long as the body": (bytes) => `{"${"k".repeat(bytes - 8)}":0}`,
  "a number as long as the body": (bytes) => "1".repeat(bytes),
  "spaces around nothing": (bytes) => `${" ".repeat(bytes - 2)}{}`,
  "a string that never ends": (bytes) => `"${"a".repeat(bytes - 1)}`,
  "escaped quotation marks": (bytes) => `{"name":"${'\\"'.repeat((bytes - 20) / 2)}"}`,
  escapes: (bytes) => `{"name":"${"\\u0301".repeat((bytes - 20) / 6)}"}`,
  ...Object.fromEntries(
    Object.entries(REPEATED).flatMap(([name, write]) => [
      [name, (bytes: number) => write(bytes - 200, filled(0))],
      // As many values, or keys, as pass the first look at a body.
      [`${name}, further apart`, (bytes: number) => write(bytes - 200, filled(/key/.test(name) ? 260 : 34))],
    ]),
  ),
};

import { findResumeLanguage, resumeLanguages } from "../resume-language/registry.ts";
import type { ResumeLanguage, Season } from "../resume-language/resume-language.ts";
import { plainLetters, withoutMarks } from "./plain-letters.ts";

/**
 * What a word says in a date, as one sign of the code that dates are parsed from: a month `m03`, the present `P`, a
 * beginning `S`, an end or a join `U`, a season `s2`, a term `t1`, the signs of East Asian dates; a space for
 * a word that does not change the date, `+` for one that says something about it, `E` with the year before the first of an era.
 */
export type DateCode = string;

const SEASONS: readonly Season[] = ["spring", "summer", "autumn", "winter"];

/** Words that belong to no one language of ours: terms of study, East Asian signs and eras. */
const COMMON: readonly (readonly [DateCode, string])[] = [
  ["t1", "ss|sose|sommersemester"],
  ["t2", "ws|wise|wintersemester"],
  ["年", "年|년"],
  ["月", "月|월"],
  ["日", "日|일"],
  ["E2018", "令和"],
  ["E1988", "平成"],
  ["E1925", "昭和"],
  ["E1911", "民國|民国"],
  ["+", "พ.ศ."],
];

export type DateWords = {
  /** How long a word can be that begins with this letter. */
  longestAt(letter: string): number;
  find(word: string): DateCode | undefined;
};

function wordsOf({ months, present, words }: ResumeLanguage): (readonly [string, DateCode])[] {
  const month = (number: number): DateCode => `m${String(number).padStart(2, "0")}`;
  const named = [months.long, months.short, months.withDay ?? []].flatMap((names) =>
    names.map((name, index) => [name, month(index + 1)] as const),
  );
  const others = Object.entries(months.others ?? {}).flatMap(([number, names]) =>
    (names ?? []).map((name) => [name, month(Number(number))] as const),
  );
  const all = (list: readonly string[], code: DateCode) => list.map((word) => [word, code] as const);
  return [
    ...named,
    ...others,
    ...all([present, ...words.ongoing], "P"),
    ...all(words.since, "S"),
    ...all(words.until, "U"),
    ...all(words.around, " "),
    ...all(words.qualifying ?? [], "+"),
    ...SEASONS.flatMap((season, index) => all(words.seasons[season], `s${index + 1}`)),
  ];
}

function collect(entries: Iterable<readonly [string, DateCode]>): Map<string, DateCode> {
  const found = new Map<string, DateCode>();
  const bare: (readonly [string, DateCode])[] = [];
  for (const [text, code] of entries) {
    const word = plainLetters(text).replace(/\.$/, "");
    if (/^\d/.test(word)) continue;
    if (!found.has(word)) found.set(word, code);
    bare.push([withoutMarks(word), code]);
  }
  // "fevrier" is typed too, but never instead of a word that is written so.
  for (const [word, code] of bare) if (!found.has(word)) found.set(word, code);
  return found;
}

const known = new Map<string, DateWords>();

/** The words of every language; where two disagree, those of the given one count. */
export function dateWords(tag: string | undefined): DateWords {
  const own = tag === undefined ? undefined : findResumeLanguage(tag);
  const key = own?.code ?? "";
  const kept = known.get(key);
  if (kept) return kept;
  const common = COMMON.flatMap(([code, words]) => words.split("|").map((word) => [word, code] as const));
  const words = collect([...(own ? wordsOf(own) : []), ...common, ...resumeLanguages.flatMap(wordsOf)]);
  const longest = new Map<string, number>();
  for (const word of words.keys())
    longest.set(word.charAt(0), Math.max(word.length, longest.get(word.charAt(0)) ?? 0));
  const made: DateWords = {
    longestAt: (letter) => longest.get(letter) ?? 0,
    find: (word) => words.get(word),
  };
  known.set(key, made);
  return made;
}

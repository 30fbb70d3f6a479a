import { describe, expect, test } from "vitest";
import { sections } from "../sections/registry.ts";
import { DEFAULT_LANGUAGE, findResumeLanguage, resumeLanguages } from "./registry.ts";
import { TITLED_SECTIONS } from "./resume-language.ts";

/** Titles that speakers of the language write as English does. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  da: ["Links"],
  de: ["Links"],
  fr: ["Certifications", "Publications"],
  nl: ["Links"],
  pt: ["Links"],
};

const others = resumeLanguages.filter((language) => language !== DEFAULT_LANGUAGE);

test("there are at least 24 languages, each once, and English is written as the sections are called", () => {
  expect(new Set(resumeLanguages.map(({ code }) => code)).size).toBe(resumeLanguages.length);
  expect(resumeLanguages.length).toBeGreaterThanOrEqual(24);
  for (const { key, label } of sections) expect(DEFAULT_LANGUAGE.titles[key]).toBe(label);
});

describe.each(resumeLanguages)("$name", (language) => {
  const { code, name, titles, documents, months, present, words, dates } = language;
  const written = [name, ...Object.values(titles), ...Object.values(documents), present];

  test("has every title, month and word, none of them empty, doubled or with outer spaces", () => {
    expect(Object.keys(titles)).toEqual([...TITLED_SECTIONS]);
    expect(new Set(Object.values(titles)).size).toBe(TITLED_SECTIONS.length);
    for (const names of [months.long, months.short, months.withDay ?? months.long])
      expect(new Set(names).size).toBe(12);
    const all = [...written, ...months.long, ...months.short, ...Object.values(words.seasons).flat()];
    for (const text of all) expect(text).toMatch(/^\S(.*\S)?$/);
    for (const list of [words.ongoing, words.since, words.until]) expect(list.length).toBeGreaterThan(0);
    for (const list of Object.values(words.seasons)) expect(list.length).toBeGreaterThan(0);
  });

  test("writes a date with a year, a month, and a day where it has one", () => {
    expect(dates.long).toMatch(/\{year\}/);
    expect(dates.long).toMatch(/\{month\}/);
    expect(dates.short).toMatch(/\{month\}/);
    expect(dates.numeric).toMatch(/\{mm?\}/);
    expect(dates.longDay).toMatch(/\{day\}/);
    expect(dates.until).toContain("{date}");
    expect(dates.order === undefined).toBe(dates.numericDay === undefined);
  });

  test("is written in its own script and normal form", () => {
    const script = { ar: "Arabic", he: "Hebrew" }[code];
    expect(language.direction).toBe(script ? "rtl" : "ltr");
    for (const text of [...written, ...months.long]) expect(text).toBe(text.normalize("NFC"));
  });
});

test.each(others)("$name has no English title but those that its speakers write so", ({ code, titles }) => {
  const same = TITLED_SECTIONS.map((key) => titles[key]).filter((title) =>
    Object.values(DEFAULT_LANGUAGE.titles).includes(title),
  );
  expect(same).toEqual(SAME_AS_ENGLISH[code] ?? []);
});

test("a tag is found by its language, whatever country it names", () => {
  expect(findResumeLanguage("de-AT")?.code).toBe("de");
  expect(findResumeLanguage("zh-Hant-TW")?.code).toBe("zh");
  expect(findResumeLanguage("no")?.code).toBe("nb");
  expect(findResumeLanguage("yi")).toBeUndefined();
});

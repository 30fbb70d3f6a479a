import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { allEntries } from "../../src/domain/gazetteer/gazetteer.ts";
import { allPractices } from "../../src/domain/gazetteer/practices.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Whoever knows names beside the guard. */
const LEXICONS = ["src/domain/insights/**/*.ts", "src/domain/demo/*.ts", "src/assist/screening/lexicon/*.ts"];
/** These point at entries by one name each, and have no spellings of their own. */
const REFERENCES = new Set([
  "src/domain/insights/match/lexicon/neighbours.ts",
  "src/domain/demo/technology-list.ts",
]);
/** Words of every ad, in lists of what is no skill; and an entry that is asked for by its name. */
const WORDS_TOO = new Set(["degree", "ppe", "united states"]);
const FEWEST_OF_A_LIST = 4;

/** Items of the lists of a file: of its strings that hold several, and of its strings together. A pattern is no list. */
function listed(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const strings = [...code.matchAll(/`([^`]*)`|"([^"\n]*)"/g)]
    .map(([, long, short]) => long ?? short ?? "")
    .filter((text) => !/[\\?()[\]|]|\$\{(?!STATES)/.test(text));
  const held = strings.flatMap((text) => {
    const words = text.split(/\s+/).filter(Boolean);
    if (words.length < FEWEST_OF_A_LIST) return [];
    const phrases = text.split(/\s*(?:,|\n)\s*/).filter((phrase) => phrase.includes(" "));
    return [...words.map((word) => word.replace(/,$/, "")), ...phrases];
  });
  const single = strings.filter((text) => text.split(/\s+/).length < FEWEST_OF_A_LIST);
  return [...held, ...single].map((item) => item.toLowerCase());
}

function keptAgain(files: readonly string[], names: ReadonlySet<string>): string[] {
  return files.flatMap((file) => {
    const items = listed(readFileSync(path.join(root, file), "utf8"));
    const kept = items.filter((item) => names.has(item) && !WORDS_TOO.has(item));
    return kept.map((item) => `${item}: ${file}`);
  });
}

test("a name that the gazetteer knows is kept in no other list of match, demo or screening", () => {
  const names = new Set(
    allEntries()
      .flatMap(({ spellings }) => spellings)
      // An everyday word stands in lists of everyday words.
      .filter(({ mark }) => mark === "plain")
      .map(({ text }) => text.toLowerCase()),
  );
  const files = globSync(LEXICONS, { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts") && !REFERENCES.has(file),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(keptAgain(files, names)).toEqual([]);
  expect(keptAgain([...REFERENCES], names).length).toBeGreaterThan(300);
});

test("a practice leaves its names to the entries that it points at", () => {
  const entries = allEntries();
  const spelled = new Map(
    entries.flatMap(({ id, spellings }) => spellings.map(({ text }) => [text.toLowerCase(), id])),
  );
  const ids = new Set(entries.map(({ id }) => id));
  const practices = allPractices();
  expect(practices.flatMap(({ namedBy }) => namedBy).filter((id) => !ids.has(id))).toEqual([]);
  expect(
    practices.flatMap(({ id, spellings }) =>
      spellings.flatMap(({ text }) => {
        const owner = spelled.get(text.toLowerCase());
        return owner === undefined ? [] : [`${text}: ${id}, ${owner}`];
      }),
    ),
  ).toEqual([]);
});

import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { content } from "../../src/web/content.ts";

const projectRoot = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(projectRoot, file), "utf8");
const table = read("docs/specification.md");

interface Row {
  id: string;
  line: string;
}

const rowsOf = (text: string): Row[] =>
  text.split("\n").flatMap((line) => {
    const [, id] = /^\| (\d+\.\d+|[GP]\d+) \|/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, line }];
  });

/** Whether a test of this name is there and runs. */
function hasTest(source: string, name: string): boolean {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\.(?:skip|todo))\\(\\s*(["\`])${literal}\\1,`).test(source);
}

/** What a row says that is not so. */
function faultsOf({ id, line }: Row, rulings: ReadonlySet<string>): string[] {
  const files = [...line.matchAll(/`((?:src|tests|docs)\/[^`]+)`/g)].map(([, file = ""]) => file);
  const tests = [...line.matchAll(/`([^`]+\.test\.ts)` “([^”]+)”/g)];
  const ruled = (/\| Ruling ([^<|]+)/.exec(line)?.[1] ?? "").split(",").map((one) => one.trim());
  const named = ruled.filter((one) => one !== "");
  const isRuling = rulings.has(id);
  return [
    ...files.filter((file) => !existsSync(path.join(projectRoot, file))).map((file) => `no ${file}`),
    ...tests
      .filter(([, file = ""]) => existsSync(path.join(projectRoot, file)))
      .filter(([, file = "", name = ""]) => !hasTest(read(file), name))
      .map(([, file, name]) => `no “${name}” in ${file}`),
    ...named.filter((one) => !rulings.has(one)).map((one) => `no ruling ${one}`),
    ...(tests.length === 0 && (isRuling || named.length === 0) ? ["neither a test nor a ruling"] : []),
  ].map((fault) => `${id}: ${fault}`);
}

function check(text: string): string[] {
  const rows = rowsOf(text);
  const rulings = new Set(rows.map(({ id }) => id).filter((id) => /^[GP]/.test(id)));
  return rows.flatMap((row) => faultsOf(row, rulings));
}

describe("docs/specification.md", () => {
  test("every file and every test that the table names is there", () => {
    expect(check(table)).toEqual([]);
  });

  test("its rows are counted through, point by point, and none is lost", () => {
    const ids = rowsOf(table).map(({ id }) => id);
    const points = Object.groupBy(ids, (id) => id.split(/(?<=[GP])|\./)[0] ?? "");
    expect(Object.keys(points)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "G", "P"]);
    for (const [point, own = []] of Object.entries(points)) {
      const separator = /\d/.test(point) ? "." : "";
      expect(own).toEqual(own.map((_, index) => `${point}${separator}${index + 1}`));
    }
  });

  test.each([
    ["a file that is gone", "| 1.1 | x | `src/web/gone.ts` | Ruling G1 |", "no src/web/gone.ts"],
    [
      "a test under another name",
      "| 1.1 | x | `src` | `tests/house/specification.test.ts` “nobody wrote this” |",
      "no “nobody wrote this” in tests/house/specification.test.ts",
    ],
    ["an unknown ruling", "| 1.1 | x | `src` | Ruling P99 |", "no ruling P99"],
    ["a sentence without either", "| 1.1 | x | `src` | yes |", "neither a test nor a ruling"],
    ["a ruling without a test", "| P1 | x | y | `src` | yes |", "neither a test nor a ruling"],
  ])("%s is caught", (_, line, fault) => {
    const [id = ""] = rowsOf(line).map((row) => row.id);
    const rulings = "| G1 | x | y | `src` | `tests/house/specification.test.ts` “%s is caught” |";
    expect(check(`${line}\n${rulings}`)).toEqual([`${id}: ${fault}`]);
  });
});

test("what a host edits stands in one file", () => {
  const { name, contact, billing, figures, testimonials, moneyBack, plans } = content;
  const edited = [
    name,
    contact.email,
    contact.phone,
    ...contact.address,
    billing.plan.price,
    ...billing.transactions.map(({ description }) => description),
    ...figures.map(({ value }) => value),
    ...testimonials.flatMap((one) => [one.name, one.quote]),
    moneyBack,
    ...plans.map(({ description }) => description),
    ...plans.map(({ price }) => price).filter((price) => price !== "$0"),
  ];
  // The kit is a page for tests; a file of our format, and administrators, call the software by its name, whoever hosts it.
  const others = globSync("src/web/**/*.{ts,tsx}", { cwd: projectRoot }).filter(
    (file) => !/\.test\.|^src\/web\/(?:content\.ts|kit\/|features\/(?:editor\/files|admin)\/)/.test(file),
  );
  const isIn = (text: string, words: string) =>
    new RegExp(`(?<![\\w.])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\w)`).test(text);
  const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const repeated = others.flatMap((file) => {
    const text = withoutComments(read(file));
    return edited.filter((words) => isIn(text, words)).map((words) => `${file}: ${words}`);
  });
  expect(others.length).toBeGreaterThan(100);
  expect(repeated).toEqual([]);
});

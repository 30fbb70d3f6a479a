import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");

/** Here they mean what a text is made of, and no text that is shown to people. */
const EXCEPTIONS = new Set(["diffWords"]);

const avoided = wordsToAvoid(readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8"));
const sources = globSync("src/{web,server}/**/*.{ts,tsx}", { cwd: root });

/** The second column of the table of words, and the moods that are named below it. What stands with a remark is left to people. */
function wordsToAvoid(guide: string): ReadonlySet<string> {
  const rows = guide.slice(guide.indexOf("| Say | Not | For |")).split("\n").slice(2);
  const table = rows.slice(0, rows.indexOf("")).map((row) => row.split("|")[2] ?? "");
  const [, moods = ""] = /never a mood or a relation \(([^)]+)\)/.exec(guide) ?? [];
  const words = [...table, moods].flatMap((cell) => cell.split(",")).map((word) => word.trim());
  return new Set(words.filter((word) => /^[a-z]+$/.test(word)));
}

/** `open-render-desk.ts`, `openRenderDesk` and `RENDER_DESK` alike are open, render, desk. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
}

function avoidedIn(name: string): string[] {
  const isAvoided = (part: string) =>
    avoided.has(part) || (part.endsWith("s") && avoided.has(part.slice(0, -1)));
  return EXCEPTIONS.has(name) ? [] : partsOf(name).filter(isAvoided);
}

function exportsOf(source: string): string[] {
  const declared = source.matchAll(
    /^export (?:default )?(?:abstract |async )*(?:const|let|function\*?|class|interface|type|enum) +(\w+)/gm,
  );
  const listed = source.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  const names = [...listed].flatMap(([, list = ""]) =>
    list.split(",").map((entry) => entry.trim().split(/ as /).at(-1) ?? ""),
  );
  return [...[...declared].map(([, name = ""]) => name), ...names];
}

describe("names", () => {
  test("the guide names the words to avoid", () => {
    expect([...avoided]).toEqual(expect.arrayContaining(["desk", "told", "words", "turn", "scene"]));
    expect(avoided).not.toContain("read");
  });

  test("a name is taken apart however it is written", () => {
    const found = ["open-render-desk.test.ts", "openRenderDesk", "PDFDesk", "RENDER_DESKS"].flatMap(
      avoidedIn,
    );
    expect(found).toEqual(["desk", "desk", "desk", "desks"]);
    expect(["returns", "prepareCommonPasswords", "space"].flatMap(avoidedIn)).toEqual([]);
    const source = "export async function a() {}\nexport type { B as C, D };\nexport const E = 1;";
    expect(exportsOf(source)).toEqual(["a", "E", "C", "D"]);
  });

  test("no file of the web part or the server is named by one of them", () => {
    expect(sources.length).toBeGreaterThan(500);
    const named = sources.filter((file) => file.split(path.sep).some((part) => avoidedIn(part).length > 0));
    expect(named).toEqual([]);
  });

  test("nothing that the web part or the server exports is named by one of them", () => {
    const names = sources.flatMap((file) =>
      exportsOf(readFileSync(path.join(root, file), "utf8")).map((name) => ({ file, name })),
    );
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter(({ name }) => avoidedIn(name).length > 0)).toEqual([]);
  });
});

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../support/running-server.ts";
import { ASVS_LEVELS } from "./asvs-ids.ts";

const text = readFileSync(path.join(projectRoot, "docs/security.md"), "utf8");
const [before = "", asvs = ""] = text.split(/^## OWASP ASVS 5\.0.*$/m);
const lines = asvs.split("\n");
const PARTS = [...before.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);

interface Row {
  id: string;
  level: string;
  state: string;
  shown: string;
}

const rows: Row[] = lines.flatMap((line) => {
  const [, id = "", level = "", , state = "", shown = ""] = line.split("|").map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, state, shown }] : [];
});
/** Lists of what does not apply: "- 1.2.6, 1.2.7: the reason". */
const elsewhere = lines.flatMap(
  (line) => /^- ((?:\d+\.\d+\.\d+(?:, )?)+): /.exec(line)?.[1]?.split(", ") ?? [],
);

const FILE = /`((?:src|tests|bench|docs|scripts|bin)\/[^`\s]+|[\w.-]+\.test\.ts)`/g;

/** A bare name stands in the folder of the file that is named before it in the same line. */
function filesOf(line: string): string[] {
  let folder = "";
  return [...line.matchAll(FILE)].map(([, name = ""]) => {
    const file = name.includes("/") ? name : `${folder}/${name}`;
    folder = path.dirname(file);
    return file;
  });
}

test("every file that docs/security.md names exists", () => {
  const named = text.split("\n").flatMap(filesOf);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});

describe("the table of OWASP ASVS 5.0", () => {
  test("knows 70 requirements of level 1 and 183 of level 2", () => {
    const levels = [...ASVS_LEVELS.values()];
    expect([1, 2].map((level) => levels.filter((one) => one === level).length)).toEqual([70, 183]);
  });

  test("has every requirement once, in a row or among those that do not apply", () => {
    const listed = [...rows.map(({ id }) => id), ...elsewhere];
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
    expect([...ASVS_LEVELS.keys()].filter((id) => !listed.includes(id))).toEqual([]);
    expect(listed.filter((id) => !ASVS_LEVELS.has(id))).toEqual([]);
  });

  test("names the level of each row", () => {
    expect(rows.filter(({ id, level }) => level !== String(ASVS_LEVELS.get(id)))).toEqual([]);
  });

  test("says of each row whether it is met, and nothing is left open", () => {
    expect(rows.filter(({ state }) => !["Met", "Partly", "Not met"].includes(state))).toEqual([]);
  });

  test("shows what is met by a file, or by a part of the documents", () => {
    const parts = ({ shown }: Row) => partsOf(shown).length;
    const met = rows.filter(({ state }) => state === "Met");
    expect(met.filter((row) => filesOf(row.shown).length + parts(row) === 0)).toEqual([]);
    expect(rows.filter(({ state, shown }) => state !== "Met" && shown.length < 20)).toEqual([]);
    expect(rows.filter((row) => row.shown.split("§").length - 1 !== parts(row))).toEqual([]);
  });

  test("begins with its count", () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(lines.find((line) => line.trim() !== "")).toBe(
      `${ASVS_LEVELS.size} requirements: ${rows.length} apply, of which ${count("Met")} are met, ${count("Partly")} partly and ${count("Not met")} not; ${elsewhere.length} do not apply.`,
    );
  });
});

/** Parts of this document, named as "§ Cryptography". */
function partsOf(shown: string): string[] {
  return PARTS.filter((title) => shown.includes(`§ ${title}`));
}

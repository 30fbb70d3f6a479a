import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyFormatOne } from "../../../../tests/factories/format-one.ts";
import { plainOf, resumeOf } from "../../../../tests/factories/given-resume.ts";
import { cpuOf } from "../../../../tests/support/cpu.ts";
import { LIMITS } from "../../limits.ts";
import { parseResume } from "../parse-resume.ts";
import type { Resume } from "../resume.ts";
import { sampleResume } from "../sample-resume.ts";
import { identify } from "./identify.ts";
import { contentId, isId } from "./ids.ts";
import { parseOn } from "./keep-ids.ts";
import { eachEntry } from "./list-places.ts";

function read(document: unknown): Resume {
  const parsed = parseResume(document);
  return parsed.ok ? parsed.resume : expect.fail(JSON.stringify(parsed.issues));
}

function idsOf(resume: Resume): string[] {
  const ids: string[] = [];
  eachEntry(resume, (entry) => void ids.push(String(Reflect.get(Object(entry), "id"))));
  return ids;
}

describe("a resume of format 1", () => {
  test("gets the same ids wherever it is read, each once, and keeps every word", () => {
    fc.assert(
      fc.property(anyFormatOne, (document) => {
        const resume = read(document);
        expect(read(structuredClone(document))).toEqual(resume);
        // As stored and read again.
        expect(read(JSON.parse(JSON.stringify(resume)))).toEqual(resume);
        const ids = idsOf(resume);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every(isId)).toBe(true);
        const wordsOf = ({ statements: _, ...position }: { statements?: unknown }) => position;
        const plain = Object(plainOf(resume));
        expect({ ...plain, version: 1, experience: plain.experience.map(wordsOf) }).toMatchObject({
          ...document,
          experience: document.experience.map(wordsOf),
        });
        const statements = resume.experience.map((item) => item.statements?.length);
        expect(statements).toEqual(document.experience.map((item) => item.statements?.length));
      }),
      { numRuns: 500 },
    );
  });

  test("is what it was when its ids are taken away and given again", () => {
    fc.assert(
      fc.property(anyFormatOne, (document) => {
        const experience = document.experience.map(({ statements: _, ...item }) => item);
        const resume = read({ ...document, experience });
        expect(read({ ...Object(plainOf(resume)), version: 1 })).toEqual(resume);
      }),
      { numRuns: 500 },
    );
  });

  test("of the longest kind is read within what a server may take, most of it one letter", () => {
    const letters = Array<string>(LIMITS.lines).fill("x");
    const items = <Item>(item: Item) => Array<Item>(LIMITS.items).fill(item);
    const document = {
      version: 1,
      experience: items({ bullets: letters }),
      projects: items({ desc: letters }),
      skills: Array<string>(LIMITS.skills).fill("x"),
    };
    expect(cpuOf(() => identify(document))).toBeLessThan(50);
    expect(new Set(idsOf(read(document))).size).toBe(20_400);
  });

  test("that fitted still fits, however many ids it has", () => {
    const bullets = Array<string>(LIMITS.lines).fill("");
    const experience = Array<object>(LIMITS.items).fill({ bullets: bullets.map(() => "eleven more") });
    const resume = read({ version: 1, experience });
    expect(JSON.stringify(resume).length).toBeGreaterThan(LIMITS.documentBytes);
    expect(read(JSON.parse(JSON.stringify(resume)))).toEqual(resume);
    const over = Array<object>(LIMITS.items).fill({ bullets: bullets.map(() => "x".repeat(30)) });
    expect(parseResume({ version: 1, experience: over })).toMatchObject({
      ok: false,
      issues: [{ pointer: "" }],
    });
  });
});

test("a statement of format 1 about a line longer than any costs little to name by id", () => {
  const bullets = Array.from({ length: 2_000 }, (_, nth) => `a b${nth}`);
  const line = Array.from({ length: 30_000 }, (_, nth) => `w${nth}`).join(" ");
  const document = { version: 1, experience: [{ bullets, statements: [{ text: "x", line }] }] };
  expect(cpuOf(() => parseResume(document))).toBeLessThan(100);
});

describe("ids", () => {
  test("are few enough letters for a resume to stay small, and hardly ever the same for other words", () => {
    const ids = Array.from({ length: 100_000 }, (_, at) => contentId("skills", `word ${at}`, 0));
    expect(new Set(ids).size).toBeGreaterThan(99_995);
    expect(ids.every((id) => id.length === 8)).toBe(true);
  });

  test("given twice are mended in the same way everywhere: the first keeps its own", () => {
    const twice = { version: 2, skills: [{ id: "a", text: "One" }, { id: "a", text: "Two" }, "Three"] };
    const { skills } = read(twice);
    expect(skills[0]).toEqual({ id: "a", text: "One" });
    expect(new Set(skills.map(({ id }) => id)).size).toBe(3);
    expect(read(structuredClone(twice)).skills).toEqual(skills);
  });

  test.each([
    ["__proto__", true],
    ["constructor", true],
    ["toString", true],
    ["", false],
    ["with space", false],
    ["<b>", false],
    ["x".repeat(33), false],
    ["x".repeat(1_000_000), false],
    [5, false],
    [null, false],
    [{ toString: "x" }, false],
  ])("like %j do no harm", (id, isKept) => {
    const document = {
      version: 2,
      skills: [
        { id, text: "One" },
        { id, text: "Two" },
      ],
      experience: [{ id, company: "Acme", bullets: [{ id, text: "Three" }] }],
    };
    const resume = read(JSON.parse(JSON.stringify(document)));
    const ids = idsOf(resume);
    expect(new Set(ids).size).toBe(4);
    expect(ids.every(isId)).toBe(true);
    expect(ids.some((one) => one === id)).toBe(isKept);
    expect(Object.getPrototypeOf(resume.experience[0] ?? null)).toBe(Object.prototype);
  });

  test("made up to be in the way of all others cost no more than any", () => {
    const taken = Array.from({ length: LIMITS.skills }, (_, at) => ({
      id: contentId("experience/bullets", "x", at),
      text: "x",
    }));
    const bullets = Array<string>(LIMITS.lines).fill("x");
    const document = { version: 2, skills: taken, experience: Array(LIMITS.items).fill({ bullets }) };
    expect(cpuOf(() => identify(document))).toBeLessThan(50);
    expect(read(document).skills).toEqual(taken);
  });

  test("of lines whose words were made to have one hash cost no more than any", () => {
    // Each pair leaves the hash in the same state, so that any choice of them does.
    const pairs = [
      ["ctNN!", "QqIw㖨"],
      ["ajgO!", "F+Mv㤔"],
      ["dilv!", "rC{`韜"],
      ["dD2F!", "B=U-黲"],
      ["a>}7!", "dFes芠"],
      ["chz=!", "LA|:봆"],
      ["hypk!", "l9{?罺"],
      ["c|';!", "tHH_ꏉ"],
      ["ch;Q1", "HOg>ˮ"],
      ["dbt;!", "Q9g|窻"],
      ["a']?!", "bdOpⶼ"],
      ["agE{!", "ukz=剠"],
    ];
    const bullets = Array.from({ length: 4_096 }, (_, bits) =>
      pairs.map((pair, at) => pair[(bits >> at) & 1]).join(""),
    );
    expect(new Set(bullets).size).toBe(4_096);
    expect(cpuOf(() => identify({ experience: [{ bullets }] }))).toBeLessThan(50);
  });

  test("of two lines with one id the first keeps it, and the statements about it", () => {
    const bullets = [
      { id: "a", text: "One" },
      { id: "a", text: "Two" },
    ];
    const [item] = read({
      version: 2,
      experience: [{ bullets, statements: [{ text: "About one", line: "a" }] }],
    }).experience;
    expect(item?.statements).toEqual([{ text: "About one", line: "a" }]);
  });
});

describe("what was made of a known resume without its ids", () => {
  const plain = () => Object(plainOf(sampleResume));
  const on = (document: unknown): Resume => {
    const parsed = parseOn(sampleResume, document);
    return parsed.ok ? parsed.resume : expect.fail(JSON.stringify(parsed.issues));
  };

  test("keeps them for all that is the same, was moved or was changed in its place", () => {
    expect(on({ ...plain(), version: 1 })).toEqual(sampleResume);
    const [first, second, ...others] = plain().experience;
    const [line, next, ...lines] = first.bullets;
    const changed = on({
      ...plain(),
      version: 1,
      experience: [
        second,
        { ...first, title: "Lead", bullets: [next, "Written anew", `${line} Twice.`, ...lines] },
        ...others,
      ],
    });
    const [known, knownSecond] = sampleResume.experience;
    const [a, b, ...rest] = known?.bullets ?? [];
    expect(changed.experience.slice(0, 2)).toMatchObject([
      { id: knownSecond?.id },
      { id: known?.id, title: "Lead", bullets: [b, { text: "Written anew" }, { id: a?.id }, ...rest] },
    ]);
    expect(idsOf(sampleResume)).not.toContain(changed.experience[1]?.bullets[1]?.id);
  });

  test("keeps statements with their line where its id belongs to another one now", () => {
    const shop = "Ran the shop for years";
    const site = "Built a web site for bikes";
    const made = read({ version: 1, experience: [{ title: "Owner", bullets: [shop] }] });
    const [position] = made.experience;
    if (!position) throw new Error("the position is gone");
    const known = resumeOf({
      experience: [{ ...position, bullets: [{ id: position.bullets[0]?.id ?? "", text: site }] }],
    });
    const statements = [{ text: "12 years", line: shop }];
    const parsed = parseOn(known, {
      version: 1,
      experience: [{ title: "Owner", bullets: [site, shop], statements }],
    });
    const [item] = parsed.ok ? parsed.resume.experience : [];
    const [kept] = item?.statements ?? [];
    expect(item?.bullets.find(({ id }) => id === Object(kept).line)?.text).toBe(shop);
  });

  test("takes nothing over where its own ids are given", () => {
    const own = resumeOf({ ...sampleResume, skills: [{ id: "mine", text: "TypeScript" }] });
    expect(on(own)).toEqual(own);
  });

  test("costs little where long texts have other words", () => {
    const words = (from: number) =>
      Array.from({ length: 180 }, (_, nth) => (from + nth).toString(36)).join(" ");
    const long = (name: string, first: number) =>
      read({
        version: 1,
        experience: Array.from({ length: 31 }, (_, item) => ({
          title: `${name} ${item}`,
          bullets: Array.from({ length: 8 }, (_, at) => words(first + 200 * (8 * item + at))),
        })),
      });
    const known = long("a", 0);
    const given = Object(plainOf(long("b", 60_000)));
    const parsing = cpuOf(() => read({ ...given, version: 1 }));
    expect(cpuOf(() => parseOn(known, { ...given, version: 1 }))).toBeLessThan(3 * parsing + 50);
  });

  test("costs little, however little both have in common", () => {
    const long = (name: string) =>
      read({
        version: 1,
        experience: Array.from({ length: LIMITS.items }, (_, item) => ({
          title: `${name} ${item}`,
          bullets: Array.from({ length: LIMITS.lines }, (_, at) => `${name}${at} did ${item} w`),
        })),
      });
    const known = long("a");
    const given = Object(plainOf(long("b")));
    const parsing = cpuOf(() => read({ ...given, version: 1 }));
    expect(cpuOf(() => parseOn(known, { ...given, version: 1 }))).toBeLessThan(3 * parsing + 50);
  });
});

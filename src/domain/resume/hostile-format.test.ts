import { expect, test } from "vitest";
import { fullResume } from "../../../tests/factories/full-resume.ts";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { DEFAULT_TEMPLATE, themes } from "../../templates/registry.ts";
import { compose } from "../document/compose.ts";
import { carriedText } from "../files/carried-resume.ts";
import { LIMITS } from "../limits.ts";
import { importJsonResume } from "./json-resume/import-json-resume.ts";
import { parseResume } from "./parse-resume.ts";
import type { Resume } from "./resume.ts";

/** Several times what each takes on a machine with other work to do, and far below what each took before it was mended. */
const LITTLE = 100;

const [theme] = themes;
if (!theme) throw new Error("there is no theme");
const design = { template: DEFAULT_TEMPLATE, theme, page: "a4" } as const;

function parsed(document: object): Resume {
  const read = parseResume({ version: 2, ...document });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.resume;
}

const bold = (from: number, to: number) => ({ from, to, kind: "bold" });

test("half a character below many levels is looked at once a level", () => {
  let deep: unknown = "\ud800";
  for (let level = 0; level < 26; level += 1) deep = { a: deep };
  expect(cpuOf(() => parseResume({ version: 2, foreign: { deep } }))).toBeLessThan(LITTLE);
  expect(cpuOf(() => importJsonResume({ basics: { deep } }))).toBeLessThan(LITTLE);
});

test("marks of a text that is far too long are not painted", () => {
  const marks = Array.from({ length: LIMITS.marks }, () => bold(0, LIMITS.summary));
  const text = "x".repeat(1_200_000);
  const bullets = [{ text, marks }];
  expect(cpuOf(() => parseResume({ version: 2, experience: [{ bullets }] }))).toBeLessThan(LITTLE);
  expect(cpuOf(() => parseResume({ version: 2, summary: text, summaryMarks: marks }))).toBeLessThan(LITTLE);
});

test("a long description with all the marks that it may have is laid out in one walk", () => {
  const marks = Array.from({ length: LIMITS.marks }, (_, at) => bold(at * 19, at * 19 + 10));
  const desc = Array.from({ length: 50 }, () => ({ text: "abcdefghi ".repeat(99).trim(), marks }));
  const resume = parsed({ projects: [{ name: "P", desc }] });
  expect(cpuOf(() => compose(resume, design))).toBeLessThan(3 * LITTLE);
});

test("rows of dots in the place of dates are no dates at first sight", () => {
  const custom = Array.from({ length: 20 }, (_, at) => ({ id: `c${at}`, title: "", kind: "certifications" }));
  const certificates = Array.from({ length: 1_250 }, (_, at) => ({
    name: "a",
    date: `${1000 + at}${".".repeat(110)}`,
    "x-candor": { section: `c${at % 20}` },
  }));
  const document = { certificates, meta: { "x-candor": { custom } } };
  expect(cpuOf(() => importJsonResume(document))).toBeLessThan(2 * LITTLE);
});

test("a link with half a character, and a mark that ends inside one, can be drawn", () => {
  const marks = [{ from: 0, to: 3, kind: "link", href: "https://a.example/\ud800" }, bold(4, 6)];
  const resume = parsed({ experience: [{ bullets: [{ text: "abc x😀y", marks }] }] });
  expect(resume.experience[0]?.bullets[0]?.marks?.at(-1)).toEqual(bold(4, 7));
  expect(JSON.stringify(resume).isWellFormed()).toBe(true);
  expect(compose(resume, design).main).toHaveLength(1);
});

test("a file for an employer carries nothing that was hidden from them", () => {
  const full = fullResume();
  const resume = parsed({
    ...full,
    experience: full.experience.map((item, at) => (at === 2 ? { ...item, hidden: true } : item)),
    skills: full.skills.map((skill, at) => (at === 0 ? { ...skill, hidden: true } : skill)),
    custom: full.custom?.map((section, at) => (at === 0 ? { ...section, hidden: true } : section)),
    sectionOptions: { awards: { hidden: true, title: "Prizes" }, summary: { hidden: true } },
    sectionOrder: ["skills", `custom:${full.custom?.[0]?.id}`],
    summaryMarks: [bold(0, 8)],
  });
  const carried = carriedText(resume);
  for (const hidden of [
    "Aire Care",
    "Wound care",
    "Talks",
    "Nurse of the Year",
    "Prizes",
    "nine years",
    "summaryMarks",
  ])
    expect(carried, hidden).not.toContain(hidden);
  for (const shown of ["St Mary's", "Statistics", "Tools"]) expect(carried).toContain(shown);
  expect(parseResume(JSON.parse(carried))).toMatchObject({ ok: true, resume: { sectionOrder: ["skills"] } });
});

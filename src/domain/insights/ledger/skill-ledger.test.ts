import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import { skillLedger } from "./skill-ledger.ts";

const TODAY = "2026-11-18";

const nurse = resumeOf({
  summary: "Nurse with much triage and Kubernetes.",
  experience: [
    {
      ...{ title: "Staff Nurse", company: "St. Anna", period: "Jan 2024 – Present" },
      bullets: [
        "Did triage for 40 patients a shift",
        "Charted in Epic",
        "The senior nurse gave the medication.",
      ],
    },
    {
      ...{ title: "Nurse", company: "Harbour Clinic", period: "Jan 2020 – Dec 2021" },
      bullets: [
        "Triage at the front desk",
        "Payroll stayed with the head office.",
        "Kept the zyxometer clean",
      ],
    },
    { title: "Helper", company: "Care Home", period: "some summers", bullets: ["Used Excel for rotas"] },
  ],
  skills: [
    "Triage",
    "Epic",
    "Excel",
    "Payroll",
    "Medication administration",
    "Zyxometers",
    "Databases: PostgreSQL, SQLite",
  ],
});

const ledger = skillLedger(nurse, TODAY);
const entry = (name: string) => ledger.find((one) => one.name === name);

test("months of use are those of the positions whose lines show it, each once", () => {
  expect(entry("Triage")).toMatchObject({ months: 35 + 24, lastUse: 2026 * 12 + 10, isCurrent: true });
  expect(entry("Triage")?.proofs.map(({ pointer }) => pointer)).toEqual([
    "/experience/0/bullets/0",
    "/experience/1/bullets/0",
  ]);
  expect(entry("Zyxometers")).toMatchObject({ months: 24, lastUse: 2021 * 12 + 11, isCurrent: false });
});

test("dates that nobody can place give no months", () => {
  expect(entry("Excel")).toMatchObject({
    months: null,
    lastUse: null,
    proofs: [{ text: "Used Excel for rotas" }],
  });
});

test("a denial, another's work, a summary and a list prove nothing", () => {
  for (const name of ["Payroll", "Medication administration", "PostgreSQL", "SQLite"])
    expect(entry(name), name).toMatchObject({ proofs: [], months: null });
  expect(entry("Kubernetes")).toBeUndefined();
});

test("what lines show and nobody listed comes after what is listed", () => {
  const alone = skillLedger({ ...nurse, skills: [] }, TODAY);
  expect(alone.every(({ listedAt }) => listedAt === null)).toBe(true);
  expect(alone.map(({ name }) => name)).toContain("Epic");
  expect(ledger[0]).toMatchObject({ name: "Triage", listedAt: "/skills/0" });
});

test("every proof is the resume's own line", () => {
  const lines = nurse.experience.flatMap(({ title, bullets }) => [title, ...bullets.map(({ text }) => text)]);
  for (const { proofs } of ledger) for (const { text } of proofs) expect(lines).toContain(text);
});

test("the heading of a group is no skill, unless it names one", () => {
  const [tools, python] = resumeOf({ skills: ["Tools", "Python"] }).skills;
  if (!tools || !python) throw new Error("two groups are needed");
  const grouped = {
    ...nurse,
    skills: [
      { ...tools, keywords: ["Epic", "Excel"].map((text) => ({ id: text, text })) },
      { ...python, keywords: [{ id: "django", text: "Django" }] },
    ],
  };
  expect(skillLedger(grouped, TODAY).flatMap(({ name, listedAt }) => (listedAt ? [name] : []))).toEqual([
    "Epic",
    "Excel",
    "Python",
    "Django",
  ]);
});

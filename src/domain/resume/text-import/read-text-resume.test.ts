import { expect, test } from "vitest";
import { plainOf } from "../../../../tests/factories/given-resume.ts";
import { renderText } from "../../../renderers/text/render-text.ts";
import { DEFAULT_TEMPLATE, themes } from "../../../templates/registry.ts";
import { compose } from "../../document/compose.ts";
import { textsOf } from "../../sections/line.ts";
import { sampleResume } from "../sample-resume.ts";
import { readTextResume } from "./read-text-resume.ts";

function read(text: string) {
  const outcome = readTextResume(text);
  if (!outcome.ok) throw new Error(outcome.issues[0]?.message);
  return outcome.resume;
}

test("our own plain text is read back word for word, but for what it does not tell", () => {
  const [theme] = themes;
  if (!theme) throw new Error("there is no theme");
  const text = renderText(compose(sampleResume, { template: DEFAULT_TEMPLATE, theme, page: "a4" }));
  const { website, projects } = sampleResume;
  expect(plainOf(read(text))).toEqual({
    ...Object(plainOf(sampleResume)),
    website: "nora-whitfield.example.com",
    projects: projects.map(({ name, desc }) => ({ name, desc: [textsOf(desc).join(" ")] })),
  });
  expect(website).toContain("nora-whitfield.example.com");
});

test("a resume in other words and marks is understood", () => {
  const resume = read(`ADA LOVELACE
Analyst | London, England | ada@example.com | (020) 7946 0123 | https://ada.example.com/notes

PROFESSIONAL PROFILE
I write programs for machines that
do not exist yet.

WORK EXPERIENCE
Analytical Engine Company, London
Analyst (2019 – present)
• Wrote the first published algorithm, with notes three times as long as
  the paper itself
• Found two faults in the plans
Translator
Scientific Memoirs
Jan 2017 - Dec 2018
* Translated a paper from French

EDUCATION
2012 - 2016
BSc Mathematics, University of London

TECHNICAL SKILLS
Algorithms, Bernoulli numbers · Punched cards (Jacquard, Hollerith)

LANGUAGES
English
French`);
  expect(plainOf(resume)).toMatchObject({
    name: "ADA LOVELACE",
    role: "Analyst",
    location: "London, England",
    email: "ada@example.com",
    phone: "(020) 7946 0123",
    website: "https://ada.example.com/notes",
    summary: "I write programs for machines that do not exist yet.",
    skills: ["Algorithms", "Bernoulli numbers", "Punched cards (Jacquard, Hollerith)"],
    languages: ["English", "French"],
  });
  expect(plainOf(resume.experience)).toEqual([
    {
      title: "Analytical Engine Company, London",
      company: "Analyst",
      period: "2019 – present",
      bullets: [
        "Wrote the first published algorithm, with notes three times as long as the paper itself",
        "Found two faults in the plans",
      ],
    },
    {
      title: "Translator",
      company: "Scientific Memoirs",
      period: "Jan 2017 - Dec 2018",
      bullets: ["Translated a paper from French"],
    },
  ]);
  expect(resume.education[0]).toMatchObject({
    degree: "BSc Mathematics, University of London",
    period: "2012 - 2016",
  });
});

test("a text without any heading gives name and contact, and says what found no place", () => {
  const outcome = readTextResume(
    "Ada Lovelace\nPoet of numbers\nOslo, Norway\nsome more words about me that are rather long and belong nowhere at all, really nowhere",
  );
  expect(outcome).toMatchObject({
    ok: true,
    resume: { name: "Ada Lovelace", role: "Poet of numbers", location: "Oslo, Norway" },
    leftOver: [expect.stringContaining("belong nowhere")],
  });
});

test("an empty text and an endless one are refused", () => {
  expect(readTextResume(" \n\n ")).toMatchObject({ ok: false });
  expect(readTextResume("x".repeat(600_000))).toMatchObject({ ok: false, issues: [{ code: "over-limit" }] });
});

test("10,000 bullets give as many as a position holds", () => {
  const resume = read(`Ada\n\nEXPERIENCE\nAnalyst | 2019\n${"- one more thing\n".repeat(10_000)}`);
  expect(resume.experience[0]?.bullets).toHaveLength(100);
});

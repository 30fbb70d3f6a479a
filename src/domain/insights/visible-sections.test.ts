import { expect, test } from "vitest";
import { fullResume } from "../../../tests/factories/full-resume.ts";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { DEFAULT_TEMPLATE } from "../../templates/registry.ts";
import type { Resume } from "../resume/resume.ts";
import { readTextResume } from "../resume/text-import/read-text-resume.ts";
import { checkContent } from "./check/check-content.ts";
import { prepareInterview } from "./interview/prepare-interview.ts";
import { draftLetter } from "./letter/draft-letter.ts";
import { resumeText } from "./letter/resume-text.ts";
import { matchJob } from "./match/match-job.ts";
import { parserView } from "./parser/parser-view.ts";

const AD = "Requirements:\n- Kubernetes\n- PostgreSQL\n";
const position = {
  title: "Engineer",
  company: "Rema",
  period: "2019 – 2021",
  bullets: ["Moved 40 services to Kubernetes.", "Tuned PostgreSQL for 12 teams."],
};
const other = {
  title: "Clerk",
  company: "Post",
  period: "2015 – 2017",
  bullets: ["Sorted 900 letters a day."],
};
const statusOf = (resume: Resume) =>
  matchJob(resume, AD).requirements.map(({ skill, status }) => `${skill}: ${status}`);

const findingsIn = (resume: Resume) =>
  checkContent(resume, { template: DEFAULT_TEMPLATE, today: "2026-11-18" }).flatMap(({ id, findings }) =>
    findings.map((finding) => ({ id, ...finding })),
  );

test("what is hidden is no content for the checks, the match, the letter and the interview", () => {
  const shown = resumeOf({ experience: [position, other], skills: ["Filing"] });
  const hidden = resumeOf({
    ...shown,
    experience: shown.experience.map((item, at) =>
      at === 0 ? { ...item, hidden: true, period: "??" } : item,
    ),
    sectionOptions: { skills: { hidden: true } },
  });
  expect(statusOf(shown)).toEqual(["Kubernetes: proven", "PostgreSQL: proven"]);
  expect(statusOf(hidden)).toEqual(["Kubernetes: missing", "PostgreSQL: missing"]);
  const found = findingsIn(hidden);
  expect(found.filter(({ pointer }) => pointer.startsWith("/experience/0"))).toEqual([]);
  expect(found).toContainEqual(expect.objectContaining({ id: "missing-section", pointer: "/skills" }));
  expect(draftLetter(hidden, { job: AD }).text).not.toContain("Kubernetes");
  expect(prepareInterview(hidden).lines.map(({ pointer }) => pointer)).toEqual(["/experience/1/bullets/0"]);
  const text = "Experience\nClerk\nPost\n2015 – 2017\n• Sorted 900 letters a day.";
  const read = readTextResume(text);
  const reading = { reader: "stream", text, resume: read.ok ? read.resume : null, leftOver: [] } as const;
  const seen = parserView(hidden, [reading]).fields.filter(({ pointer }) =>
    pointer.startsWith("/experience"),
  );
  expect(seen.map(({ pointer, by }) => `${pointer} ${by[0]?.status}`)).toContain("/experience/1/title read");
  expect(seen.every(({ pointer }) => pointer.startsWith("/experience/1/"))).toBe(true);
});

test("sections that came later and custom ones count as content like the others", () => {
  const resume = resumeOf({
    volunteering: [{ ...position, organization: "Food bank", role: "Helper" }].map(
      ({ organization, role, period, bullets }) => ({
        organization,
        role,
        period,
        bullets: bullets.slice(0, 1),
      }),
    ),
    custom: [{ title: "Tools", kind: "skills", content: ["PostgreSQL"] }],
  });
  expect(statusOf(resume)).toEqual(["Kubernetes: proven", "PostgreSQL: proven"]);
  const found = findingsIn(resume);
  expect(found.map(({ params }) => params.section)).not.toContain("skills");
  expect(draftLetter(resume, { job: AD }).text).toContain(
    "In my role as Helper at Food bank, I moved 40 services to Kubernetes.",
  );
  const text = resumeText(fullResume());
  for (const word of [
    "Shelter North",
    "Nurse of the Year",
    "Fell running",
    "Anna Smith",
    "REDCap",
    "Pharmacology",
  ])
    expect(text).toContain(word);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import type { Resume } from "../../resume/resume.ts";
import { textsOf } from "../../sections/line.ts";
import { isPlainName } from "./applied-for.ts";
import { draftLetter } from "./draft-letter.ts";
import { LETTER_LENGTHS } from "./letter-draft.ts";
import { sentencesToJudge } from "./sentences-to-judge.ts";

// A drafted letter is judged by facts alone, in the browser. That suffices while it can hold nothing but fixed words, names of the
// ad in the words that apply, certificates, and the resume's own lines to the letter: this holds it to that.

const WORK =
  "Built, Led, Trained, Cut, Helped, Planned, Used, Awarded, Design, Responsible for, I wrote, never led, Learning";
const THINGS =
  "SQL, Node.js, carpentry, 3 cooks, the menu, Kubernetes. I hold a PhD, a team of 5; and more, “quotes”, 12% at Acme\nThere I led";
const WANTED = "Drywall, Node.js, SQL, PostgreSQL, Kubernetes, Carpentry";
const NAMES = "Acme, Harbour Lane, St. Mary's, Cook, Head of Design, As I led, , I was there. There, B&Q";
const some = (words: string) => fc.constantFrom(...words.split(", "));
const line = fc.tuple(some(WORK), some(THINGS), some(THINGS)).map((parts) => parts.join(" "));
const resumes: fc.Arbitrary<Resume> = fc
  .record({
    name: some(NAMES),
    experience: fc.array(
      fc.record({ company: some(NAMES), title: some(NAMES), bullets: fc.array(line, { maxLength: 4 }) }),
      { maxLength: 3 },
    ),
    desc: fc.array(line, { maxLength: 3 }),
    skills: fc.array(some(THINGS), { maxLength: 3 }),
    certifications: fc.array(some(WANTED), { maxLength: 2 }),
  })
  .map(({ name, experience, desc, skills, certifications }) =>
    resumeOf({
      name,
      skills,
      certifications,
      experience: experience.map((position) => ({ ...position, period: "2020 – 2021" })),
      projects: [{ name: "x", desc }],
    }),
  );
const jobs = fc
  .tuple(some(NAMES), some(NAMES), fc.array(fc.oneof(line, some(THINGS), some(WANTED)), { maxLength: 5 }))
  .map(([role, firm, wanted]) => `Title: ${role}\nCompany: ${firm}\nRequirements:\n- ${wanted.join("\n- ")}`);

/** Every sentence that a line of the resume may become: itself, in the first person, with where it was. */
function ownSentences({ experience, projects, certifications }: Resume): string[] {
  const inFirst = (text: string): string[] => {
    const bare = text.trim().replace(/[\s.;]+$/, "");
    const action = `I ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
    return bare.startsWith("I ") ? [bare] : [action];
  };
  const placed = (clause: string, title: string, company: string): string[] => {
    const role = [title, company && `at ${company}`].filter(Boolean).join(" ");
    return [
      clause,
      `At ${company}, ${clause}`,
      `In my role as ${role}, ${clause}`,
      `As ${role}, ${clause}`,
      `Earlier, as ${role}, ${clause}`,
      `There, I also${clause.slice(1)}`,
      `I also${clause.slice(1)}`,
    ];
  };
  const certificates = certifications.map(({ text }) => text.trim());
  return [
    ...experience.flatMap(({ company, title, bullets }) =>
      textsOf(bullets)
        .flatMap(inFirst)
        .flatMap((clause) => placed(clause, title.trim(), company.trim())),
    ),
    ...projects.flatMap(({ desc }) => textsOf(desc).flatMap(inFirst)),
    ...certificates
      .flatMap((one) => [one, ...certificates.map((other) => `${one} and ${other}`)])
      .map((names) => `My certificates include ${names}`),
  ].map((sentence) => `${sentence}.`);
}

/** Whether a text is some of these sentences, one after another, and nothing else. */
function isMadeOf(text: string, sentences: readonly string[]): boolean {
  if (text === "") return true;
  return sentences.some(
    (sentence) =>
      text.startsWith(sentence) && isMadeOf(text.slice(sentence.length).replace(/^ /, ""), sentences),
  );
}

const OPENING =
  /^I am applying for (?:this role|the role of ([^.]+?))(?: at (.+?))?\.( I (?:currently work|last worked) as .+?\.)?( Here is some of what I would bring to the role\.)?$/s;
const CLOSING = "I would be glad to tell you more in a conversation. Thank you for your time.";

test("a drafted letter holds fixed words and the resume's own lines, and nothing else", () => {
  let lettersWithProofs = 0;
  let certificates = 0;
  fc.assert(
    fc.property(resumes, jobs, fc.constantFrom(...LETTER_LENGTHS), (resume, job, length) => {
      const { paragraphs, text, sources } = draftLetter(resume, { job, length });
      const [greeting, opening = "", ...rest] = paragraphs;
      expect(greeting).toBe("Dear hiring team,");
      const [whole, role, firm, present] = OPENING.exec(opening) ?? [];
      expect(whole).toBe(opening);
      for (const name of [role, firm]) {
        if (name === undefined) continue;
        expect(isPlainName(name)).toBe(true);
        expect(job.toLowerCase()).toContain(name.toLowerCase());
      }
      const [now] = resume.experience.filter(({ title, company }) => `${title}${company}`.trim() !== "");
      if (present !== undefined)
        expect(present).toBe(` I last worked as ${now?.title.trim()} at ${now?.company.trim()}.`);
      const leave = rest.indexOf(CLOSING);
      expect(rest.slice(leave + 1)).toEqual([`Kind regards,\n${resume.name.trim()}`.trim()]);
      expect(leave).toBeLessThan(3);
      const proofs = rest.slice(0, leave).join(" ");
      if (sources.length > 0) lettersWithProofs += 1;
      if (proofs.includes("My certificates")) certificates += 1;
      expect(isMadeOf(proofs, ownSentences(resume)) ? "" : proofs).toBe("");
      // So nobody is told that a draft goes beyond their resume.
      expect(sentencesToJudge(resume, text)).toEqual([]);
    }),
    { numRuns: 150 },
  );
  expect(lettersWithProofs).toBeGreaterThan(25);
  expect(certificates).toBeGreaterThan(3);
});

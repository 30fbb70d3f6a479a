import fc from "fast-check";
import { expect, test } from "vitest";
import { resumeOf } from "../../../../tests/factories/given-resume.ts";
import type { Resume } from "../../resume/resume.ts";
import { textsOf } from "../../sections/line.ts";
import { matchJob } from "../match/match-job.ts";
import { isPlainName } from "./applied-for.ts";
import { draftLetter } from "./draft-letter.ts";
import { sentencesToJudge } from "./sentences-to-judge.ts";

// A drafted letter is judged by facts alone, in the browser. That suffices while it can hold nothing but fixed words, names of the
// ad in the words that apply, skills that the match has proven, and the resume's own lines to the letter: this holds it to that.

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
  })
  .map(({ name, experience, desc, skills }) =>
    resumeOf({
      name,
      skills,
      experience: experience.map((position) => ({ ...position, period: "2020 – 2021" })),
      projects: [{ name: "x", desc }],
    }),
  );
const jobs = fc
  .tuple(some(NAMES), some(NAMES), fc.array(fc.oneof(line, some(THINGS), some(WANTED)), { maxLength: 5 }))
  .map(([role, firm, wanted]) => `Title: ${role}\nCompany: ${firm}\nRequirements:\n- ${wanted.join("\n- ")}`);

/** Every sentence that a line of the resume may become: itself, in the first person, with where it was. */
function ownSentences({ experience, projects }: Resume): string[] {
  const inFirst = (text: string): string[] => {
    const bare = text.trim().replace(/[\s.;]+$/, "");
    return [bare, `I ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`];
  };
  return [
    ...experience.flatMap(({ company, title, bullets }) => {
      const [at, as] = [company.trim() && `At ${company.trim()}`, title.trim() && `as ${title.trim()}`];
      const place = [at, as].filter(Boolean).join(", ").replace(/^as /, "As ");
      return textsOf(bullets)
        .flatMap(inFirst)
        .flatMap((clause) => (place === "" ? [`${clause}.`] : [`${place}, ${clause}.`, `There ${clause}.`]));
    }),
    ...projects.flatMap(({ desc }) =>
      textsOf(desc)
        .flatMap(inFirst)
        .map((clause) => `${clause}.`),
    ),
  ];
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
  /^This is my application for (?:this role|the role of ([^.]+?))(?: at (.+?))?\.(?: You ask for (.+); my resume shows (?:it|them)\.)?$/s;

test("a drafted letter holds fixed words, proven skills and the resume's own lines, and nothing else", () => {
  let lettersWithProofs = 0;
  let skills = 0;
  fc.assert(
    fc.property(resumes, jobs, (resume, job) => {
      const { paragraphs, text } = draftLetter(resume, job);
      const [greeting, opening = "", ...rest] = paragraphs;
      expect(greeting).toBe("To whom it may concern,");
      const [whole, role, firm, asked] = OPENING.exec(opening) ?? [];
      expect(whole).toBe(opening);
      for (const name of [role, firm]) {
        if (name === undefined) continue;
        expect(isPlainName(name)).toBe(true);
        expect(job.toLowerCase()).toContain(name.toLowerCase());
      }
      const proven = matchJob(resume, job).requirements.filter(({ status }) => status === "proven");
      for (const skill of asked?.split(/, | and /) ?? []) {
        skills += 1;
        const found = proven.find((requirement) => requirement.skill.toLowerCase() === skill.toLowerCase());
        expect(JSON.stringify(resume)).toContain(JSON.stringify(found?.evidence ?? "?").slice(1, -1));
      }
      const leave = rest.indexOf("More is in my resume, and I can tell you more.");
      expect(rest.slice(leave + 1)).toEqual([`Kind regards,\n${resume.name.trim()}`.trim()]);
      expect(leave).toBeLessThan(2);
      const proofs = leave === 1 ? (rest[0] ?? "") : "";
      if (proofs !== "") lettersWithProofs += 1;
      expect(isMadeOf(proofs, ownSentences(resume)) ? "" : proofs).toBe("");
      // So nobody is told that a draft goes beyond their resume.
      expect(sentencesToJudge(resume, text)).toEqual([]);
    }),
    { numRuns: 150 },
  );
  expect(lettersWithProofs).toBeGreaterThan(25);
  expect(skills).toBeGreaterThan(5);
});

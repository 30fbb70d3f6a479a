import { unsupportedClaims } from "../../claims/check-claims.ts";
import { baseOf } from "../../language/inflect.ts";
import type { Resume } from "../../resume/resume.ts";
import { matchJob } from "../match/match-job.ts";
import { readAdNames } from "./ad-names.ts";
import type { LetterCheck, LetterDraft } from "./letter-draft.ts";
import { resumeText } from "./resume-text.ts";

const MOST_SKILLS = 6;
const MOST_DEEDS = 3;

/** A letter that says what the resume says, in the order of what the ad asks for. Each sentence has passed the guard. */
export function draftLetter(resume: Resume, job: string): LetterDraft {
  const { role, company } = readAdNames(job);
  const proven = matchJob(resume, job).requirements.filter(({ status }) => status === "proven");
  const skills = [...new Set(proven.map(({ skill }) => skill))].slice(0, MOST_SKILLS);
  const deeds = deedsFor(
    resume,
    proven.flatMap(({ pointer }) => (pointer === null ? [] : [pointer])),
  );
  const what = role === null ? "this role" : `the role of ${role}`;
  const where = company === null ? "" : ` at ${company}`;
  const asked = skills.length === 0 ? "" : `You ask for ${listed(skills)}; my resume has them.`;
  const parts: { text: string; pointer: string | null }[][] = [
    [
      { text: `I am applying for ${what}${where}.`, pointer: null },
      { text: asked, pointer: null },
    ],
    deeds,
    [{ text: "I look forward to hearing from you.", pointer: null }],
  ];
  const sayable = parts.map((sentences) =>
    sentences.filter(({ text }) => text !== "" && checkLetter(resume, text, job).unsupported.length === 0),
  );
  const greeting = company === null ? "To the hiring team," : `To the hiring team at ${company},`;
  const closing = `Kind regards,\n${resume.name.trim()}`.trim();
  const body = sayable
    .map((sentences) => sentences.map(({ text }) => text).join(" "))
    .filter((text) => text !== "");
  const paragraphs = [greeting, ...body, closing];
  return {
    text: paragraphs.join("\n\n"),
    paragraphs,
    role,
    company,
    sources: sayable.flat().flatMap(({ pointer }) => (pointer === null ? [] : [pointer])),
  };
}

/** The guard over a letter: the resume is its source, the ad gives the names of role and firm and nothing else. */
export function checkLetter(resume: Resume, letter: string, job: string): LetterCheck {
  const { role, company } = readAdNames(job);
  const names = [role, company].filter((name) => name !== null).join("\n");
  return { unsupported: unsupportedClaims(resumeText(resume), letter, names) };
}

function deedsFor(resume: Resume, pointers: readonly string[]): { text: string; pointer: string }[] {
  const bullets = resume.experience.flatMap(({ bullets, title, company }, item) =>
    bullets.map((text, at) => ({ text, title, company, pointer: `/experience/${item}/bullets/${at}` })),
  );
  const wanted = bullets.filter(({ pointer }) => pointers.includes(pointer));
  const rest = bullets.filter(({ pointer }) => !pointers.includes(pointer));
  return [...wanted, ...rest].slice(0, MOST_DEEDS).flatMap(({ text, title, company, pointer }) => {
    const deed = inFirstPerson(text);
    if (deed === null) return [];
    const place = [company === "" ? "" : `At ${company}`, title === "" ? "" : `as ${title}`]
      .filter(Boolean)
      .join(", ");
    return [{ text: place === "" ? `${deed}.` : `${place}, ${deed}.`, pointer }];
  });
}

/** "Led a team" → "I led a team"; null where the line does not open with a deed. */
function inFirstPerson(line: string): string | null {
  const text = line.trim().replace(/[.;]$/, "");
  const [word = ""] = text.split(" ");
  if (baseOf(word, "past", "base") === null) return null;
  return `I ${word.toLowerCase()}${text.slice(word.length)}`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

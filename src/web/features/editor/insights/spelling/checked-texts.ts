import { allEntries } from "../../../../../domain/gazetteer/gazetteer.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { textsOf } from "../../../../../domain/sections/line.ts";
import { isTradeWord } from "./known-words.ts";

export interface CheckedText {
  readonly pointer: string;
  readonly text: string;
}

/** What is written in sentences. Names, periods and lists of skills have no grammar. */
export function checkedTexts(resume: Resume): CheckedText[] {
  const texts = [
    { pointer: "/summary", text: resume.summary },
    ...resume.experience.flatMap(({ bullets }, item) =>
      bullets.map(({ text }, at) => ({ pointer: `/experience/${item}/bullets/${at}`, text })),
    ),
    ...resume.projects.flatMap(({ desc }, item) =>
      desc.map(({ text }, at) => ({ pointer: `/projects/${item}/desc/${at}`, text })),
    ),
    { pointer: "/coverLetter", text: resume.coverLetter ?? "" },
  ];
  return texts.filter(({ text }) => text.trim() !== "");
}

/** Words that are right because they are names: the person's own, and those of technologies. */
export function ownNames(resume: Resume): ReadonlySet<string> {
  const named = [
    resume.name,
    resume.role,
    resume.location,
    ...resume.experience.flatMap(({ company, title }) => [company, title]),
    ...resume.education.flatMap(({ school, degree }) => [school, degree]),
    ...resume.projects.map(({ name }) => name),
    ...textsOf(resume.skills),
    ...textsOf(resume.certifications),
    ...textsOf(resume.languages),
  ];
  return new Set(named.flatMap(wordsOf).map((word) => word.toLowerCase()));
}

let technologies: ReadonlySet<string> | null = null;

/** Whether nobody could say that the word is misspelt: a name of the resume, a technology, a word of a trade, or one with signs or inner capitals. */
export function isName(word: string, own: ReadonlySet<string>): boolean {
  technologies ??= new Set(
    allEntries()
      .filter(({ kind }) => kind === "technology")
      .flatMap(({ spellings }) => spellings.flatMap(({ text }) => wordsOf(text)))
      .map((name) => name.toLowerCase()),
  );
  const known = technologies;
  const parts = wordsOf(word).map((part) => part.toLowerCase().replace(/['’]s$/, ""));
  if (/[\d_@#+/\\]|\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u.test(word)) return true;
  return parts.length > 0 && parts.every((part) => own.has(part) || known.has(part) || isTradeWord(part));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.+#-]*[\p{L}\p{N}+#])?/gu) ?? [];
}

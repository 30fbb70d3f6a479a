import { allEntries } from "../../../../../domain/gazetteer/gazetteer.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { sectionTexts } from "../../../../../domain/resume/section-texts.ts";
import { isTradeWord } from "./is-trade-word.ts";

export interface CheckedText {
  readonly pointer: string;
  readonly text: string;
}

/** What is written in sentences and shown on the page. Names, periods and lists of skills have no grammar. */
export function checkedTexts(resume: Resume): CheckedText[] {
  const sentences = sectionTexts(resume).filter(
    ({ field: { kind }, hidden }) => (kind === "text" || kind === "lines") && !hidden,
  );
  return [
    ...sentences.map(({ pointer, text }) => ({ pointer, text })),
    { pointer: "/coverLetter", text: resume.coverLetter ?? "" },
  ].filter(({ text }) => text.trim() !== "");
}

/** Words that are right because they are names: the person's own, and those of technologies. */
export function ownNames(resume: Resume): ReadonlySet<string> {
  const named = sectionTexts(resume).filter(({ field: { kind } }) => kind === "line" || kind === "chips");
  const texts = [resume.name, resume.role, resume.location, ...named.map(({ text }) => text)];
  return new Set(texts.flatMap(wordsOf).map((word) => word.toLowerCase()));
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

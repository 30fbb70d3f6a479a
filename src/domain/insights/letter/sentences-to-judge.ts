import { stem } from "../../language/stem.ts";
import { STOP_WORDS } from "../../language/stop-words.ts";
import { tokens } from "../../language/tokens.ts";
import { LIMITS } from "../../limits.ts";
import type { Resume } from "../../resume/resume.ts";
import { readOpening } from "./applied-for.ts";
import { withoutCertificates } from "./certificate-sentence.ts";
import { withoutFrame } from "./letter-frame.ts";
import { withoutHead } from "./letter-head.ts";
import { otherSentences } from "./other-sentences.ts";
import { resumeText } from "./resume-text.ts";

/** A sentence of a letter beside what the resume says of it. */
export interface LetterSentence {
  readonly text: string;
  /** The lines of the resume that speak most of the same. */
  readonly source: string;
  /** The rest of the resume, as far as one request carries it. */
  readonly facts: readonly string[];
}

/** A letter has some twenty. With one more than these, not all of it is judged, and nobody says that it was. */
export const MOST_SENTENCES = 40;
const NEAREST = 4;
const MOST_FACTS = 200;
const MOST_CHARACTERS = 12_000;

/** The sentences of a letter whose meaning is to be judged: neither the resume's own lines nor what any letter says. */
export function sentencesToJudge(resume: Resume, letter: string): LetterSentence[] {
  const { rest, applied } = readOpening(letter);
  const claimed = withoutCertificates(resume, withoutFrame(withoutHead(resume, rest, applied.company)));
  const others = otherSentences(resume, claimed).slice(0, MOST_SENTENCES + 1);
  if (others.length === 0) return [];
  const lines = resumeText(resume)
    .split(/\n|(?<=[.!?])\s/)
    .map((line) => ({ line: line.slice(0, LIMITS.bullet), words: contentWords(line) }));
  return others.map((text) => {
    const wanted = contentWords(text);
    const shared = ({ words }: { words: ReadonlySet<string> }) =>
      [...words].filter((word) => wanted.has(word)).length;
    const near = new Set(
      lines
        .map((line) => ({ line, count: shared(line) }))
        .toSorted((one, other) => other.count - one.count)
        .slice(0, NEAREST)
        .map(({ line }) => line),
    );
    const [source, facts] = [lines.filter((line) => near.has(line)), lines.filter((line) => !near.has(line))];
    return { text, source: source.map(({ line }) => line).join("\n"), facts: fitting(facts) };
  });
}

/** As many lines as one request carries; short ones, such as titles and skills, name most. */
function fitting(lines: readonly { readonly line: string }[]): string[] {
  let left = MOST_CHARACTERS;
  return lines
    .map(({ line }) => line)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, MOST_FACTS)
    .filter((line) => {
      left -= line.length;
      return left >= 0;
    });
}

function contentWords(text: string): ReadonlySet<string> {
  return new Set(
    tokens(text)
      .filter(({ lower }) => !STOP_WORDS.has(lower))
      .map(({ lower }) => stem(lower)),
  );
}

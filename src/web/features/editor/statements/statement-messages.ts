import type { Statement } from "../../../../domain/resume/statements.ts";

/** Where an answer can be read; null for what is in no text. */
type Answered = "your text" | "the suggestion" | null;

const NOT_SHOWN = "It is not shown on your resume.";

/** What is true of all statements of a list. A bullet's request leaves out what is about a line that is gone. */
export function listMessage(
  statements: readonly Statement[],
  lineNow: (line: string) => string | null,
  answeredIn: (statement: Statement) => Answered,
): string {
  const isUsed = ({ line }: Statement) => line === null || lineNow(line) !== null;
  const shown = shownWords(statements.map(answeredIn));
  return statements.some(isUsed) ? `Suggestions may rely on it. ${shown}` : shown;
}

/** Of an answer that can be read in a line it must not be said that it is not shown. */
function shownWords(places: readonly Answered[]): string {
  const [first = null] = places;
  if (places.every((place) => place === null)) return NOT_SHOWN;
  if (places.some((place) => place !== first)) return "What is not in your text is not shown on your resume.";
  return places.length === 1 ? `Your answer is in ${first}.` : `Your answers are in ${first}.`;
}

/** Which line a statement is about, as that reads now; null where it is gone. */
export function aboutMessage(lineNow: string | null): string {
  return lineNow === null
    ? "About a line that is not there any more: only a suggestion for your summary may rely on it"
    : `About “${lineNow}”`;
}

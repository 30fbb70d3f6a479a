import type { Statement } from "../../../../domain/resume/statements.ts";

const NOT_SHOWN = "It is not shown on your resume.";

/** What is true of all statements of a list. A bullet's request leaves out what is about a line that is gone. */
export function listWords(
  statements: readonly Statement[],
  lineNow: (stood: string) => string | null,
): string {
  const isUsed = ({ line }: Statement) => line === null || lineNow(line) !== null;
  return statements.some(isUsed) ? `Suggestions may rely on it. ${NOT_SHOWN}` : NOT_SHOWN;
}

/** Which line a statement is about, as that reads now; null where it is gone. */
export function aboutWords(lineNow: string | null): string {
  return lineNow === null
    ? "About a line that is not there any more: only a suggestion for your summary may rely on it"
    : `About “${lineNow}”`;
}

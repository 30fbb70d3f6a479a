import { stem } from "../../../domain/language/stem.ts";
import { STOP_WORDS } from "../../../domain/language/stop-words.ts";
import { tokens } from "../../../domain/language/tokens.ts";
import { contextText } from "../../../domain/suggestions/context-text.ts";
import type { AssistContext } from "../../../domain/suggestions/request.ts";

/**
 * The lines of the context that a summary speaks of. What it takes from the resume it takes nearly word by word, so that a line
 * of which it says less than half supports nothing; and the judge's time grows with every line.
 */
export function usedContext(
  context: AssistContext | undefined,
  source: string,
  summary: string,
): AssistContext {
  const said = contentOf(summary);
  const isUsed = (line: string) => {
    const words = [...contentOf(line)];
    return words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length;
  };
  const { statements = [], ...around } = context ?? {};
  const facts = contextText(around, source).split("\n").filter(isUsed);
  const places = (context?.roles ?? [])
    .filter(({ title, company }) => [title, company].some((name) => name !== "" && summary.includes(name)))
    .map(({ title, company, period }) => [title, company, period].join(", "));
  // What was confirmed is asked of the guard as such: it may stand in place of what it answers.
  return { facts: [...new Set([...places, ...facts])], statements: statements.filter(isUsed) };
}

/** The words that carry meaning, each by its root. */
export function contentOf(text: string): ReadonlySet<string> {
  return new Set(
    tokens(text)
      .filter(({ lower }) => !STOP_WORDS.has(lower))
      .map(({ lower }) => stem(lower)),
  );
}
